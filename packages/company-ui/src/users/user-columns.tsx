import { Avatar } from "@devguild/design-system/avatar";
import { Badge, type BadgeTone } from "@devguild/design-system/badge";
import { Button } from "@devguild/design-system/button";
import type { Column } from "@devguild/design-system/data-table";
import { RelativeTime } from "@devguild/design-system/relative-time";
import type { CompanyUser } from "@devguild/schemas/company-users";
import { type CompanyUserStatus, ROLE_LABELS } from "@devguild/schemas/constants/company-users";

import { Editing } from "../viewer/editing.tsx";
import classes from "./users-screen.module.css";

export const STATUS_LABELS: Record<CompanyUserStatus, string> = {
  active: "Active",
  invited: "Invited",
  suspended: "Suspended",
};

const STATUS_TONES: Record<CompanyUserStatus, BadgeTone> = {
  active: "ok",
  invited: "info",
  suspended: "neutral",
};

/** Sends an invitation again; null for people who can't. */
type Resend = ((user: CompanyUser) => void) | null;

function UserStatus({ user, onResend }: { user: CompanyUser; onResend: Resend }) {
  const { status, invitation_expired: hasExpired, full_name: name } = user;
  if (!hasExpired) return <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>;
  return (
    <div className={classes.expired}>
      <Badge tone="warn">Expired</Badge>
      {onResend && (
        <Editing>
          <Button size="sm" variant="subtle" onClick={() => onResend(user)}>
            Send again<span className="visually-hidden"> to {name}</span>
          </Button>
        </Editing>
      )}
    </div>
  );
}

/** Lists the columns of the list of a company's users. */
export const listUserColumns = (onResend: Resend): readonly Column<CompanyUser>[] => [
  {
    id: "person",
    head: "Person",
    cell: ({ full_name: name, email, image }) => (
      <div className={classes.person}>
        <Avatar name={name} src={image} size={32} />
        <div className={classes.names}>
          <strong>{name}</strong>
          <span className="dim">{email}</span>
        </div>
      </div>
    ),
  },
  { id: "role", head: "Role", cell: ({ role }) => ROLE_LABELS[role] },
  {
    id: "status",
    head: "Status",
    cell: (user) => <UserStatus user={user} onResend={onResend} />,
  },
  {
    id: "seen",
    head: "Last seen",
    cell: ({ last_login_at: seen, invited_at: invited }) =>
      seen ? (
        <RelativeTime date={seen} capital />
      ) : invited ? (
        <span className="dim">
          Invited <RelativeTime date={invited} />
        </span>
      ) : (
        <span className="dim">Never</span>
      ),
  },
];

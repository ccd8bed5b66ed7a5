import { Avatar } from "@devguild/design-system/avatar";
import { Badge, type BadgeTone } from "@devguild/design-system/badge";
import type { Column } from "@devguild/design-system/data-table";
import { RelativeTime } from "@devguild/design-system/relative-time";
import type { CompanyUser } from "@devguild/schemas/company-users";
import { type CompanyUserStatus, ROLE_LABELS } from "@devguild/schemas/constants/company-users";

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

/** The columns of the list of a company's users. */
export const USER_COLUMNS: readonly Column<CompanyUser>[] = [
  {
    id: "person",
    head: "Person",
    cell: ({ full_name: name, email, image, role }) => (
      <div className={classes.person}>
        <Avatar name={name} src={image} size={32} />
        <div className={classes.names}>
          <strong>{name}</strong>
          <span className="dim">{email}</span>
          <span className={classes.role}>{ROLE_LABELS[role]}</span>
        </div>
      </div>
    ),
  },
  { id: "role", head: "Role", cell: ({ role }) => ROLE_LABELS[role] },
  {
    id: "status",
    head: "Status",
    cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>,
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

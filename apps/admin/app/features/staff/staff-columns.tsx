import { Avatar } from "@devguild/design-system/avatar";
import type { Column } from "@devguild/design-system/data-table";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { RowButton } from "@devguild/design-system/row-link";
import { Status } from "@devguild/design-system/status";
import type { AdminUser } from "@devguild/schemas/admin-users";
import { ADMIN_ROLE_LABELS } from "@devguild/schemas/constants/admin-users";

import { describeFactor, describeStanding } from "./describe-staff.ts";
import classes from "./staff-columns.module.css";
import { NoValue } from "../lists/cells.tsx";

function Standing({ person, now }: { person: AdminUser; now: Date }) {
  const { tone, text } = describeStanding(person, now);
  return (
    <Status tone={tone}>
      {text}
      {text === "Invited" && person.invited_at && (
        <>
          {" "}
          <RelativeTime date={person.invited_at} />
        </>
      )}
    </Status>
  );
}

type Options = {
  /** When the list was read. */
  now: Date;
  /** Whether someone can be changed; nobody can change themselves. */
  canChange: (person: AdminUser) => boolean;
  onOpen: (person: AdminUser) => void;
};

/** Builds the columns of the list of staff; the name opens someone's role. */
export const buildStaffColumns = ({
  now,
  canChange,
  onOpen,
}: Options): readonly Column<AdminUser>[] => [
  {
    id: "name",
    head: "Name",
    width: "32%",
    sortable: true,
    cell: (person) => (
      <span className={classes.person}>
        <Avatar name={person.full_name} src={person.image} size={32} />
        <span className={classes.names}>
          {canChange(person) ? (
            <RowButton onClick={() => onOpen(person)}>{person.full_name}</RowButton>
          ) : (
            <strong>{person.full_name}</strong>
          )}
          {person.full_name !== person.email && <span className="dim">{person.email}</span>}
        </span>
      </span>
    ),
  },
  { id: "role", head: "Role", cell: ({ role }) => ADMIN_ROLE_LABELS[role] },
  {
    id: "factor",
    head: "Two-step login",
    cell: (person) => describeFactor(person) ?? <NoValue />,
  },
  {
    id: "last_login_at",
    head: "Last login",
    sortable: true,
    cell: ({ last_login_at: at }) => (at ? <RelativeTime date={at} capital /> : <NoValue />),
  },
  {
    id: "status",
    head: "Status",
    cell: (person) => <Standing person={person} now={now} />,
  },
];

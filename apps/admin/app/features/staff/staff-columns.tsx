import { Avatar } from "@devguild/design-system/avatar";
import type { Column } from "@devguild/design-system/data-table";
import { RelativeTime } from "@devguild/design-system/relative-time";
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

/** Builds the columns of the list of staff, as it was read at `now`. */
export const buildStaffColumns = (now: Date): readonly Column<AdminUser>[] => [
  {
    id: "person",
    head: "Name",
    cell: (person) => (
      <div className={classes.person}>
        <Avatar name={person.full_name} src={person.image} size={32} />
        <div className={classes.names}>
          <strong>{person.full_name}</strong>
          <span className="dim">{person.email}</span>
          <span className={classes.folded}>{ADMIN_ROLE_LABELS[person.role]}</span>
          <span className={classes.folded}>
            <Standing person={person} now={now} />
          </span>
        </div>
      </div>
    ),
  },
  { id: "role", head: "Role", cell: ({ role }) => ADMIN_ROLE_LABELS[role] },
  {
    id: "factor",
    head: "Two-step login",
    cell: (person) => describeFactor(person) ?? <NoValue />,
  },
  {
    id: "login",
    head: "Last login",
    cell: ({ last_login_at: at }) => (at ? <RelativeTime date={at} capital /> : <NoValue />),
  },
  {
    id: "status",
    head: "Status",
    stays: true,
    cell: (person) => <Standing person={person} now={now} />,
  },
];

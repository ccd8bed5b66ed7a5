import { Avatar } from "@devguild/design-system/avatar";
import type { Column } from "@devguild/design-system/data-table";
import { RowLink } from "@devguild/design-system/row-link";
import { Status } from "@devguild/design-system/status";
import type { AdminDeveloper, AdminDevelopersFilter } from "@devguild/schemas/admin-developers";
import {
  DEVELOPER_STATUS_LABELS,
  DEVELOPER_STATUSES,
} from "@devguild/schemas/constants/admin-developers";

import type { FilterChoice } from "../lists/filter-choice.tsx";
import { Figure, NoValue, ShortDate } from "../lists/cells.tsx";
import type { ListShape, ListState } from "../lists/list-address.ts";
import { developerPath } from "./developer-addresses.ts";
import classes from "./developer-list.module.css";
import { describeAccount, describeSeniority } from "./developer-words.ts";

type State = ListState<"newest", "statuses">;

/** The list of developers, the newest first. */
export const DEVELOPER_LIST: ListShape<"newest", "statuses"> = {
  text: "query",
  orders: ["newest"],
  defaultOrder: { order: "newest", direction: "desc" },
  filters: { statuses: { values: DEVELOPER_STATUSES, many: true } },
};

/** The filters of developers. */
export const DEVELOPER_FILTERS: FilterChoice<"statuses">[] = [
  {
    name: "statuses",
    label: "Status",
    options: DEVELOPER_STATUSES.map((value) => ({ value, label: DEVELOPER_STATUS_LABELS[value] })),
  },
];

/** Converts the list's state to the API's filters. */
export const toDevelopersFilter = ({
  text,
  filters: { statuses },
}: State): Partial<AdminDevelopersFilter> => ({
  query: text,
  statuses: statuses as AdminDevelopersFilter["statuses"],
});

/** Returns what a developer is called where the name may be missing. */
export const nameDeveloper = ({
  full_name: name,
  email,
}: Pick<AdminDeveloper, "full_name" | "email">) => name || email;

/** The columns of the list of developers. */
export const DEVELOPER_COLUMNS: readonly Column<AdminDeveloper>[] = [
  {
    id: "person",
    head: "Developer",
    width: "32%",
    cell: (developer) => (
      <span className={classes.person}>
        <Avatar name={nameDeveloper(developer)} src={developer.image} size={32} />
        <span className={classes.names}>
          <RowLink to={developerPath(developer.id)}>{nameDeveloper(developer)}</RowLink>
          {developer.full_name && <span className="dim">{developer.email}</span>}
        </span>
      </span>
    ),
  },
  {
    id: "status",
    stays: true,
    head: "Status",
    cell: (developer) => {
      const { tone, label } = describeAccount(developer);
      return <Status tone={tone}>{label}</Status>;
    },
  },
  {
    id: "position",
    head: "Position",
    cell: ({ position, seniority }) =>
      position || <span className="dim">{describeSeniority(seniority)}</span>,
  },
  {
    id: "city",
    head: "Lives in",
    cell: ({ residence_city: city }) => city ?? <NoValue />,
  },
  {
    id: "applications",
    head: "Applications",
    kind: "figure",
    cell: ({ applications }) => <Figure value={applications} />,
  },
  {
    id: "created_at",
    head: "Since",
    kind: "date",
    cell: ({ created_at: at }) => <ShortDate date={at} />,
  },
];

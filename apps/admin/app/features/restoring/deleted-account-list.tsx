import type { Column } from "@devguild/design-system/data-table";
import { RelativeTime } from "@devguild/design-system/relative-time";
import type { AccountType } from "@devguild/schemas/constants/accounts";
import type { DeletedAccountRow, DeletedAccountsQuery } from "@devguild/schemas/deleted-accounts";

import { ShortDate } from "../lists/cells.tsx";
import type { ListShape, ListState } from "../lists/list-address.ts";
import classes from "./deleted-account-list.module.css";

/** The list of deleted accounts, the latest first. */
export const DELETED_ACCOUNT_LIST: ListShape<"deleted_at", never> = {
  text: "search_term",
  orders: ["deleted_at"],
  defaultOrder: { order: "deleted_at", direction: "desc" },
  filters: {},
};

/** Converts the list's state to the API's query. */
export const toDeletedAccountsQuery = ({
  text,
  page,
}: ListState<"deleted_at", never>): Partial<DeletedAccountsQuery> => ({ search_term: text, page });

const TYPES: Record<AccountType, string> = {
  developer: "Developer",
  generic: "Without a role",
  company: "Company",
  admin: "Staff",
};

/** The columns of the list of deleted accounts. */
export const DELETED_ACCOUNT_COLUMNS: readonly Column<DeletedAccountRow>[] = [
  {
    id: "person",
    head: "Name",
    width: "34%",
    cell: ({ full_name: name, email }) => (
      <div className={classes.person}>
        <strong>{name || email}</strong>
        {name && <span className="dim">{email}</span>}
      </div>
    ),
  },
  { id: "type", head: "Account", cell: ({ account_type: type }) => TYPES[type] },
  {
    id: "by",
    head: "Deleted by",
    cell: ({ deleted_by: by }) => by?.full_name ?? <span className="dim">Themselves</span>,
  },
  {
    id: "deleted_at",
    head: "Deleted",
    cell: ({ deleted_at: at }) => <RelativeTime date={at} capital />,
  },
  {
    id: "restorable_until",
    head: "Restorable until",
    kind: "date",
    cell: ({ restorable_until: until }) => <ShortDate date={until} />,
  },
];

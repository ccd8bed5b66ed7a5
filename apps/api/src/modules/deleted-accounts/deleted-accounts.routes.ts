import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { restoreDeletedAccounts } from "../accounts/restore-account.commands.ts";
import { deletedAccountSnapshot, listDeletedAccounts } from "./deleted-accounts.queries.ts";

export const deletedAccountRoutes = implement(
  contract.deletedAccounts,
  {
    list: async ({ db, query }) => {
      const { rows, total } = await listDeletedAccounts(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    restore: async ({ db, params }) => ({ data: await restoreDeletedAccounts(db, params.userId) }),
  },
  { "deleted-account": deletedAccountSnapshot },
);

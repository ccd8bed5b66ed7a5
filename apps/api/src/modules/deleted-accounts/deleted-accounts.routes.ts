import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { restoreDeletedAccounts } from "../accounts/restore-account.commands.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { DELETED_ACCOUNTS_HEAD, toDeletedAccountCells } from "./deleted-accounts-csv.policy.ts";
import {
  deletedAccountSnapshot,
  listDeletedAccounts,
  readDeletedAccounts,
} from "./deleted-accounts.queries.ts";

export const deletedAccountRoutes = implement(
  contract.deletedAccounts,
  {
    list: async ({ db, query }) => {
      const { rows, total } = await listDeletedAccounts(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    csv: async ({ db, viewer, query }) => {
      await recordExport(db, viewer, "deleted-accounts");
      return {
        name: "deleted-accounts.csv",
        body: toCsv(DELETED_ACCOUNTS_HEAD, readDeletedAccounts(db, query), toDeletedAccountCells),
      };
    },
    restore: async ({ db, params }) => ({ data: await restoreDeletedAccounts(db, params.userId) }),
  },
  { "deleted-account": deletedAccountSnapshot },
);

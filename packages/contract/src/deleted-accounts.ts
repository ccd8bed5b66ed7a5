import {
  deletedAccountRow,
  deletedAccountsFilter,
  deletedAccountsQuery,
} from "@devguild/schemas/deleted-accounts";
import { dataOf, pageOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

export const deletedAccounts = {
  list: endpoint({
    method: "GET",
    path: "/admin/developers/deleted",
    summary: "Deleted accounts that can still be restored, the latest first",
    access: [admin("admin.view-developers")],
    query: deletedAccountsQuery,
    answer: { 200: pageOf(deletedAccountRow) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/admin/developers/deleted/csv",
    summary:
      "Deleted accounts that can still be restored as a spreadsheet, searched and filtered; the download is in the audit log",
    access: [admin("admin.view-developers")],
    query: deletedAccountsFilter,
    file: "text/csv",
    answer: { 200: null },
  }),
  restore: endpoint({
    method: "POST",
    path: "/admin/developers/:userId/restore",
    summary: "Restore someone's deleted account, and the login if it was deleted with it",
    access: [admin("admin.edit-developers")],
    audit: { action: "account.restore", subject: "deleted-account", id: "params.userId" },
    answer: { 200: dataOf(z.object({ user_id: z.number().int(), email: z.string() })) },
    errors: [409],
  }),
};

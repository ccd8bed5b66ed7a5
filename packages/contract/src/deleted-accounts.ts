import { deletedAccountRow, deletedAccountsQuery } from "@devguild/schemas/deleted-accounts";
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

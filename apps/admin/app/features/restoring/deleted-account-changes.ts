import type { DeletedAccountRow } from "@devguild/schemas/deleted-accounts";

import type { ListChanges } from "../lists/list-changes.ts";

/** What can be done to several deleted accounts at once. */
export const DELETED_ACCOUNT_CHANGES: ListChanges<DeletedAccountRow> = {
  list: "deleted_accounts",
  permission: "admin.edit-developers",
  noun: ["account", "accounts"],
  all: [
    {
      action: "deleted_accounts.restore",
      label: "Restore",
      confirmLabel: (counted) => `Restore ${counted}`,
      consequence:
        "They can log in again with their former passwords and find everything as it was. Each gets an email. This can’t be undone.",
      canChange: () => true,
      none: "",
    },
  ],
};

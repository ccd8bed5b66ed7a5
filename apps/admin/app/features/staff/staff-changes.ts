import type { AdminUser } from "@devguild/schemas/admin-users";

import type { ListChanges } from "../lists/list-changes.ts";

/** What can be done to several members of staff at once. */
export const STAFF_CHANGES: ListChanges<AdminUser> = {
  list: "staff",
  permission: "admin.manage-admin-users",
  noun: ["person", "people"],
  all: [
    {
      action: "staff.resend-invitation",
      label: "Resend invitation",
      confirmLabel: (counted) => `Resend the invitations of ${counted}`,
      consequence: "Each gets a new link by email. The links of earlier emails stop working.",
      canChange: ({ status }) => status === "pending",
      none: "They have all accepted their invitations.",
    },
  ],
};

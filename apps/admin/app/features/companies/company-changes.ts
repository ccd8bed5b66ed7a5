import type { AdminCompany } from "@devguild/schemas/companies";

import type { ListChanges } from "../lists/list-changes.ts";

/** What can be done to several companies at once. */
export const COMPANY_CHANGES: ListChanges<AdminCompany> = {
  list: "companies",
  permission: "admin.edit-company-account",
  noun: ["company", "companies"],
  all: [
    {
      action: "companies.assign-manager",
      label: "Assign a manager",
      confirmLabel: (counted) => `Assign ${counted}`,
      consequence: "",
      canChange: () => true,
      none: "",
    },
  ],
};

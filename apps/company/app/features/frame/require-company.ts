import type { CompanyPermission } from "@devguild/schemas/constants/accounts";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import type { LoaderContext } from "@devguild/session/with-queries";
import { data } from "react-router";

/** Returns the visitor's company; throws 403 for other accounts and missing permissions. */
export const requireCompany = (
  visit: Pick<LoaderContext, "user" | "url">,
  permission?: CompanyPermission,
) => {
  const { company } = requireAccount(visit, "company");
  if (permission) requirePermission(visit, permission);
  if (!company) throw data(null, { status: 403 });
  return company;
};

/** The visitor's company. */
export type Company = ReturnType<typeof requireCompany>;

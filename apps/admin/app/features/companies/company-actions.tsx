import { Button } from "@devguild/design-system/button";
import { LinkButton } from "@devguild/design-system/link-button";
import type { CompanyBaseInfo } from "@devguild/schemas/companies";
import { companyPath } from "@devguild/schemas/constants/companies";

import { usePermitted } from "../frame/use-permitted.ts";
import { editJobPath } from "./company-addresses.ts";

/** Leads to a company’s public page, if it has one, and to a new ad; without the permission for it, that is off. */
export function CompanyActions({ company }: { company: CompanyBaseInfo }) {
  const permitted = usePermitted("admin.edit-company-jobs");
  const label = "Post a job";
  return (
    <>
      {company.published && (
        <LinkButton size="sm" to={companyPath(company)} target="_blank">
          View page
        </LinkButton>
      )}
      {"disabled" in permitted ? (
        <Button size="sm" {...permitted}>
          {label}
        </Button>
      ) : (
        <LinkButton size="sm" to={editJobPath(company.id, "new")}>
          {label}
        </LinkButton>
      )}
    </>
  );
}

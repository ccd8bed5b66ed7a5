import { LinkButton } from "@devguild/design-system/link-button";
import type { CompanyBaseInfo } from "@devguild/schemas/companies";
import { companyPath } from "@devguild/schemas/constants/companies";

import { PermittedLinkButton } from "../frame/permitted-link-button.tsx";
import { editJobPath } from "./company-addresses.ts";

/** Leads to a company’s public page, if it has one, and to a new ad. */
export function CompanyActions({ company }: { company: CompanyBaseInfo }) {
  return (
    <>
      {company.published && (
        <LinkButton size="sm" to={companyPath(company)} target="_blank">
          View page
        </LinkButton>
      )}
      <PermittedLinkButton
        permission="admin.edit-company-jobs"
        size="sm"
        to={editJobPath(company.id, "new")}
      >
        Post a job
      </PermittedLinkButton>
    </>
  );
}

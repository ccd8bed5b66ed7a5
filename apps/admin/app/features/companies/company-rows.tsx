import { LogoTile } from "@devguild/design-system/logo-tile";
import { RowLink } from "@devguild/design-system/row-link";
import { CompanyStatusBadge } from "@devguild/design-system/company-status-badge";
import { COMPANY_STATUS } from "@devguild/schemas/constants/company-statuses";
import type { AdminCompany } from "@devguild/schemas/companies";

import { companyJobsPath } from "./company-addresses.ts";
import classes from "./company-rows.module.css";

/** A compact list of companies: name, status unless it is the normal one, live jobs and credits. */
export function CompanyRows({ companies }: { companies: readonly AdminCompany[] }) {
  return (
    <ul className={classes.rows}>
      {companies.map((company) => (
        <li key={company.id}>
          <LogoTile name={company.name} src={company.logo_url} size={32} />
          <span className={classes.words}>
            <RowLink to={companyJobsPath(company.id)}>{company.name}</RowLink>
            <span className={classes.facts}>
              {company.published_jobs} live {company.published_jobs === 1 ? "job" : "jobs"},{" "}
              {company.credits} {company.credits === 1 ? "credit" : "credits"}
            </span>
          </span>
          {company.status !== COMPANY_STATUS.PUBLISHED && (
            <CompanyStatusBadge status={company.status} />
          )}
        </li>
      ))}
    </ul>
  );
}

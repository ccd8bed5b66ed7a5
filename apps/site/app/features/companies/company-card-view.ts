import type { CompanyCardView } from "@devguild/design-system/company-card";
import type { CompanyCard } from "@devguild/schemas/public-companies";

import { companiesOfSkill } from "./company-links.ts";
import { companyPagePath } from "./company-path.ts";

const SKILLS_SHOWN = 3;

/** Converts a company to its card's view model. */
export const toCompanyCardView = (company: CompanyCard): CompanyCardView => {
  const to = companyPagePath(company);
  const [industry] = company.industries;
  return {
    name: company.name,
    to,
    logo: company.logo_url,
    line: [industry?.label, company.headquarters].filter(Boolean).join("\u00a0· "),
    about: company.short_description,
    skills: company.tech_stack
      .slice(0, SKILLS_SHOWN)
      .map(({ name, slug }) => ({ name, to: companiesOfSkill(slug) })),
    jobs: { count: company.open_jobs, to: `${to}#jobs` },
    people: company.employees,
    tells: company.has_brand_page,
  };
};

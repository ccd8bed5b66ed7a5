import { CompanyCard } from "@devguild/design-system/company-card";
import type { CompanyCard as Card } from "@devguild/schemas/public-companies";

import { toCompanyCardView } from "./company-card-view.ts";
import classes from "./company-grid.module.css";

type Props = { companies: readonly Card[]; label: string; headingLevel: 2 | 3 };

/** Companies side by side. */
export function CompanyGrid({ companies, label, headingLevel }: Props) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {companies.map((company) => (
        <li key={company.id} data-track={`company:${company.id}`}>
          <CompanyCard company={toCompanyCardView(company)} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

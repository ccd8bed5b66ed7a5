import { ChipLinks } from "@devguild/design-system/chip-links";
import { writeAddress } from "@devguild/session/addresses";

import { type CompaniesState, COMPANY_LIST } from "./companies-address.ts";
import classes from "./companies-meant.module.css";
import { COMPANIES } from "./company-links.ts";
import type { MeantCompanies } from "./read-typed-company.ts";

type Props = {
  meant: MeantCompanies;
  /** The list that the chosen company is added to. */
  state: CompaniesState;
};

/** Asks which company a typed name means; each option links to the list with that company. */
export function CompaniesMeant({ meant: { typed, companies }, state }: Props) {
  if (companies.length === 0) return <p className={classes.text}>No companies match “{typed}”.</p>;
  return (
    <div className={classes.meant}>
      <p className={classes.text}>Several companies match “{typed}”. Choose one:</p>
      <ChipLinks
        label={`Companies matching “${typed}”`}
        links={companies.map(({ slug, label }) => ({
          to:
            COMPANIES +
            writeAddress(COMPANY_LIST, { ...state, companies: [...state.companies, slug] }),
          label,
        }))}
      />
    </div>
  );
}

import type {
  companyIndustries,
  companyKeyValues,
} from "../../src/modules/companies/companies.tables.ts";
import { INDUSTRY_ROWS, KEY_VALUE_ROWS } from "../catalogue/company-lists.ts";
import { createRandom } from "../random.ts";
import { type Company, SHOWCASE } from "./companies.ts";
import { DOMAINS } from "./texts/domains.ts";

const SHOWCASE_VALUES: ReadonlySet<string> = new Set([
  "Plain decisions",
  "Quiet releases",
  "Close to the users",
]);

const industryId = (label: string) => {
  const industry = INDUSTRY_ROWS.find((row) => row.label === label);
  if (!industry) throw new Error(`There is no industry ${label}.`);
  return industry.id;
};

// Some companies sell to a second industry.
const pickIndustries = ({ domain, row }: Company) => {
  const random = createRandom(`industries of ${row.name}`);
  const other = random.pick(Object.values(DOMAINS)).industry;
  const main = DOMAINS[domain].industry;
  const labels = row.name !== SHOWCASE && random.chance(0.3) ? [main, other] : [main];
  return [...new Set(labels)].map(industryId);
};

const pickValues = ({ row }: Company) => {
  const random = createRandom(`values of ${row.name}`);
  if (row.name !== SHOWCASE) return random.some(KEY_VALUE_ROWS, random.int(3, 5));
  return KEY_VALUE_ROWS.filter(({ label }) => SHOWCASE_VALUES.has(label));
};

/** Creates the industries and values of each company. */
export const makeCompanyProfiles = (companies: readonly Company[]) => ({
  companyIndustries: companies.flatMap((company) =>
    pickIndustries(company).map((industry_id, position) => ({
      company_id: company.row.id,
      industry_id,
      position,
    })),
  ) satisfies (typeof companyIndustries.$inferInsert)[],
  companyKeyValues: companies.flatMap((company) =>
    pickValues(company).map(({ id }, position) => ({
      company_id: company.row.id,
      key_value_id: id,
      position,
    })),
  ) satisfies (typeof companyKeyValues.$inferInsert)[],
});

import { vatIdExample } from "@devguild/schemas/constants/vat-ids";

import type { companyBilling } from "../../src/modules/invoices/company-billing.tables.ts";
import { createRandom } from "../random.ts";
import { type Company, SHOWCASE } from "./companies.ts";

/** Whom a company's invoices are made out to. */
export type BillingRow = typeof companyBilling.$inferInsert;

const WITHOUT_VAT_ID = 0.15;
const STREETS = ["Market Street", "Station Road", "Mill Lane", "Harbour Street", "Garden Row"];

const showcaseBilling = {
  billing_email: "billing@tidewerk.example",
  billing_information: "Tidewerk GmbH\nAm Sandtorkai 41\n20457 Hamburg",
  billing_country: "DE",
  billing_vat: "DE298417056",
};

/** Creates the billing data of companies that can buy, or have submitted an ad. */
export const makeBilling = (companies: readonly Company[]): BillingRow[] =>
  companies.flatMap(({ row, cities: [city], standing }) => {
    if (standing !== "open" && standing !== "unverified") return [];
    const random = createRandom(`billing of ${row.name}`);
    const street = `${random.pick(STREETS)} ${random.int(1, 120)}`;
    const vatId = random.chance(WITHOUT_VAT_ID) ? undefined : vatIdExample(city.iso2);
    return {
      company_id: row.id,
      ...(row.name === SHOWCASE
        ? showcaseBilling
        : {
            billing_email: `billing@${row.slug}.example`,
            billing_information: `${row.name}\n${street}\n${city.name}`,
            billing_country: city.iso2,
            billing_vat: vatId ?? null,
          }),
    };
  });

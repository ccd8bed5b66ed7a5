import {
  EU_COUNTRIES,
  isEuCountry,
  readVatId,
  vatIdExample,
} from "@devguild/schemas/constants/vat-ids";
import { z } from "zod";

const line = z.string().trim().max(300).default("");

/** The seller on invoices; name and address are the operator's unless they are set. */
export const sellerVariables = {
  SELLER_COUNTRY: z.string().trim().toUpperCase().default("AT"),
  SELLER_NAME: line,
  /** Lines are separated by commas. */
  SELLER_ADDRESS: line,
  SELLER_VAT_ID: line,
  SELLER_IBAN: z
    .string()
    .transform((text) => text.toUpperCase().replaceAll(" ", ""))
    .pipe(z.string().regex(/^([A-Z]{2}\d{2}[A-Z\d]{11,30})?$/, "must be an IBAN"))
    .default(""),
  SELLER_BIC: line,
};

/** Who issues invoices, and the account they are paid to. */
export type Seller = {
  country: string;
  name: string;
  address: readonly string[];
  vatId: string;
  iban: string;
  bic: string;
};

type Values = { [Name in keyof typeof sellerVariables]: string } & {
  DEVGUILD_ENV: string;
  OPERATOR_NAME: string;
  OPERATOR_ADDRESS: string;
};

// For the demo only, like the VAT id that is the example of its country.
const DEMO_IBAN = "AT611904300234573201";
const DEMO_BIC = "OPSKATWW";

/** Lists what is wrong with the seller's data; production may not issue invoices with the demo's. */
export const findSellerProblems = (values: Values): string[] => {
  const { SELLER_COUNTRY: country, SELLER_VAT_ID: vatId } = values;
  if (!isEuCountry(country)) return [`SELLER_COUNTRY: must be one of ${EU_COUNTRIES.join(", ")}`];
  const problems =
    vatId && readVatId(vatId, country) === null
      ? [`SELLER_VAT_ID: must look like ${vatIdExample(country)}`]
      : [];
  if (values.DEVGUILD_ENV !== "production") return problems;
  return [
    ...problems,
    ...(["SELLER_VAT_ID", "SELLER_IBAN"] as const)
      .filter((name) => !values[name])
      .map((name) => `${name}: is needed when DEVGUILD_ENV is production`),
  ];
};

/** Returns the seller from the variables. */
export const readSeller = (values: Values): Seller => ({
  country: values.SELLER_COUNTRY,
  name: values.SELLER_NAME || values.OPERATOR_NAME,
  address: (values.SELLER_ADDRESS || values.OPERATOR_ADDRESS).split(",").map((part) => part.trim()),
  vatId:
    readVatId(values.SELLER_VAT_ID, values.SELLER_COUNTRY) ??
    vatIdExample(values.SELLER_COUNTRY) ??
    "",
  iban: values.SELLER_IBAN || DEMO_IBAN,
  bic: values.SELLER_BIC || (values.SELLER_IBAN ? "" : DEMO_BIC),
});

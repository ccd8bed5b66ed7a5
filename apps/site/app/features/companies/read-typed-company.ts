import type { FilterItem } from "@devguild/schemas/catalogue";
import { plainText } from "@devguild/schemas/slugs";
import { writeAddress } from "@devguild/session/addresses";
import type { LoaderContext } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import { type CompaniesState, COMPANY_LIST, TYPED_COMPANY } from "./companies-address.ts";

const MAX_LENGTH = 100;

/** A typed name and the companies that it could mean: none, or several. */
export type MeantCompanies = { typed: string; companies: FilterItem[] };

/**
 * Resolves a company name sent by a form without scripts. Redirects to the list with the company if
 * there is exactly one; returns null if no name was typed.
 */
export const readTypedCompany = async (
  { api, url }: Pick<LoaderContext, "api" | "url">,
  state: CompaniesState,
): Promise<MeantCompanies | null> => {
  const typed = (url.searchParams.get(TYPED_COMPANY) ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed();
  if (typed === "") return null;
  const { data: companies } = await api.companyLists.companies.call({ query: { search: typed } });
  const named = companies.filter(({ label }) => plainText(label) === plainText(typed));
  const [first, second] = named.length > 0 ? named : companies;
  if (!first || second) return { typed, companies };
  const chosen = new Set([...state.companies, first.slug]);
  throw redirect(url.pathname + writeAddress(COMPANY_LIST, { ...state, companies: [...chosen] }));
};

import type { FilterItem } from "@devguild/schemas/catalogue";
import { plainText } from "@devguild/schemas/slugs";
import { writeAddress } from "@devguild/session/addresses";
import type { LoaderContext } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import { type CompaniesState, COMPANY_LIST, TYPED_COMPANY } from "./companies-address.ts";

const MOST_CHARACTERS = 100;

/** A name as it was typed, and the companies that it may mean: none, or several. */
export type MeantCompanies = { typed: string; companies: FilterItem[] };

/**
 * What a name means that a form without scripts was sent with: one company is sent on to the list with
 * it. Null where no name was typed.
 */
export const readTypedCompany = async (
  { api, url }: Pick<LoaderContext, "api" | "url">,
  state: CompaniesState,
): Promise<MeantCompanies | null> => {
  const typed = (url.searchParams.get(TYPED_COMPANY) ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MOST_CHARACTERS)
    .toWellFormed();
  if (typed === "") return null;
  const { data: companies } = await api.companyLists.companies.call({ query: { search: typed } });
  const named = companies.filter(({ label }) => plainText(label) === plainText(typed));
  const [one, another] = named.length > 0 ? named : companies;
  if (!one || another) return { typed, companies };
  const chosen = new Set([...state.companies, one.slug]);
  throw redirect(url.pathname + writeAddress(COMPANY_LIST, { ...state, companies: [...chosen] }));
};

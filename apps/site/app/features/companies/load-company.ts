import type { CompanyAddress, PublicCompany } from "@devguild/schemas/public-companies";
import type { LoaderContext } from "@devguild/session/with-queries";

import { followMoved, readId } from "../frame/follow-moved.ts";
import { companyPagePath } from "./company-path.ts";

/** Builds the API parameters for a company's canonical address. */
export const toCompanyAddress = ({ id, slug }: { id: number; slug: string }) => ({
  company_id: id,
  company_slug: slug,
});

/** Parses the first parts of a path into an address: an id and a slug, or one of them. */
const parseAddress = (first: string, second = ""): CompanyAddress => {
  const id = readId(first);
  return id > 0 ? { company_id: id, company_slug: second } : { company_id: 0, company_slug: first };
};

/**
 * Loads a company's page by any form of its address. Redirects permanently unless it is the canonical
 * one.
 */
export const loadCompany = async ({
  api,
  queries,
  params,
}: LoaderContext): Promise<PublicCompany> => {
  const query = parseAddress(params["company_id"] ?? "", params["company_slug"]);
  const { data } = await followMoved(
    () => api.publicCompanies.details.call({ query }),
    (moved) => {
      const { company_id: id, company_slug: slug } = moved as CompanyAddress;
      return companyPagePath({ id, slug });
    },
  );
  queries.setQueryData(
    api.publicCompanies.details.options({ query: toCompanyAddress(data) }).queryKey,
    { data },
  );
  return data;
};

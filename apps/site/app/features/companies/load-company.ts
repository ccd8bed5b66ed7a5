import type { CompanyAddress, PublicCompany } from "@devguild/schemas/public-companies";
import type { LoaderContext } from "@devguild/session/with-queries";

import { followMoved, readId } from "../frame/follow-moved.ts";
import { companyPagePath } from "./company-path.ts";

/** The parameters that ask the API for a company by its canonical address. */
export const toCompanyAddress = ({ id, slug }: { id: number; slug: string }) => ({
  company_id: id,
  company_slug: slug,
});

/** The address that the first parts of a path make: an id and a slug, or one of them. */
const addressOf = (first: string, second = ""): CompanyAddress => {
  const id = readId(first);
  return id > 0 ? { company_id: id, company_slug: second } : { company_id: 0, company_slug: first };
};

/**
 * Loads a company's page by its address, whichever form that has; another address than the canonical
 * one is redirected there for good.
 */
export const loadCompany = async ({
  api,
  queries,
  params,
}: LoaderContext): Promise<PublicCompany> => {
  const query = addressOf(params["company_id"] ?? "", params["company_slug"]);
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

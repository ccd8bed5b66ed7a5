import { searchWords } from "@devguild/job-index/words";
import { POSTING_MESSAGES } from "@devguild/schemas/constants/postings";
import type { PostingChange } from "@devguild/schemas/posting-body";

import type { Db } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { coveredLocationIds } from "../catalogue/location-hierarchy.policy.ts";
import { findPrice } from "../prices/prices.queries.ts";
import { isActiveUser } from "./company-users.queries.ts";
import { applyChange, findUnknown, type PostingValues } from "./posting-values.policy.ts";

/** The facts about a company that its ads depend on. */
export type PostingCompany = { id: number; name: string; external: boolean };

/** Applies a change to an ad's values; throws 422 for values that don't exist. */
export const readValues = async (
  tx: Db,
  company: PostingCompany,
  before: PostingValues,
  change: PostingChange,
): Promise<PostingValues> => {
  const catalogue = await getCatalogue(tx);
  const errors = findUnknown(catalogue, change);
  const { price_id: priceId, job_posting_owner_id: ownerId } = change;
  if (priceId && !(await findPrice(tx, priceId)))
    errors["price_id"] = POSTING_MESSAGES.priceUnknown;
  if (ownerId && !(await isActiveUser(tx, company.id, ownerId)))
    errors["job_posting_owner_id"] = POSTING_MESSAGES.ownerUnknown;
  if (change.direct_apply && !before.direct_apply && !company.external)
    errors["direct_apply"] = POSTING_MESSAGES.externalNotAllowed;
  if (Object.keys(errors).length > 0) invalid(errors);
  return applyChange(catalogue, before, change);
};

/** Builds the columns of an ad from its values, including derived ones. */
export const buildColumns = async (tx: Db, company: PostingCompany, values: PostingValues) => {
  const { hierarchy } = await getCatalogue(tx);
  const shownName = values.is_agency ? values.job_company_name : null;
  return {
    ...values,
    hybrid_option_id: values.hybrid_option_id ?? 1,
    location_ids: coveredLocationIds(hierarchy, values.city_ids, values.remote_location_ids),
    search_words: searchWords(values.title, [company.name, shownName ?? ""].join(" ")),
    updated_at: new Date(),
  };
};

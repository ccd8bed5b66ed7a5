import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import {
  checkPosting,
  type PostingErrors,
  PUBLISHING_LIMITS,
} from "@devguild/schemas/posting-rules";

import { invalid } from "../../http/problems.ts";
import type { Catalogue } from "../catalogue/catalogue.queries.ts";
import { toPostingForm, type PostingValues } from "./posting-values.policy.ts";

/** Throws 422 for an ad that isn't complete enough to be published. */
export const requirePublishable = (
  catalogue: Catalogue,
  values: PostingValues,
  { offerType, needsPrice }: { offerType: number | null; needsPrice: boolean },
  others: PostingErrors = {},
) => {
  const errors = {
    ...others,
    ...checkPosting(toPostingForm(catalogue, values), {
      ...PUBLISHING_LIMITS,
      isPayPerHire: offerType === OFFER_TYPES.PPH,
      needsPrice,
    }),
  };
  if (Object.keys(errors).length > 0) invalid(errors);
};

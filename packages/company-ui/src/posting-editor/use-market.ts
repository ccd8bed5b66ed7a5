import { api } from "@devguild/api-client/browser-api";
import { formatCount } from "@devguild/schemas/formats";
import type { PostingOptions } from "@devguild/schemas/postings";
import { useQuery } from "@tanstack/react-query";

import type { PostingDraft } from "./posting-draft.ts";

/**
 * Returns what open ads with the same main skill, seniority and country pay, and what that is based on; null with too
 * few of them.
 */
export const useMarket = (draft: PostingDraft, options: PostingOptions) => {
  const [skill] = draft.skills;
  const [city] = draft.cities;
  const seniority = options.experiences.find(({ id }) => id === draft.seniorities[0]);
  const market = useQuery({
    ...api.postings.market.options({
      query: {
        skill_id: skill?.id ?? 0,
        seniority_id: seniority?.id ?? 0,
        city_place_id: Number(city?.place_id ?? 0),
      },
    }),
    enabled: skill !== undefined && city !== undefined && seniority !== undefined,
  });
  const { salary, country } = market.data?.data ?? {};
  if (!skill || !city || !seniority || !salary) return null;
  return {
    salary,
    scope: `${seniority.title} ${skill.name} in ${country}: ${formatCount(salary.ads)} open ads with a salary`,
  };
};

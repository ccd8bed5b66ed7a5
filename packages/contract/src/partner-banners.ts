import { partnerBanner } from "@devguild/schemas/partner-banners";
import { dataOf, queryCount } from "@devguild/schemas/fields";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

const DEFAULT_COUNT = 3;

export const partnerBanners = {
  list: endpoint({
    method: "GET",
    path: "/ads/community-partners",
    summary: "Ads from community partners; the selection changes every minute",
    access: anyone,
    staysSmall: "our own partners",
    query: z.object({ ads_count: queryCount(DEFAULT_COUNT) }),
    answer: { 200: dataOf(z.array(partnerBanner)) },
  }),
};

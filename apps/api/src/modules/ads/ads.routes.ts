import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { listCommunityAds } from "./ads.queries.ts";

export const adRoutes = implement(contract.ads, {
  communityPartners: async ({ db, query }) => ({
    data: await listCommunityAds(db, query.ads_count),
  }),
});

import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { listPartnerBanners } from "./partner-banners.queries.ts";

export const partnerBannerRoutes = implement(contract.partnerBanners, {
  list: async ({ db, query }) => ({
    data: await listPartnerBanners(db, query.ads_count),
  }),
});

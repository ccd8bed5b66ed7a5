import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import {
  createPartnerBanner,
  partnerBannerSnapshot,
  removePartnerBanner,
  updatePartnerBanner,
} from "./partner-banners.commands.ts";
import { listAllPartnerBanners, listPartnerBanners } from "./partner-banners.queries.ts";

export const partnerBannerRoutes = implement(contract.partnerBanners, {
  list: async ({ db, query }) => ({
    data: await listPartnerBanners(db, query.ads_count),
  }),
});

export const adminPartnerBannerRoutes = implement(
  contract.adminPartnerBanners,
  {
    list: async ({ db }) => ({ data: await listAllPartnerBanners(db) }),
    create: async ({ db, body }) => ({ data: await createPartnerBanner(db, body) }),
    update: async ({ db, params, body }) => ({
      data: await updatePartnerBanner(db, params.id, body),
    }),
    remove: async ({ db, params }) => {
      await removePartnerBanner(db, params.id);
      return null;
    },
  },
  { "partner-banner": partnerBannerSnapshot },
);

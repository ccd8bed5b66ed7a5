import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { listFeaturedPlans, listPlans } from "./membership-plans.queries.ts";

export const membershipRoutes = implement(contract.memberships, {
  featured: async ({ db }) => ({ data: await listFeaturedPlans(db) }),
  recruiting: async ({ db }) => ({ data: await listPlans(db, "RECRUITING") }),
  marketing: async ({ db }) => ({ data: await listPlans(db, "MARKETING") }),
  employerBranding: async ({ db }) => ({ data: await listPlans(db, "EMPLOYER_BRANDING") }),
});

import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { createCreditPack, creditPackSnapshot, updateCreditPack } from "./credit-packs.commands.ts";
import {
  createMembershipPlan,
  membershipPlanSnapshot,
  updateMembershipPlan,
} from "./membership-plans.commands.ts";
import { listAllPacks, listAllPlans } from "./offers.queries.ts";

export const membershipPlanRoutes = implement(
  contract.membershipPlans,
  {
    list: async ({ db }) => ({ data: await listAllPlans(db) }),
    create: async ({ db, body }) => ({ data: await createMembershipPlan(db, body) }),
    update: async ({ db, params, body }) => ({
      data: await updateMembershipPlan(db, params.id, body),
    }),
  },
  { "membership-plan": membershipPlanSnapshot },
);

export const creditPackRoutes = implement(
  contract.creditPacks,
  {
    list: async ({ db }) => ({ data: await listAllPacks(db) }),
    create: async ({ db, body }) => ({ data: await createCreditPack(db, body) }),
    update: async ({ db, params, body }) => ({ data: await updateCreditPack(db, params.id, body) }),
  },
  { "credit-pack": creditPackSnapshot },
);

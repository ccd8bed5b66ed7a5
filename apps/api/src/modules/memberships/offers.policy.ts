import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import { OFFER_MESSAGES as M } from "@devguild/schemas/constants/offers";
import type { MembershipPlanBody } from "@devguild/schemas/offers";

type Terms = Pick<MembershipPlanBody, "concurrent_jobs" | "price_cents_month">;

/** Returns what is wrong with the terms of a plan of a kind, by field; empty if nothing is. Pure. */
export const findPlanErrors = (
  { concurrent_jobs: slots, price_cents_month: cents }: Terms,
  kind: MembershipKind,
): Record<string, string> => ({
  ...(kind === "RECRUITING" && slots === null && { concurrent_jobs: M.slotsInvalid }),
  ...(kind !== "RECRUITING" && slots !== null && { concurrent_jobs: M.slotsUnused }),
  ...(cents === 0 && { price_cents_month: M.priceRequired }),
});

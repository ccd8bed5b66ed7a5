import type { MembershipKind } from "@devguild/schemas/constants/memberships";

/** The page of each kind of membership. */
export const PLAN_PATHS: Record<MembershipKind, string> = {
  RECRUITING: "/developer-recruiting-membership",
  MARKETING: "/product-marketing-membership",
  EMPLOYER_BRANDING: "/talent-marketing-membership",
};

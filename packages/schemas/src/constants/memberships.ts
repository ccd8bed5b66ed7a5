/** Kinds of memberships; only recruiting includes job slots. */
export const MEMBERSHIP_KINDS = ["RECRUITING", "MARKETING", "EMPLOYER_BRANDING"] as const;
export type MembershipKind = (typeof MEMBERSHIP_KINDS)[number];

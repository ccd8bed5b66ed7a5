/** What a company can be a member of; only recruiting holds slots for ads. */
export const MEMBERSHIP_KINDS = ["RECRUITING", "MARKETING", "EMPLOYER_BRANDING"] as const;
export type MembershipKind = (typeof MEMBERSHIP_KINDS)[number];

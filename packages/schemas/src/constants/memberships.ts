/** Kinds of memberships; only recruiting includes job slots. */
export const MEMBERSHIP_KINDS = ["RECRUITING", "MARKETING", "EMPLOYER_BRANDING"] as const;
export type MembershipKind = (typeof MEMBERSHIP_KINDS)[number];

export const MEMBERSHIP_MESSAGES = {
  planUnknown: "Choose a plan from the list.",
  packUnknown: "Choose a number of credits from the list.",
  creditsChanged: (balance: number) =>
    `Your balance has changed to ${balance} in the meantime. Buy again if you need more.`,
  termUnknown: (months: number) => `This plan runs for ${months} months.`,
} as const;

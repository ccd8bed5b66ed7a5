/** How many live ads are named before a company's account is deleted. */
export const LIVE_ADS_NAMED = 10;

export const COMPANY_ACCOUNT_MESSAGES = {
  nameMismatch: (name: string) => `Type ${name} to confirm.`,
  alreadyVerified: "This address is already confirmed.",
} as const;

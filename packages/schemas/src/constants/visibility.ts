/** From how many companies one developer can hide. */
export const HIDDEN_COMPANIES_MAX = 100;

export const VISIBILITY_MESSAGES = {
  companiesMany: `You can hide from up to ${HIDDEN_COMPANIES_MAX} companies. Remove one first.`,
} as const;

import {
  type Guess,
  REGISTRATION_CODE_LIMIT,
  REGISTRATION_CODES_LIMIT,
} from "../throttling/limits.policy.ts";

/**
 * Returns the limits on guessing a new company's code: five for each network, which another code resets,
 * and more for everyone together. Pure. Source: docs/product/company-registration.md.
 */
export const toCodeGuess = (email: string, address: string): Guess => ({
  own: [[REGISTRATION_CODE_LIMIT, { address, at: email }]],
  everyones: [[REGISTRATION_CODES_LIMIT, email]],
});

import { z } from "zod";
import { accountType } from "./accounts.ts";
import { flag, instant, requiredText } from "./fields.ts";
import { newPassword } from "./identity.ts";
import { mfaToken } from "./mfa.ts";
import { currentPassword, emailedCode, isSameTwice, linkToken, mismatch } from "./passwords.ts";
import { MESSAGES } from "./constants/identity.ts";
import { PROFILE_MESSAGES } from "./constants/profile.ts";

const NAME_MAX = 100;
const terms = flag.refine(Boolean, MESSAGES.termsRequired);

/** An invitation's details. People who can already log in don't choose a password. */
export const invitation = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  account_type: accountType,
  company_name: z.string().nullable(),
  expired: z.boolean(),
  has_login: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

/** Names and password are required if the invitation creates a new login. */
export const acceptInvitationBody = z
  .object({
    token: linkToken,
    password: newPassword.optional(),
    password_confirmation: z.string(MESSAGES.passwordMismatch).optional(),
    first_name: requiredText(NAME_MAX, PROFILE_MESSAGES.firstNameRequired).optional(),
    last_name: requiredText(NAME_MAX, PROFILE_MESSAGES.lastNameRequired).optional(),
    terms,
  })
  .refine(isSameTwice, mismatch);

/** New logins get a session; existing ones have to log in themselves. */
export const acceptedInvitation = z.object({
  data: z.object({ email: z.string(), account_type: accountType }),
  accessToken: z.string().optional(),
  token_type: z.literal("Bearer").optional(),
  expires_in: z.number().int().optional(),
});

export const assignDeveloperBody = z.object({
  terms,
  hs_terms: flag.default(false),
  job_digest_terms: flag.default(false),
});

/** Proof of the owner: the password, a second factor, or without either the emailed code. */
export const deleteAccountBody = z.object({
  password: currentPassword.optional(),
  mfa_token: mfaToken.optional(),
  verification_code: emailedCode.optional(),
});

/**
 * A deleted account: until when it can be restored, if at all, and whether that ended the session.
 */
export const deletedAccount = z.object({
  restorable_until: instant.nullable(),
  logged_out: z.boolean(),
});
export type DeletedAccount = z.infer<typeof deletedAccount>;

export const restoreAccountBody = z.object({ token: linkToken });
export const restoredAccount = z.object({ email: z.string(), account_type: accountType });

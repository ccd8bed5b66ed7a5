import { z } from "zod";
import { tooLong } from "./limit-messages.ts";
import { email, newPassword } from "./identity.ts";
import { MESSAGES } from "./constants/identity.ts";

const TOKEN_MAX = 200;

/** The token of an emailed link. */
export const linkToken = z
  .string(MESSAGES.tokenInvalid)
  .min(1, MESSAGES.tokenInvalid)
  .max(TOKEN_MAX, MESSAGES.tokenInvalid);

/** An existing password, as typed. */
export const currentPassword = z
  .string(MESSAGES.passwordRequired)
  .min(1, MESSAGES.passwordRequired)
  .max(1000, tooLong(1000));

/** A new password with its confirmation. */
const passwordTwice = {
  password: newPassword,
  password_confirmation: z.string(MESSAGES.passwordMismatch),
};

export const isSameTwice = (body: {
  password?: string | undefined;
  password_confirmation?: string | undefined;
}) => body.password === body.password_confirmation;
export const mismatch = { path: ["password_confirmation"], message: MESSAGES.passwordMismatch };

export const forgotPasswordBody = z.object({ email });

export const resetPasswordBody = z
  .object({ token: linkToken, email: email.optional(), ...passwordTwice })
  .refine(isSameTwice, mismatch);

export const tokenValidityQuery = z.object({ token: linkToken });

export const changePasswordBody = z
  .object({ current_password: currentPassword, ...passwordTwice })
  .refine(isSameTwice, mismatch)
  .refine(({ current_password, password }) => current_password !== password, {
    path: ["password"],
    message: MESSAGES.passwordSame,
  });

/** A code from an email, as typed. */
export const emailedCode = z
  .string(MESSAGES.codeRequired)
  .trim()
  .min(1, MESSAGES.codeRequired)
  .max(20, MESSAGES.codeWrong);

export const setPasswordBody = z
  .object({
    verification_code: emailedCode,
    ...passwordTwice,
  })
  .refine(isSameTwice, mismatch);

/** A new email address; requires the password if there is one. */
export const changeEmailBody = z.object({ email, password: currentPassword.optional() });

import { createHmac } from "node:crypto";

/**
 * Computes the token that opens a new company's draft. It is derived, so that another code can be sent with
 * the same link; with another address it is another one. Pure.
 */
export const signRegistrationToken = (secret: string, id: number, email: string) =>
  createHmac("sha256", secret)
    .update(`company-registration ${id} ${email.toLowerCase()}`)
    .digest("base64url");

import { randomInt } from "node:crypto";

import { REGISTRATION_CODE_MINUTES } from "@devguild/schemas/constants/company-registrations";
import { eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { RequestContext } from "../../http/call.ts";
import { hashCode } from "../../secrets/encryption.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { MINUTE_MS } from "../../time.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { enqueueRequestedMail } from "../mail/requested-mails.commands.ts";
import { REGISTRATION_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt, resetAttempts } from "../throttling/throttling.commands.ts";
import { companyCodeMail } from "./company-registrations.mails.ts";
import { lockRegistrations } from "./company-registrations.queries.ts";
import { companyRegistrations, type RegistrationRow } from "./company-registrations.tables.ts";
import { toCodeGuess } from "./registration-guess.policy.ts";
import { signRegistrationToken } from "./registration-token.policy.ts";

const CODE_DIGITS = 6;

/** Hashes a new company's code for storage. */
export const hashRegistrationCode = (secret: string, id: number, code: string) =>
  hashCode(secret, `company-registration ${id}`, code);

/**
 * Sends a new code, with the link that opens the draft. The earlier code ends, unless the address has had too many
 * emails and this one is left out: or a stranger could end it again and again.
 */
export const sendCode = async (
  tx: Db,
  secret: string,
  { id, email, company_id }: Pick<RegistrationRow, "id" | "email" | "company_id">,
) => {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const { name: companyName } = await lockCompany(tx, company_id);
  const token = signRegistrationToken(secret, id, email);
  const mail = companyCodeMail(email, { code, token, companyName });
  if (!(await enqueueRequestedMail(tx, email, mail))) return;
  await tx
    .update(companyRegistrations)
    .set({
      code_hash: hashRegistrationCode(secret, id, code),
      code_expires_at: new Date(Date.now() + REGISTRATION_CODE_MINUTES * MINUTE_MS),
    })
    .where(eq(companyRegistrations.id, id));
};

/**
 * Sends another code: to this browser's registration, or else to the newest with that address. The
 * response is the same if there is none. Source: docs/product/company-registration.md.
 */
export const resendCode = async (
  db: Db,
  secret: string,
  email: string,
  http: Pick<RequestContext, "address" | "userAgent" | "browserSecret">,
) => {
  await countAttempt(db, REGISTRATION_LIMIT, http);
  await transaction(db, async (tx) => {
    const [registration] = await lockRegistrations(
      tx,
      email,
      hashToken(http.browserSecret() ?? ""),
    );
    if (registration) await sendCode(tx, secret, registration);
  });
  for (const attempt of toCodeGuess(email, http.address).own) await resetAttempts(db, ...attempt);
  return { email };
};

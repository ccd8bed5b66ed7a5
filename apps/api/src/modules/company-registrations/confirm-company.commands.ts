import type { Configuration } from "@devguild/config/configuration";
import { COMPANY_REGISTRATION_MESSAGES } from "@devguild/schemas/constants/company-registrations";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { RequestContext } from "../../http/call.ts";
import { conflict, invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { claimAlerts } from "../alerts/claim-alerts.commands.ts";
import { recordAudit, recordSecurityEvent } from "../audit/audit.commands.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { recordConsents } from "../consents/consents.commands.ts";
import { confirmMailConsents } from "../developers/mail-consents.commands.ts";
import { subscribeConfirmed } from "../forms/newsletters.commands.ts";
import { claimRegistrations } from "../live-events/claim-registrations.commands.ts";
import { revokeUnverifiedAccess } from "../login-connections/revoke-unverified-access.commands.ts";
import { giveFirstDraft } from "../postings/postings.commands.ts";
import { startSession } from "../sessions/sessions.commands.ts";
import { countGuess, forgiveGuess } from "../throttling/guesses.commands.ts";
import { addAccount, createLogin, lockLogin, updateLogin } from "../users/users.commands.ts";
import { findLogin } from "../users/users.queries.ts";
import { lockRegistrations } from "./company-registrations.queries.ts";
import { companyRegistrations, type RegistrationRow } from "./company-registrations.tables.ts";
import { hashRegistrationCode } from "./registration-codes.commands.ts";
import { toCodeGuess } from "./registration-guess.policy.ts";

type Visit = { viewer: Viewer | null; http: RequestContext };

const SOURCE = "company registration";
const OWNER = { type: "company", role: "company-account-owner" } as const;

/** Locks the registration that a code belongs to; throws 422 if there is none, or the code has expired. */
const lockByCode = async (
  tx: Db,
  secret: string,
  { email, code, browserHash }: Record<"email" | "code" | "browserHash", string>,
): Promise<RegistrationRow> => {
  const now = new Date();
  const rows = await lockRegistrations(tx, email, browserHash);
  const registration = rows.find(
    ({ id, code_hash, code_expires_at: until }) =>
      until !== null && until > now && code_hash === hashRegistrationCode(secret, id, code),
  );
  return registration ?? invalid({ confirmation_code: MESSAGES.codeWrong });
};

/** Creates the owner's login, which the code has confirmed; undefined if the address has one. */
const createOwner = (tx: Db, registration: RegistrationRow, passwordHash: string | null) =>
  createLogin(
    tx,
    {
      email: registration.email,
      email_verified_at: new Date(),
      password_hash: passwordHash,
      utm: registration.utm,
    },
    { ...OWNER, company_id: registration.company_id },
  );

/**
 * Adds the company to the login that the address has. If nobody had confirmed it, the code does, and
 * whatever somebody else may have set up before is gone, the password included.
 */
const attachToLogin = async (
  tx: Db,
  registration: RegistrationRow,
  passwordHash: string | null,
  { viewer, http }: Visit,
) => {
  const found = await findLogin(tx, registration.email);
  const before = found && (await lockLogin(tx, found.id));
  if (!before || before.suspended_at || before.deleted_at)
    return conflict("login_closed", COMPANY_REGISTRATION_MESSAGES.loginClosed);
  const account = await addAccount(tx, before.id, {
    ...OWNER,
    company_id: registration.company_id,
  });
  const isOwn = viewer?.userId === before.id;
  const isFirst = before.email_verified_at === null;
  await updateLogin(tx, before.id, {
    current_account_id: account.id,
    ...(isFirst && { email_verified_at: new Date() }),
    ...(isFirst && !isOwn && { password_hash: passwordHash }),
  });
  if (isFirst)
    await revokeUnverifiedAccess(tx, before.id, isOwn ? viewer.sessionId : undefined, http);
  return { id: before.id, email: before.email, isFirst, isOwn };
};

const findOwner = async (tx: Db, registration: RegistrationRow, visit: Visit) => {
  const isSameBrowser = registration.browser_hash === hashToken(visit.http.browserSecret() ?? "");
  // Elsewhere somebody else may have chosen it.
  const passwordHash = isSameBrowser ? registration.password_hash : null;
  const created = await createOwner(tx, registration, passwordHash);
  return created
    ? { id: created.id, email: created.email, isFirst: true, isOwn: false }
    : attachToLogin(tx, registration, passwordHash, visit);
};

/**
 * Confirms a new company by the code that was emailed, and makes whoever has the address its owner: with a
 * new login, which is logged in, or with the one that the address already has.
 * Source: docs/product/company-registration.md.
 */
export const confirmCompany = async (
  db: Db,
  { secret }: Configuration,
  { email, confirmation_code: code }: { email: string; confirmation_code: string },
  visit: Visit,
) => {
  const { http } = visit;
  const guess = toCodeGuess(email, http.address);
  await countGuess(db, guess);
  const confirmed = await transaction(db, async (tx) => {
    const browserHash = hashToken(http.browserSecret() ?? "");
    const registration = await lockByCode(tx, secret, { email, code, browserHash });
    const { id, name } = await lockCompany(tx, registration.company_id);
    const owner = await findOwner(tx, registration, visit);
    await giveFirstDraft(tx, registration.job_id, owner.id);
    await recordConsents(tx, owner, ["terms"], SOURCE);
    await confirmMailConsents(tx, owner.id);
    if (owner.isFirst) {
      await claimAlerts(tx, owner.id);
      await claimRegistrations(tx, owner.id);
    }
    if (registration.occasional_emails)
      await subscribeConfirmed(
        tx,
        secret,
        { email: owner.email, fields: {}, hutk: registration.hutk, source: SOURCE },
        "b2b-newsletter",
      );
    await tx.delete(companyRegistrations).where(eq(companyRegistrations.id, registration.id));
    const actor = { userId: owner.id, account: { type: "company" as const } };
    await recordAudit(tx, actor, {
      action: "company.register",
      subject: "company",
      subjectId: id,
      companyId: id,
    });
    // A code doesn't replace the password of a login that somebody uses.
    const session = owner.isFirst && !owner.isOwn ? await startSession(tx, owner.id, http) : null;
    if (session)
      await recordSecurityEvent(
        tx,
        { userId: owner.id, accountType: "company" },
        "logged_in",
        http,
      );
    return {
      company: { id, name },
      job: { id: registration.job_id },
      session,
      loggedIn: session !== null || owner.isOwn,
    };
  });
  await forgiveGuess(db, guess);
  return confirmed;
};

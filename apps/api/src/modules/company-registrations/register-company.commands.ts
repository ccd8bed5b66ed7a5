import type { Configuration } from "@devguild/config/configuration";
import {
  COMPANY_REGISTRATION_MESSAGES,
  REGISTRATION_DAYS,
} from "@devguild/schemas/constants/company-registrations";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import {
  type draftBody,
  type NewCompany,
  newCompany,
} from "@devguild/schemas/company-registrations";
import type { DraftChange } from "@devguild/schemas/posting-body";
import { eq, lt } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { RequestContext } from "../../http/call.ts";
import { invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { hashPassword, isStrongPassword } from "../../secrets/password-hash.ts";
import { generateToken, hashToken } from "../../secrets/tokens.ts";
import { DAY_MS, DAY_S, MINUTE_MS } from "../../time.ts";
import {
  createCompany,
  removeCompanies,
  renameNewCompany,
} from "../companies/companies.commands.ts";
import { checkBilling, removeBilling, saveBilling } from "../invoices/save-billing.commands.ts";
import { removeFirstDrafts, saveFirstDraft, setDraftToken } from "../postings/postings.commands.ts";
import { REGISTRATION_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt, resetAttempts } from "../throttling/throttling.commands.ts";
import { toUtm } from "../users/utm.policy.ts";
import { listUntouched, lockRegistration } from "./company-registrations.queries.ts";
import { companyRegistrations, type RegistrationRow } from "./company-registrations.tables.ts";
import { sendCode } from "./registration-codes.commands.ts";
import { toCodeGuess } from "./registration-guess.policy.ts";
import { signRegistrationToken } from "./registration-token.policy.ts";

type Entry = z.output<typeof draftBody>;

/** Who registers a company, and from where. */
type Newcomer = { viewer: Viewer | null; http: RequestContext };

const inCompany = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [`company.${field}`, text]));

/** Reads the account part of a newcomer's form; throws 422 with everything that is wrong in it. */
const requireNewCompany = async (
  db: Db,
  entry: Entry["company"],
  viewer: Viewer | null,
): Promise<NewCompany> => {
  const { data, error } = newCompany.safeParse(entry ?? {});
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[path.join(".")] ??= message;
  const { billing_email, billing_information, billing_country, billing_vat } = data ?? entry ?? {};
  const billing = { billing_email, billing_information, billing_country, billing_vat };
  Object.assign(errors, (await checkBilling(db, 0, billing)).errors, errors);
  if (data && viewer && data.email_address.toLowerCase() !== viewer.email.toLowerCase())
    errors["email_address"] = COMPANY_REGISTRATION_MESSAGES.ownAddress;
  if (data?.password && !isStrongPassword(data.password, data.email_address))
    errors["password"] = MESSAGES.passwordWeak;
  return data && Object.keys(errors).length === 0 ? data : invalid(inCompany(errors));
};

const toValues = async (
  { email_address, password, occasional_emails, hutk, ...company }: NewCompany,
  { viewer, http }: Newcomer,
) => {
  const browser = http.browserSecret() ?? generateToken();
  http.bindBrowser(browser, REGISTRATION_DAYS * DAY_S);
  return {
    email: email_address,
    // Whoever is logged in keeps their password.
    password_hash: password && !viewer ? await hashPassword(password) : null,
    occasional_emails,
    hutk: hutk ?? null,
    utm: toUtm(company),
    browser_hash: hashToken(browser),
    updated_at: new Date(),
  };
};

type Values = Awaited<ReturnType<typeof toValues>>;

const insert = async (tx: Db, company: NewCompany, job: DraftChange, values: Values) => {
  const { id: companyId } = await createCompany(tx, company.company_name);
  const jobId = await saveFirstDraft(tx, companyId, { ...job, id: undefined });
  const [registration] = await tx
    .insert(companyRegistrations)
    .values({
      ...values,
      company_id: companyId,
      job_id: jobId,
      // Derived from the id, which is only known now.
      token_hash: hashToken(generateToken()),
    })
    .returning();
  if (!registration) throw new Error("The new registration wasn’t found.");
  return registration;
};

const replace = async (
  tx: Db,
  before: RegistrationRow,
  { company, job, values }: { company: NewCompany; job: DraftChange; values: Values },
) => {
  await renameNewCompany(tx, before.company_id, company.company_name);
  await saveFirstDraft(tx, before.company_id, { ...job, id: before.job_id });
  // A password that isn't sent again stays, as a form doesn't store it.
  const password_hash = values.password_hash ?? before.password_hash;
  await tx
    .update(companyRegistrations)
    .set({ ...values, password_hash })
    .where(eq(companyRegistrations.id, before.id));
  return { ...before, ...values };
};

// Whoever only corrects the ad can still use the code that they have.
const hasCode = ({ code_expires_at }: RegistrationRow, now: Date) =>
  code_expires_at !== null && code_expires_at.getTime() > now.getTime() + MINUTE_MS;

/**
 * Saves the first ad of a company that doesn't exist yet, or replaces it, and emails the code that confirms
 * it. The response is the same whatever is known about the address or the name.
 * Source: docs/product/company-registration.md.
 */
export const registerCompany = async (
  db: Db,
  { secret }: Configuration,
  { company: entry, job }: Entry,
  newcomer: Newcomer,
) => {
  const company = await requireNewCompany(db, entry, newcomer.viewer);
  await countAttempt(db, REGISTRATION_LIMIT, newcomer.http);
  const values = await toValues(company, newcomer);
  const { registration, token } = await transaction(db, async (tx) => {
    const before = company.draft_token && (await lockRegistration(tx, company.draft_token));
    const registration = before
      ? await replace(tx, before, { company, job, values })
      : await insert(tx, company, job, values);
    const { id, email, company_id: companyId, job_id: jobId } = registration;
    await saveBilling(tx, companyId, company);
    const token = signRegistrationToken(secret, id, email);
    await setDraftToken(tx, jobId, token);
    await tx
      .update(companyRegistrations)
      .set({ token_hash: hashToken(token) })
      .where(eq(companyRegistrations.id, id));
    const isSameAddress = before && before.email.toLowerCase() === email.toLowerCase();
    if (!isSameAddress || !hasCode(before, new Date())) await sendCode(tx, secret, registration);
    return { registration, token };
  });
  const { own } = toCodeGuess(company.email_address, newcomer.http.address);
  for (const attempt of own) await resetAttempts(db, ...attempt);
  return {
    company: { id: registration.company_id },
    job: { id: registration.job_id },
    draft_token: token,
  };
};

/** Deletes companies that nobody has confirmed for a month, with their drafts, unless staff use them. */
export const cleanUpCompanies = (db: Db, now = new Date()) =>
  transaction(db, async (tx) => {
    const oldest = new Date(now.getTime() - REGISTRATION_DAYS * DAY_MS);
    const old = await tx
      .delete(companyRegistrations)
      .where(lt(companyRegistrations.updated_at, oldest))
      .returning({ companyId: companyRegistrations.company_id });
    if (old.length === 0) return;
    const companyIds = await listUntouched(
      tx,
      old.map(({ companyId }) => companyId),
    );
    await removeFirstDrafts(tx, companyIds);
    await removeBilling(tx, companyIds);
    await removeCompanies(tx, companyIds);
  });

/** Deletes the open registration of a company. */
export const removeRegistration = (tx: Db, companyId: number) =>
  tx.delete(companyRegistrations).where(eq(companyRegistrations.company_id, companyId));

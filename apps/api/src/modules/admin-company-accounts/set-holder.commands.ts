import type { AccountHolderBody } from "@devguild/schemas/admin-company-accounts";
import { OWNER_ROLE } from "@devguild/schemas/constants/company-users";
import { COMPANY_STAFF_MESSAGES as M } from "@devguild/schemas/constants/admin-company-accounts";
import { PROFILE_MESSAGES } from "@devguild/schemas/constants/profile";

import type { Db } from "../../db/db.ts";
import { conflict, invalid, notFound, Problem } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { inviteToAccount } from "../accounts/invitations.commands.ts";
import { claimAlerts } from "../alerts/claim-alerts.commands.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { confirmMailConsents } from "../developers/mail-consents.commands.ts";
import { claimRegistrations } from "../live-events/claim-registrations.commands.ts";
import { lockCompanyAccounts, setRole } from "../users/company-accounts.commands.ts";
import { lockLogin, updateLogin } from "../users/users.commands.ts";
import { findLogin } from "../users/users.queries.ts";
import { findHolder } from "./admin-company-accounts.queries.ts";

type Account = Awaited<ReturnType<typeof lockCompanyAccounts>>[number];

// A company has one owner at most at any moment, so the former goes first.
const handOver = async (tx: Db, all: readonly Account[], id: number) => {
  const present = all.find(({ role }) => role === OWNER_ROLE);
  if (present?.id === id) return;
  if (present) await setRole(tx, present.id, "company-administrator");
  await setRole(tx, id, OWNER_ROLE);
};

const requireActive = (account: Account | undefined, field: "user_id" | "email") => {
  if (account?.status === "active") return account;
  return invalid({
    [field]: account?.status === "suspended" ? M.holderSuspended : M.holderUnknown,
  });
};

type Company = { id: number; name: string };
type Invitee = { email: string; first_name?: string | undefined; last_name?: string | undefined };

const invite = async (tx: Db, viewer: Viewer, company: Company, invitee: Invitee) => {
  const login = await findLogin(tx, invitee.email);
  const { first_name: firstName = "", last_name: lastName = "" } = invitee;
  if (!login && !firstName) invalid({ first_name: PROFILE_MESSAGES.firstNameRequired });
  if (!login && !lastName) invalid({ last_name: PROFILE_MESSAGES.lastNameRequired });
  await inviteToAccount(tx, {
    email: invitee.email,
    firstName,
    lastName,
    inviter: viewer.fullName || company.name,
    account: { type: "company", role: OWNER_ROLE, company },
  }).catch((error: unknown) => {
    if (error instanceof Problem) return invalid({ email: M.holderClosed });
    throw error;
  });
};

/**
 * Makes an active user the holder of a company's account, or invites someone who will be; the former one
 * is an administrator from then on. Choosing the present holder changes nothing.
 * Source: docs/product/staff-accounts.md.
 */
export const setHolder = async (
  tx: Db,
  viewer: Viewer,
  companyId: number,
  { user_id: userId, email = "", ...names }: AccountHolderBody,
) => {
  const company = await lockCompany(tx, companyId);
  const all = await lockCompanyAccounts(tx, companyId);
  if (typeof userId === "number") {
    const chosen = all.find((account) => account.user_id === userId);
    return handOver(tx, all, requireActive(chosen, "user_id").id);
  }
  const login = await findLogin(tx, email);
  const known = all.find((account) => account.user_id === login?.id);
  if (known && known.status !== "invited")
    return handOver(tx, all, requireActive(known, "email").id);
  const present = all.find(({ role }) => role === OWNER_ROLE);
  if (present && present.id !== known?.id) await setRole(tx, present.id, "company-administrator");
  return invite(tx, viewer, company, { email, ...names });
};

/** Confirms the account holder's address on their behalf; throws 409 if it is confirmed, or not in use yet. */
export const verifyHolderEmail = async (tx: Db, companyId: number) => {
  await lockCompany(tx, companyId);
  const holder = (await findHolder(tx, companyId)) ?? notFound();
  if (holder.is_invited) conflict("invited", M.holderInvited);
  const login = (await lockLogin(tx, holder.user_id)) ?? notFound();
  if (login.email_verified_at) conflict("already_verified", M.alreadyVerified);
  await updateLogin(tx, login.id, { email_verified_at: new Date() });
  await confirmMailConsents(tx, login.id);
  await claimAlerts(tx, login.id);
  await claimRegistrations(tx, login.id);
};

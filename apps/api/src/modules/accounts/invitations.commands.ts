import type { acceptInvitationBody } from "@devguild/schemas/account";
import type { AdminRole, CompanyRole } from "@devguild/schemas/constants/accounts";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { PROFILE_MESSAGES } from "@devguild/schemas/constants/profile";
import { and, eq, isNull, or } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { conflict, invalid } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { claimAlerts } from "../alerts/claim-alerts.commands.ts";
import { recordSecurityEvent } from "../audit/audit.commands.ts";
import { recordConsents } from "../consents/consents.commands.ts";
import { confirmMailConsents } from "../developers/mail-consents.commands.ts";
import { claimRegistrations } from "../live-events/claim-registrations.commands.ts";
import { revokeUnverifiedAccess } from "../login-connections/revoke-unverified-access.commands.ts";
import { requireStrong } from "../passwords/change-password.commands.ts";
import { startSession } from "../sessions/sessions.commands.ts";
import { dropInvitations, issueToken, redeemToken } from "../tokens/tokens.commands.ts";
import { activateInvited, inviteAccount } from "../users/accounts.commands.ts";
import {
  createBareLogin,
  lockLogin,
  updateLogin,
  updateOpenLogin,
} from "../users/users.commands.ts";
import { findLogin } from "../users/users.queries.ts";
import { users } from "../users/users.tables.ts";
import { invitationMail } from "./accounts.mails.ts";
import { readInvitation } from "./invitations.queries.ts";

type Invitee = {
  email: string;
  firstName: string;
  lastName: string;
  /** The name the email starts with. */
  inviter: string;
  account:
    | { type: "company"; role: CompanyRole; company: { id: number; name: string } }
    | { type: "admin"; role: AdminRole };
};

const findOrCreateLogin = async (tx: Db, { email, firstName, lastName }: Invitee) => {
  const created = await createBareLogin(tx, { email, first_name: firstName, last_name: lastName });
  const login = created ?? (await findLogin(tx, email));
  return login && !login.suspended_at && !login.deleted_at
    ? { ...login, isNew: created !== undefined }
    : conflict("not_invitable", "This address can’t be invited right now.");
};

const createAccount = async (tx: Db, userId: number, { account }: Invitee) => {
  const companyId = account.type === "company" ? account.company.id : null;
  const invited = await inviteAccount(tx, {
    user_id: userId,
    type: account.type,
    company_id: companyId,
    role: account.role,
  });
  return invited ?? conflict("already_member", "This person is already a user.");
};

/**
 * Invites someone to a company or staff account, creating a login if they have none. Inviting them
 * again invalidates the earlier link. Source: docs/product/account.md.
 */
export const inviteToAccount = async (tx: Db, invitee: Invitee) => {
  const login = await findOrCreateLogin(tx, invitee);
  const account = await createAccount(tx, login.id, invitee);
  if (login.isNew) await updateLogin(tx, login.id, { current_account_id: account.id });
  await dropInvitations(tx, account.id);
  const token = await issueToken(tx, {
    purpose: "invitation",
    userId: login.id,
    accountId: account.id,
    email: login.email,
  });
  await enqueue(
    tx,
    invitationMail(login.email, token, {
      firstName: login.first_name,
      inviter: invitee.inviter,
      companyName: invitee.account.type === "company" ? invitee.account.company.name : null,
    }),
  );
  return { userId: login.id, accountId: account.id };
};

type Acceptance = z.output<typeof acceptInvitationBody>;

const refuse = () => invalid({ token: MESSAGES.tokenInvalid });

/** Returns the first values of a login that has no confirmed owner yet: password and name. */
const buildNewLogin = async (email: string, { password, first_name, last_name }: Acceptance) => {
  if (password === undefined) return invalid({ password: MESSAGES.passwordRequired });
  if (first_name === undefined) return invalid({ first_name: PROFILE_MESSAGES.firstNameRequired });
  if (last_name === undefined) return invalid({ last_name: PROFILE_MESSAGES.lastNameRequired });
  requireStrong(password, email);
  return { password_hash: await hashPassword(password), first_name, last_name };
};

/**
 * Activates the account of an invitation. The link proves the address, so a login that never had a
 * confirmed owner gets its password now and is logged in. Source: docs/product/account.md.
 */
export const acceptInvitation = async (db: Db, body: Acceptance, visitor: Visitor) => {
  const invitation = (await readInvitation(db, body.token)) ?? refuse();
  const newLogin = invitation.hasLogin ? null : await buildNewLogin(invitation.email, body);
  return transaction(db, async (tx) => {
    const used = (await redeemToken(tx, "invitation", hashToken(body.token))) ?? refuse();
    const before = await lockLogin(tx, used.user_id);
    const account = await activateInvited(tx, used.account_id ?? 0);
    const login = await updateOpenLogin(
      tx,
      used.user_id,
      {
        ...newLogin,
        current_account_id: account?.id,
        email_verified_at: before?.email_verified_at ?? new Date(),
      },
      and(
        eq(users.email, used.email),
        // The owner may have confirmed the address in the meantime.
        newLogin ? or(isNull(users.email_verified_at), isNull(users.password_hash)) : undefined,
      ),
    );
    if (!account || !login) return refuse();
    await recordConsents(tx, login, ["terms"], "invitation");
    await confirmMailConsents(tx, login.id);
    const { id: userId, email } = login;
    if (before?.email_verified_at === null) {
      await revokeUnverifiedAccess(tx, userId, undefined, visitor);
      await claimAlerts(tx, userId);
      await claimRegistrations(tx, userId);
    }
    await recordSecurityEvent(
      tx,
      { userId, accountType: account.type },
      "invitation_accepted",
      visitor,
    );
    return {
      email,
      accountType: account.type,
      session: newLogin ? await startSession(tx, userId, visitor) : null,
    };
  });
};

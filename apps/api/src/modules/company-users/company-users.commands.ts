import { COMPANY_USER_MESSAGES, OWNER_ROLE } from "@devguild/schemas/constants/company-users";
import { MFA_REQUIRED } from "@devguild/schemas/constants/mfa";
import type {
  InviteUserBody,
  TransferOwnershipBody,
  UpdateInvitationBody,
} from "@devguild/schemas/company-users";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, forbidden, invalid, notFound, Problem } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { inviteToAccount } from "../accounts/invitations.commands.ts";
import { leaveAccount } from "../accounts/leave-account.commands.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { findCompanyBase } from "../companies/companies.queries.ts";
import { redeemMfaToken } from "../mfa/guarded-actions.commands.ts";
import { requirePassword } from "../passwords/change-password.commands.ts";
import { handOverJobs } from "../postings/hand-over-jobs.commands.ts";
import { INVITATION_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { setAccountStatus } from "../users/accounts.commands.ts";
import {
  lockColleagues,
  lockCompanyAccounts,
  setRole,
} from "../users/company-accounts.commands.ts";
import { activateCurrentAccount } from "../users/current-account.commands.ts";
import { lockLoginWithPassword, renameUnusedLogin } from "../users/users.commands.ts";
import { accounts } from "../users/users.tables.ts";
import { findObstacle, type UserAction } from "./company-users.policy.ts";
import { findUser } from "./company-users.queries.ts";

type Address = { companyId: number; userId: number };
type Account = Awaited<ReturnType<typeof lockCompanyAccounts>>[number];

/** The audit snapshot of a company's user: the account, not the person. */
export const companyUserSnapshot = createSnapshot(accounts, {
  derived: ["created_at"],
  lock: lockColleagues,
});

const OBSTACLES = {
  is_owner: "Hand over ownership to change the owner.",
  is_self: "You can’t do this to yourself.",
  wrong_state: "This user’s status has changed.",
} as const;

const readUser = async (tx: Db, companyId: number, id: number) =>
  (await findUser(tx, companyId, id)) ?? notFound();

/**
 * Locks a company's users, checks that the action is possible for one of them, and makes the change.
 * Returns the user as they are afterwards.
 */
const act = (
  db: Db,
  viewer: Viewer,
  { companyId, userId: id }: Address,
  action: UserAction,
  change: (tx: Db, account: Account, all: readonly Account[]) => Promise<unknown>,
) =>
  transaction(db, async (tx) => {
    const all = await lockCompanyAccounts(tx, companyId);
    const account = all.find((each) => each.id === id) ?? notFound();
    const { status, role, user_id: userId } = account;
    if (status === "deleted") return notFound();
    const obstacle = findObstacle(action, { status, role: role ?? "", userId }, viewer.userId);
    if (obstacle) conflict(obstacle, OBSTACLES[obstacle], { status });
    await change(tx, account, all);
    return findUser(tx, companyId, id);
  });

const findOwner = (all: readonly Account[]) =>
  all.find(({ role, status }) => role === OWNER_ROLE && status === "active")?.user_id ?? null;

// These are about the address that was typed.
const atEmail = (error: unknown): never => {
  if (!(error instanceof Problem)) throw error;
  if (error.details.code === "already_member")
    invalid({ email: COMPANY_USER_MESSAGES.alreadyUser });
  if (error.details.code === "not_invitable")
    invalid({ email: COMPANY_USER_MESSAGES.notInvitable });
  throw error;
};

type Invitee = { email: string; firstName: string; lastName: string; role: InviteUserBody["role"] };

const sendInvitation = async (
  tx: Db,
  viewer: Viewer,
  companyId: number,
  { role, ...person }: Invitee,
) => {
  const company = (await findCompanyBase(tx, companyId)) ?? notFound();
  const { accountId } = await inviteToAccount(tx, {
    ...person,
    inviter: viewer.fullName || company.name,
    account: { type: "company", role, company },
  });
  return accountId;
};

/** Invites someone to a company. Source: docs/product/roles.md. */
export const inviteUser = async (
  db: Db,
  viewer: Viewer,
  companyId: number,
  { email, first_name, last_name, role }: InviteUserBody,
) => {
  await countAttempt(db, INVITATION_LIMIT, String(companyId));
  return transaction(db, async (tx) => {
    await lockCompanyAccounts(tx, companyId);
    const invitee = { email, firstName: first_name, lastName: last_name, role };
    const id = await sendInvitation(tx, viewer, companyId, invitee).catch(atEmail);
    return readUser(tx, companyId, id);
  });
};

/** Sends an invitation again with a new link; the earlier one stops working. */
export const resendInvitation = async (db: Db, viewer: Viewer, address: Address) => {
  await countAttempt(db, INVITATION_LIMIT, String(address.companyId));
  return act(db, viewer, address, "resend-invite", async (tx, account) => {
    const user = await readUser(tx, address.companyId, account.id);
    await sendInvitation(tx, viewer, address.companyId, {
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      role: user.role as InviteUserBody["role"],
    });
  });
};

/** Corrects the role of someone invited, and their name if they have no login of their own yet. */
export const updateInvitation = (
  db: Db,
  viewer: Viewer,
  address: Address,
  { role, ...name }: UpdateInvitationBody,
) =>
  act(db, viewer, address, "edit-invitation", async (tx, account) => {
    await setRole(tx, account.id, role);
    await renameUnusedLogin(tx, account.user_id, name);
  });

/** Gives a user another role, from their next request on. */
export const changeRole = (
  db: Db,
  viewer: Viewer,
  address: Address,
  role: InviteUserBody["role"],
) => act(db, viewer, address, "change-role", (tx, account) => setRole(tx, account.id, role));

/**
 * Suspends a user, whose next request at this company is refused, and hands their jobs to an active
 * colleague, or the owner.
 */
export const suspendUser = (db: Db, viewer: Viewer, address: Address, assignee: number | null) =>
  act(db, viewer, address, "suspend", async (tx, account, all) => {
    const isColleague = ({ user_id, status }: Account) =>
      user_id === assignee && status === "active" && user_id !== account.user_id;
    if (assignee !== null && !all.some(isColleague))
      invalid({ user_id_to_assign_jobs: COMPANY_USER_MESSAGES.assignee });
    await setAccountStatus(tx, [account.id], "suspended");
    await handOverJobs(tx, {
      companyId: address.companyId,
      from: account.user_id,
      to: assignee ?? findOwner(all),
    });
    await activateCurrentAccount(tx, account.user_id);
  });

/** Lets a suspended user in again. Their former jobs stay with whoever has them. */
export const reactivateUser = (db: Db, viewer: Viewer, address: Address) =>
  act(db, viewer, address, "reactivate", (tx, account) =>
    setAccountStatus(tx, [account.id], "active"),
  );

/** Removes a user from a company. Their login and other accounts stay. */
export const removeUser = (db: Db, viewer: Viewer, address: Address) =>
  act(db, viewer, address, "remove", async (tx, account, all) => {
    const { user_id: from } = account;
    await handOverJobs(tx, { companyId: address.companyId, from, to: findOwner(all) });
    await leaveAccount(tx, account);
  });

/**
 * Makes another user the owner, and the present owner an administrator. Needs the owner's password or
 * second factor. Source: docs/product/roles.md.
 */
export const transferOwnership = async (
  db: Db,
  viewer: Viewer,
  companyId: number,
  { id, password, mfa_token: token }: TransferOwnershipBody,
) => {
  const passwordHash =
    token === undefined ? await requirePassword(db, viewer.userId, password) : null;
  if (token === undefined && passwordHash === null) forbidden(MFA_REQUIRED);
  const made = await act(
    db,
    viewer,
    { companyId, userId: id },
    "make-owner",
    async (tx, _, all) => {
      const action = "company.transfer-ownership" as const;
      if (token !== undefined)
        await redeemMfaToken(tx, viewer, { action, subjectId: companyId, token });
      else await lockLoginWithPassword(tx, viewer.userId, passwordHash);
      const present = all.find(({ role }) => role === OWNER_ROLE);
      // Someone else may have become the owner meanwhile.
      if (present?.user_id !== viewer.userId) return forbidden();
      await setRole(tx, present.id, "company-administrator");
      await setRole(tx, id, OWNER_ROLE);
    },
  );
  return made ?? notFound();
};

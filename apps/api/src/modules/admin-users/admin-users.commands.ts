import type { InviteAdminBody, UpdateAdminBody } from "@devguild/schemas/admin-users";
import { ADMIN_ROLES, type AdminRole } from "@devguild/schemas/constants/accounts";
import { ADMIN_USER_MESSAGES as M, findAdminRole } from "@devguild/schemas/constants/admin-users";
import { PRODUCT_NAME } from "@devguild/schemas/product";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, forbidden, invalid, notFound, Problem } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { inviteToAccount } from "../accounts/invitations.commands.ts";
import { leaveAccount } from "../accounts/leave-account.commands.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { unassignManager } from "../companies/companies.commands.ts";
import { INVITATION_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { lockStaffAccounts, setStaffRole } from "../users/staff-accounts.commands.ts";
import { renameUnusedLogin } from "../users/users.commands.ts";
import { accounts } from "../users/users.tables.ts";
import { findObstacle, type StaffAction } from "./admin-users.policy.ts";
import { findStaff } from "./admin-users.queries.ts";

/** Who does it: a viewer, or whoever a change of several rows runs for. */
type Actor = Pick<Viewer, "userId" | "fullName">;

type Account = Awaited<ReturnType<typeof lockStaffAccounts>>[number];

/** The audit snapshot of a member of staff: the account, not the person. */
export const adminUserSnapshot = createSnapshot(accounts, {
  derived: ["created_at"],
  lock: lockStaffAccounts,
});

const OBSTACLES = {
  is_self: "You can’t do this to yourself.",
  wrong_state: "They accepted their invitation meanwhile.",
} as const;

const toRole = (id: number) => findAdminRole(id) ?? invalid({ role_id: M.role });

/** Locks the staff; two super admins who remove each other at once would otherwise both succeed. */
const lockStaff = async (tx: Db, viewer: Actor) => {
  const all = await lockStaffAccounts(tx);
  const own = all.find(({ user_id, status }) => user_id === viewer.userId && status === "active");
  const permissions: readonly string[] = own ? ADMIN_ROLES[own.role as AdminRole] : [];
  return permissions.includes("admin.manage-admin-users") ? all : forbidden();
};

const act = async (
  tx: Db,
  viewer: Actor,
  { id, action }: { id: number; action: StaffAction },
  change: (account: Account) => Promise<unknown>,
) => {
  const account = (await lockStaff(tx, viewer)).find((each) => each.id === id) ?? notFound();
  const { status, user_id: userId } = account;
  const obstacle = findObstacle(action, { status, userId }, viewer.userId);
  if (obstacle) conflict(obstacle, OBSTACLES[obstacle]);
  await change(account);
};

const atEmail = (error: unknown): never => {
  if (!(error instanceof Problem)) throw error;
  if (error.details.code === "already_member") invalid({ email: M.alreadyStaff });
  if (error.details.code === "not_invitable") invalid({ email: M.notInvitable });
  throw error;
};

type Invitee = { email: string; first_name: string; last_name: string; role: AdminRole };

const sendInvitation = (tx: Db, viewer: Actor, { role, ...person }: Invitee) =>
  inviteToAccount(tx, {
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    inviter: viewer.fullName || PRODUCT_NAME,
    account: { type: "admin", role },
  });

const countInvitation = (db: Db) => countAttempt(db, INVITATION_LIMIT, "staff");

/** Invites someone to the staff. Source: docs/product/roles.md. */
export const inviteStaff = async (
  db: Db,
  viewer: Viewer,
  { role_id: roleId, ...person }: InviteAdminBody,
) => {
  const role = toRole(roleId);
  await countInvitation(db);
  return transaction(db, async (tx) => {
    await lockStaff(tx, viewer);
    const { accountId } = await sendInvitation(tx, viewer, { ...person, role }).catch(atEmail);
    return (await findStaff(tx, accountId)) ?? notFound();
  });
};

/** Gives a member of staff another role, from their next request on, and renames who is only invited. */
export const updateStaff = (
  db: Db,
  viewer: Viewer,
  id: number,
  { role_id: roleId, ...name }: UpdateAdminBody,
) =>
  transaction(db, async (tx) => {
    await act(tx, viewer, { id, action: "edit" }, async ({ user_id: userId }) => {
      await setStaffRole(tx, id, toRole(roleId));
      await renameUnusedLogin(tx, userId, name);
    });
    return (await findStaff(tx, id)) ?? notFound();
  });

/** Sends an invitation again with a new link; the earlier one stops working. */
export const resendStaffInvitation = async (db: Db, viewer: Actor, id: number) => {
  await countInvitation(db);
  return transaction(db, async (tx) => {
    await act(tx, viewer, { id, action: "resend-invite" }, async () => {
      const invited = (await findStaff(tx, id)) ?? notFound();
      await sendInvitation(tx, viewer, invited);
    });
    return (await findStaff(tx, id)) ?? notFound();
  });
};

/** Withdraws an invitation, or takes someone off the staff; companies they looked after lose their manager. */
export const removeStaff = (db: Db, viewer: Viewer, id: number) =>
  transaction(db, (tx) =>
    act(tx, viewer, { id, action: "remove" }, async (account) => {
      await unassignManager(tx, account.user_id);
      await leaveAccount(tx, account);
    }),
  );

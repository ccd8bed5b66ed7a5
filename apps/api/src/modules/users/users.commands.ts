import { and, eq, inArray, isNull, notExists, type SQL } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { accounts, users } from "./users.tables.ts";

type NewLogin = typeof users.$inferInsert;
type NewAccount = Omit<typeof accounts.$inferInsert, "user_id">;

/**
 * Creates a login with its first account as the current one; undefined if the address already has a
 * login.
 */
export const createLogin = async (tx: Db, values: NewLogin, account: NewAccount) => {
  const [login] = await tx.insert(users).values(values).onConflictDoNothing().returning();
  if (!login) return undefined;
  const added = await addAccount(tx, login.id, account);
  return updateLogin(tx, login.id, { current_account_id: added.id });
};

/** Creates a login without an account, for example for an invitation; undefined if there already is one. */
export const createBareLogin = async (tx: Db, values: NewLogin) => {
  const [login] = await tx.insert(users).values(values).onConflictDoNothing().returning();
  return login;
};

/** Gives a login without any account a generic one, so that its owner can still log in. */
export const ensureAccount = async (tx: Db, userId: number) => {
  const own = await tx.$count(accounts, eq(accounts.user_id, userId));
  if (own === 0) await addAccount(tx, userId, { type: "generic" });
};

// Logins that were only created for an invitation.
const isUnused = (userId: number) =>
  and(
    eq(users.id, userId),
    isNull(users.email_verified_at),
    isNull(users.password_hash),
    isNull(users.last_login_at),
  );

/** Renames a login if nobody has ever used it; anyone else's name is their own. */
export const renameUnusedLogin = (
  tx: Db,
  userId: number,
  name: Pick<NewLogin, "first_name" | "last_name">,
) => tx.update(users).set(name).where(isUnused(userId));

/** Deletes a login without accounts, if nobody has ever used it. */
export const removeUnusedLogin = (tx: Db, userId: number) =>
  tx
    .delete(users)
    .where(
      and(
        isUnused(userId),
        notExists(
          tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.user_id, users.id)),
        ),
      ),
    )
    .returning({ id: users.id });

/** Updates a login; returns the updated row, or undefined if there is none. */
export const updateLogin = async (tx: Db, userId: number, values: Partial<NewLogin>) => {
  const [login] = await tx.update(users).set(values).where(eq(users.id, userId)).returning();
  return login;
};

/** Updates a login that is neither suspended nor deleted. */
export const updateOpenLogin = async (
  tx: Db,
  userId: number,
  values: Partial<NewLogin>,
  condition?: SQL,
) => {
  const isOpen = and(isNull(users.suspended_at), isNull(users.deleted_at));
  const [login] = await tx
    .update(users)
    .set(values)
    .where(and(eq(users.id, userId), isOpen, condition))
    .returning();
  return login;
};

/** Adds an account to a login. */
export const addAccount = async (tx: Db, userId: number, account: NewAccount) => {
  const [added] = await tx
    .insert(accounts)
    .values({ ...account, user_id: userId })
    .returning();
  if (!added) throw new Error("The new account wasn’t found.");
  return added;
};

/**
 * Locks a login before changing it. Every change to several of its rows starts here, so that a
 * simultaneous reset, deletion and confirmation run one after the other.
 */
export const lockLogin = async (tx: Db, userId: number) => {
  const [login] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  return login;
};

/** Locks several logins, in the order of their ids, so that two who lock the same ones don't deadlock. */
export const lockLogins = (tx: Db, ids: readonly number[]) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for("no key update");

/**
 * Locks a login if it still has the password whose hash was checked; otherwise returns undefined.
 * Checking a password is slow, so it happens first, without a lock.
 */
export const lockLoginWithPassword = async (
  tx: Db,
  userId: number,
  passwordHash: string | null,
) => {
  const login = await lockLogin(tx, userId);
  return login?.password_hash === passwordHash ? login : undefined;
};

/**
 * Turns emails with notifications of our team on or off; they are shown in the app either way.
 * Source: docs/product/notifications.md.
 */
export const setNotificationEmails = (db: Db, userId: number, isOn: boolean) =>
  db.update(users).set({ notification_emails: isOn }).where(eq(users.id, userId));

const SEEN_COLUMNS = {
  "developer.dashboard": "developer_dashboard_last_visited_at",
  "company.dashboard": "company_dashboard_last_visited_at",
  "company.users": "company_users_last_visited_at",
} as const;

/** Records that a page was visited. */
export const markSeen = (db: Db, viewer: Viewer, page: keyof typeof SEEN_COLUMNS) =>
  db
    .update(users)
    .set({ [SEEN_COLUMNS[page]]: new Date() })
    .where(eq(users.id, viewer.userId));

import { MFA_METHODS, type MfaMethod } from "@devguild/schemas/constants/mfa";
import type { MfaState, Passkey } from "@devguild/schemas/mfa";
import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { users } from "../users/users.tables.ts";
import { mfaPhones, mfaTotps, passkeys, recoveryCodes } from "./mfa.tables.ts";

/** A login's active factors; columns for queries on users. */
export const factorColumns = {
  phone: sql<string | null>`(
    select f.phone_number from ${mfaPhones} f
    where f.user_id = ${users}.id and f.activated_at is not null
  )`,
  hasTotp: sql<boolean>`exists (
    select from ${mfaTotps} f where f.user_id = ${users}.id and f.activated_at is not null
  )`,
  hasPasskey: sql<boolean>`exists (select from ${passkeys} f where f.user_id = ${users}.id)`,
};

type Factors = { phone: string | null; hasTotp: boolean; hasPasskey: boolean };

/** Masks a phone number so that only its owner recognises it: +49•••••••56. */
export const maskPhone = (number: string) =>
  `${number.slice(0, 3)}${"•".repeat(Math.max(0, number.length - 5))}${number.slice(-2)}`;

/** Converts a login's active factors to the state shown to its owner. */
export const toMfaState = ({ phone, hasTotp, hasPasskey }: Factors): MfaState => {
  const has: Record<MfaMethod, boolean> = {
    sms: phone !== null,
    totp: hasTotp,
    passkey: hasPasskey,
  };
  const methods = MFA_METHODS.filter((method) => has[method]);
  return {
    mfa_active: methods.length > 0,
    mfa_masked_phone: phone === null ? null : maskPhone(phone),
    mfa_methods: methods,
  };
};

/** Finds a login with its active factors and the number of recovery codes left. */
export const findFactors = async (db: Db, userId: number) => {
  const [row] = await db
    .select({
      ...factorColumns,
      email: users.email,
      fullName: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      codesLeft: sql<number>`(
        select count(*)::int from ${recoveryCodes} c
        where c.user_id = ${users}.id and c.used_at is null
      )`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error(`The login ${userId} no longer exists.`);
  return { ...row, state: toMfaState(row) };
};
export type LoginFactors = Awaited<ReturnType<typeof findFactors>>;

/** Finds a login's phone, active or being set up. */
export const findPhone = async (db: Db, userId: number) => {
  const [phone] = await db.select().from(mfaPhones).where(eq(mfaPhones.user_id, userId));
  return phone ?? null;
};

/** Finds the encrypted secret of a login's active authenticator app. */
export const findTotp = async (db: Db, userId: number) => {
  const [totp] = await db
    .select()
    .from(mfaTotps)
    .where(and(eq(mfaTotps.user_id, userId), isNotNull(mfaTotps.activated_at)));
  return totp ?? null;
};

/** Finds a passkey by its credential id, optionally only if it belongs to a given login. */
export const findCredential = async (db: Db, credentialId: string, userId?: number) => {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(
      and(
        eq(passkeys.credential_id, credentialId),
        userId === undefined ? undefined : eq(passkeys.user_id, userId),
      ),
    );
  return row ?? null;
};

/** Lists a login's passkeys in the form needed to request one of them. */
export const listCredentials = (db: Db, userId: number) =>
  db
    .select({ id: passkeys.credential_id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.id));

const readPasskeys = async (db: Db, condition: SQL | undefined): Promise<Passkey[]> => {
  const rows = await db.select().from(passkeys).where(condition).orderBy(asc(passkeys.id));
  return rows.map(({ id, name, backed_up, created_at, last_used_at }) => ({
    id,
    name,
    backed_up,
    created_at: iso(created_at),
    last_used_at: isoOrNull(last_used_at),
  }));
};

/** Lists a login's passkeys, oldest first. */
export const listPasskeys = (db: Db, userId: number) =>
  readPasskeys(db, eq(passkeys.user_id, userId));

/** Finds one of a login's passkeys; null if it belongs to another login. */
export const findPasskey = async (db: Db, userId: number, id: number) => {
  const [found] = await readPasskeys(db, and(eq(passkeys.user_id, userId), eq(passkeys.id, id)));
  return found ?? null;
};

/** Returns whether a login has any active factor. */
export const hasSecondFactor = async (db: Db, userId: number) =>
  (await findFactors(db, userId)).state.mfa_active;

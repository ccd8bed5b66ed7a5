import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { Snapshot } from "../audit/audit.queries.ts";
import { developers, developerStaffNotes } from "../developers/developers.tables.ts";
import { loginSuspensions, users } from "../users/users.tables.ts";

const readLocked = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      userId: developers.user_id,
      validate_by_tm: developers.validate_by_tm,
      disproved: developers.disproved,
    })
    .from(developers)
    .where(eq(developers.id, id));
  // The login is the lock of everything that staff change about a developer.
  const [login] = row
    ? await db.select().from(users).where(eq(users.id, row.userId)).for("no key update")
    : [];
  return row && login && { ...row, login };
};

/** The audit snapshot of what staff note about a developer. */
export const notesSnapshot: Snapshot = {
  read: async (db, id) => {
    if (!(await readLocked(db, id))) return undefined;
    const [notes] = await db
      .select({ notes: developerStaffNotes.body })
      .from(developerStaffNotes)
      .where(eq(developerStaffNotes.developer_id, id));
    return { notes: notes?.notes ?? "" };
  },
  personal: new Set(["notes"]),
};

/** The audit snapshot of a developer's access to the jobs. */
export const accessSnapshot: Snapshot = {
  read: async (db, id) => {
    const row = await readLocked(db, id);
    return row && { validate_by_tm: row.validate_by_tm, disproved: row.disproved };
  },
  personal: new Set(),
};

/** The audit snapshot of a developer's suspension. */
export const suspensionSnapshot: Snapshot = {
  read: async (db, id) => {
    const row = await readLocked(db, id);
    if (!row) return undefined;
    const [suspension] = await db
      .select({ note: loginSuspensions.note })
      .from(loginSuspensions)
      .where(eq(loginSuspensions.user_id, row.userId));
    return { suspended: row.login.suspended_at !== null, note: suspension?.note ?? "" };
  },
  personal: new Set(["note"]),
};

/** The audit snapshot of a login's address. */
export const addressSnapshot: Snapshot = {
  read: async (db, userId) => {
    const [login] = await db
      .select({ email: users.email, email_verified_at: users.email_verified_at })
      .from(users)
      .where(eq(users.id, userId))
      .for("no key update");
    return login && { email: login.email, email_verified: login.email_verified_at !== null };
  },
  personal: new Set(["email"]),
};

/** The audit snapshot of an erasure: the login's id alone, as nothing else may stay. */
export const erasedSnapshot: Snapshot = {
  read: async (db, userId) => {
    const [developer] = await db
      .select({ id: developers.id })
      .from(developers)
      .where(eq(developers.user_id, userId))
      .for("no key update");
    return { developer_id: developer?.id ?? null };
  },
  personal: new Set(),
};

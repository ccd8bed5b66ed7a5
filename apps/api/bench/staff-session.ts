import { eq } from "drizzle-orm";

import type { Db } from "../src/db/db.ts";
import { startSession } from "../src/modules/sessions/sessions.commands.ts";
import { accounts, users } from "../src/modules/users/users.tables.ts";

/** Creates a staff member who is logged in; `remove` deletes them again. */
export const createStaff = async (db: Db, role: "talent-manager" | "super-admin") => {
  const [user] = await db
    .insert(users)
    .values({
      email: `bench-${Date.now()}@scale.devguild.example`,
      first_name: "Bench",
      last_name: "",
      email_verified_at: new Date(),
    })
    .returning({ id: users.id });
  const id = user?.id ?? 0;
  const [account] = await db
    .insert(accounts)
    .values({ user_id: id, type: "admin", role })
    .returning({ id: accounts.id });
  await db.update(users).set({ current_account_id: account?.id }).where(eq(users.id, id));
  const visitor = { address: "127.0.0.1", userAgent: "bench" };
  const { token } = await startSession(db, id, visitor, { secondFactor: true });
  return { token, remove: () => db.delete(users).where(eq(users.id, id)) };
};

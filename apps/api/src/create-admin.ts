import { randomBytes } from "node:crypto";
import { resolve } from "node:path";

import { email as emailField } from "@devguild/schemas/identity";
import { eq } from "drizzle-orm";

import { configOfProcess } from "./config.ts";
import { type Db, transaction } from "./db/db.ts";
import { openDatabase } from "./db/open-database.ts";
import { accounts, users } from "./modules/users/users.tables.ts";
import { hashPassword } from "./secrets/password-hash.ts";
import { refuse } from "./refusal.ts";

const USAGE_ERROR = 64;

/** Makes a login that is a super-admin; false where the address already has one. */
const createSuperAdmin = (db: Db, email: string, passwordHash: string) =>
  transaction(db, async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email, password_hash: passwordHash, email_verified_at: new Date() })
      .onConflictDoNothing()
      .returning();
    if (!user) return false;
    const [account] = await tx
      .insert(accounts)
      .values({ user_id: user.id, type: "admin", role: "super-admin" })
      .returning();
    await tx.update(users).set({ current_account_id: account?.id }).where(eq(users.id, user.id));
    return true;
  });

const run = async (email: string) => {
  const config = configOfProcess();
  const database = await openDatabase({ ...config, dataDir: resolve(config.dataDir) });
  await database.migrate();
  const password = randomBytes(12).toString("base64url");
  const created = await createSuperAdmin(database.db, email, await hashPassword(password));
  await database.close();
  if (!created) {
    process.stderr.write(`${email} already has a login.\n`);
    process.exit(1);
  }
  process.stdout.write(
    `${email} can log in at ${config.urls.site}/en/user/login with the password ${password}\n`,
  );
};

const given = emailField.safeParse(process.argv[2] ?? "");
if (given.success) await run(given.data).catch(refuse);
else {
  process.stderr.write("Usage: pnpm create-admin EMAIL\n");
  process.exitCode = USAGE_ERROR;
}

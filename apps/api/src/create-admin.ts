import { randomBytes } from "node:crypto";
import { resolve } from "node:path";

import { email as emailField } from "@devguild/schemas/identity";
import { eq } from "drizzle-orm";

import { configOfProcess } from "./config.ts";
import { transaction } from "./db/db.ts";
import { openDatabase } from "./db/open-database.ts";
import { accounts, users } from "./modules/identity/identity.tables.ts";
import { hashPassword } from "./modules/identity/passwords.ts";

const [, , given] = process.argv;
const parsed = emailField.safeParse(given ?? "");
if (!parsed.success) {
  process.stderr.write("Usage: pnpm create-admin EMAIL\n");
  process.exit(64);
}
const address = parsed.data;

const config = configOfProcess();
const database = await openDatabase({ ...config, dataDir: resolve(config.dataDir) });
await database.migrate();

/** Makes the first operator: a super-admin whose password is shown once and never again. */
const password = randomBytes(12).toString("base64url");
const created = await transaction(database.db, async (tx) => {
  const [user] = await tx
    .insert(users)
    .values({
      email: address,
      password_hash: await hashPassword(password),
      email_verified_at: new Date(),
    })
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
await database.close();

if (!created) {
  process.stderr.write(`${address} already has a login.\n`);
  process.exit(1);
}
process.stdout.write(
  `${address} can log in at ${config.urls.site}/en/user/login with the password ${password}\n`,
);

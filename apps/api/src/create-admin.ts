import { randomBytes } from "node:crypto";
import { resolve } from "node:path";

import { email as emailField } from "@devguild/schemas/identity";

import { loadConfig } from "./config.ts";
import { type Db, transaction } from "./db/db.ts";
import { openDatabase } from "./db/open-database.ts";
import { createLogin } from "./modules/users/users.commands.ts";
import { exitWithError } from "./exit-with-error.ts";
import { hashPassword } from "./secrets/password-hash.ts";

const USAGE_ERROR = 64;

/** Creates a super-admin login; returns false if the address already has a login. */
const createSuperAdmin = (db: Db, email: string, passwordHash: string) =>
  transaction(db, async (tx) => {
    const login = { email, password_hash: passwordHash, email_verified_at: new Date() };
    const created = await createLogin(tx, login, { type: "admin", role: "super-admin" });
    return created !== undefined;
  });

const run = async (email: string) => {
  const config = loadConfig();
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
if (given.success) await run(given.data).catch(exitWithError);
else {
  process.stderr.write("Usage: pnpm create-admin EMAIL\n");
  process.exitCode = USAGE_ERROR;
}

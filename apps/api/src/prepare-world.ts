import { rm } from "node:fs/promises";
import { join } from "node:path";

import { type Configuration, ConfigurationError } from "@devguild/config/configuration";
import { UPLOAD_KINDS } from "@devguild/schemas/constants/uploads";
import { count, sql } from "drizzle-orm";

import { seedCatalogue } from "../seeds/catalogue.ts";
import { seedDemoWorld } from "../seeds/demo-world.ts";
import { type Db, transaction } from "./db/db.ts";
import { users } from "./modules/users/users.tables.ts";
import { createFileStore } from "./ports/files/create-file-store.ts";
import type { FileStore } from "./ports/files/files.port.ts";
import { DOWNLOADS } from "./ports/files/signed-downloads.ts";
import { getFolder } from "./ports/files/signed-uploads.ts";
import { hashPassword } from "./secrets/password-hash.ts";

/** Drops everything in a database, as before its first migration. */
export const dropSchemas = async (db: Db) => {
  for (const schema of ["public", "queue", "drizzle"])
    await db.execute(sql.raw(`drop schema if exists ${schema} cascade`));
  await db.execute(sql`create schema public`);
};

/** Deletes all data of a demo; the next start seeds it again. Refused in production. */
export const deleteDemoData = async (db: Db, config: Configuration) => {
  if (config.env === "production")
    throw new ConfigurationError("DEVGUILD_ENV: --fresh would delete the data of a production.");
  await dropSchemas(db);
  await rm(join(config.dataDir, "files"), { recursive: true, force: true });
  const files = createFileStore(config);
  for (const folder of [...UPLOAD_KINDS.map(getFolder), DOWNLOADS.export.folder])
    for await (const { name } of files.list(folder)) await files.remove(folder, name);
};

/** The password of every demo login. */
export const DEMO_PASSWORD = "devguild-demo";

type World = { env: "demo" | "production"; files: FileStore; say: (message: string) => void };

/**
 * Seeds an empty database: the catalogue always, the demo world only in the demo. All of it is one
 * transaction, so that a start that was killed begins again instead of continuing half seeded.
 */
export const prepareWorld = async (db: Db, { env, files, say }: World) => {
  const [existing] = await db.select({ total: count() }).from(users);
  const isEmpty = existing?.total === 0;
  if (isEmpty && env === "demo") say("Filling the database with the demo world …");
  await transaction(db, async (tx) => {
    await seedCatalogue(tx);
    if (isEmpty && env === "demo")
      await seedDemoWorld(tx, {
        files,
        passwordHash: await hashPassword(DEMO_PASSWORD),
        now: new Date(),
        say,
      });
  });
};

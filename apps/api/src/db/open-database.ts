import { mkdirSync } from "node:fs";
import { join } from "node:path";

import type { Logger } from "drizzle-orm";
import type { Pool, PoolClient } from "pg";
import type { fromPglite } from "pg-boss";

import { lockDataFolder } from "./data-folder-lock.ts";
import type { Db } from "./db.ts";
import { listenEmbedded, type Listening, listenOnServer } from "./listen.ts";

export const MIGRATIONS = join(import.meta.dirname, "migrations");

/** An open database of either kind: its connection, the options for its queue, and how to close it. */
export type Database = {
  db: Db;
  queueOptions:
    | { connectionString: string }
    | { db: ReturnType<typeof fromPglite>; backend: "pglite" };
  migrate: () => Promise<void>;
  /** Calls back for each notification on a channel, and whenever some may have been missed. */
  listen: (channel: string, onNotice: () => void) => Listening;
  close: () => Promise<void>;
};

type Options = {
  databaseUrl?: string | undefined;
  dataDir: string;
  logger?: Logger;
  /** Called for each server connection that is lost; the next query opens a new one. */
  onConnectionLost?: (error: Error) => void;
};

/**
 * Opens PostgreSQL if there is a URL, otherwise the embedded database in the data folder. Throws
 * DataFolderInUse if another process is using that folder.
 */
export const openDatabase = ({ databaseUrl, dataDir, ...options }: Options): Promise<Database> =>
  databaseUrl ? openServer(databaseUrl, options) : openEmbedded(dataDir, options.logger);

const ignore = () => {};

/** Keeps a lost connection from ending the process or occupying a slot in the pool. */
const surviveLosses = (pool: Pool, onConnectionLost: (error: Error) => void) => {
  const taken = new Set<PoolClient>();
  pool.on("acquire", (client) => taken.add(client));
  pool.on("release", (_error, client) => taken.delete(client));
  // The pool re-emits errors of its idle connections only, so each client gets its own listener below.
  pool.on("error", ignore);
  pool.on("connect", (client) => {
    client.on("error", onConnectionLost);
    client.on("end", () => {
      if (!taken.has(client)) return;
      // Drizzle never releases a connection that was lost before its transaction began.
      client.release(true);
      client.release = ignore;
    });
  });
};

const openServer = async (
  url: string,
  { logger, onConnectionLost = ignore }: Pick<Options, "logger" | "onConnectionLost">,
): Promise<Database> => {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ]);
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  surviveLosses(pool, onConnectionLost);
  const db = drizzle({ client: pool, logger });
  return {
    db: db as unknown as Db,
    queueOptions: { connectionString: url },
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS }),
    listen: (channel, onNotice) =>
      listenOnServer(
        () => new pg.Client({ connectionString: url, keepAlive: true }),
        channel,
        onNotice,
      ),
    close: () => pool.end(),
  };
};

const openEmbedded = async (dataDir: string, logger?: Logger): Promise<Database> => {
  const lock = dataDir === "memory://" ? null : lockDataFolder(dataDir);
  const [{ PGlite }, { drizzle }, { migrate }, queue] = await Promise.all([
    import("@electric-sql/pglite"),
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
    import("pg-boss"),
  ]);
  const folder = dataDir === "memory://" ? dataDir : join(dataDir, "postgres");
  if (folder !== "memory://") mkdirSync(folder, { recursive: true });
  const client = await PGlite.create(folder);
  const db = drizzle({ client, logger });
  return {
    db: db as unknown as Db,
    queueOptions: { db: queue.fromPglite(client), backend: "pglite" },
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS }),
    listen: (channel, onNotice) => listenEmbedded(client, channel, onNotice),
    close: async () => {
      await client.close();
      lock?.release();
    },
  };
};

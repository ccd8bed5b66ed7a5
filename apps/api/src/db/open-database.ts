import { mkdirSync } from "node:fs";
import { join } from "node:path";

import type { DatabaseLimits } from "@devguild/config/database";
import type { Logger } from "drizzle-orm";
import type { fromPglite } from "pg-boss";

import { lockDataFolder } from "./data-folder-lock.ts";
import type { Db } from "./db.ts";
import { listenEmbedded, type Listening, listenOnServer } from "./listen.ts";

const QUEUE_CONNECTIONS = 3;

export const MIGRATIONS = join(import.meta.dirname, "migrations");

/** An open database of either kind: its connection, the options for its queue, and how to close it. */
export type Database = {
  db: Db;
  queueOptions:
    | { connectionString: string; max: number; connectionTimeoutMillis: number }
    | { db: ReturnType<typeof fromPglite>; backend: "pglite" };
  migrate: () => Promise<void>;
  /** Calls back for each notification on a channel, and whenever some may have been missed. */
  listen: (channel: string, onNotice: () => void) => Listening;
  close: () => Promise<void>;
};

type Options = {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** For a server; without limits, a statement may take as long as it takes. */
  databaseLimits?: DatabaseLimits;
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

const openServer = async (
  url: string,
  { logger, databaseLimits, onConnectionLost = ignore }: Omit<Options, "databaseUrl" | "dataDir">,
): Promise<Database> => {
  const [{ default: pg }, { drizzle }, { migrate }, { CONNECT_TIMEOUT_MS, ServerPool }] =
    await Promise.all([
      import("pg"),
      import("drizzle-orm/node-postgres"),
      import("drizzle-orm/node-postgres/migrator"),
      import("./server-pool.ts"),
    ]);
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new ServerPool(url, databaseLimits, onConnectionLost);
  const db = drizzle({ client: pool, logger });
  return {
    db: db as unknown as Db,
    queueOptions: {
      connectionString: url,
      max: QUEUE_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    },
    migrate: async () => {
      // On a connection of its own, as a migration may take longer than any statement.
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        await migrate(drizzle({ client, logger }), { migrationsFolder: MIGRATIONS });
      } finally {
        await client.end();
      }
    },
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

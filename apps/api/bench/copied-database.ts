import { randomBytes } from "node:crypto";

import { Client, escapeIdentifier } from "pg";

/** The host and what follows of a server on this machine. */
const LOCAL = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * Runs `work` on a copy of a database, which is dropped afterwards. Only on this machine, and only
 * while nobody is connected to the original.
 */
export const onCopy = async <T>(databaseUrl: string, work: (copyUrl: string) => Promise<T>) => {
  const url = new URL(databaseUrl);
  if (!LOCAL.has(url.hostname))
    throw new Error("DATABASE_URL: a database is only copied on this machine.");
  const original = url.pathname.slice(1);
  const copy = `${original}_${randomBytes(4).toString("hex")}`;
  const serverUrl = new URL(databaseUrl);
  serverUrl.pathname = "/postgres";
  const server = new Client({ connectionString: serverUrl.href });
  await server.connect();
  try {
    await server.query(
      `create database ${escapeIdentifier(copy)} template ${escapeIdentifier(original)}`,
    );
    try {
      url.pathname = `/${copy}`;
      return await work(url.href);
    } finally {
      await server.query(`drop database ${escapeIdentifier(copy)} with (force)`);
    }
  } finally {
    await server.end();
  }
};

import { randomBytes } from "node:crypto";

import { Client, escapeIdentifier } from "pg";

/** The host and what follows of a server on this machine. */
const LOCAL = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Runs `work` on a new database made from a template, which is dropped afterwards. Only on this machine. */
const onNewDatabase = async <T>(
  databaseUrl: string,
  template: string,
  work: (url: string) => Promise<T>,
) => {
  const url = new URL(databaseUrl);
  if (!LOCAL.has(url.hostname))
    throw new Error("DATABASE_URL: a database is only created on this machine.");
  const name = `${url.pathname.slice(1)}_${randomBytes(4).toString("hex")}`;
  const serverUrl = new URL(databaseUrl);
  serverUrl.pathname = "/postgres";
  const server = new Client({ connectionString: serverUrl.href });
  await server.connect();
  try {
    await server.query(
      `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`,
    );
    try {
      url.pathname = `/${name}`;
      return await work(url.href);
    } finally {
      await server.query(`drop database ${escapeIdentifier(name)} with (force)`);
    }
  } finally {
    await server.end();
  }
};

/** Runs `work` on a copy of a database, only while nobody is connected to the original. */
export const onCopy = <T>(databaseUrl: string, work: (copyUrl: string) => Promise<T>) =>
  onNewDatabase(databaseUrl, new URL(databaseUrl).pathname.slice(1), work);

/** Runs `work` on an empty database on the same server. */
export const onEmptyDatabase = <T>(databaseUrl: string, work: (url: string) => Promise<T>) =>
  onNewDatabase(databaseUrl, "template0", work);

// Runs a command with E2E_DATABASE_URL set to a new, empty database of a server, and drops it
// afterwards.
// node with-database.ts <server url> <command> [arguments]
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";

import { Client } from "pg";

const [, , server = "", command = "", ...args] = process.argv;

const onServer = async (statement: string) => {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const name = `devguild_journeys_${randomBytes(4).toString("hex")}`;
const database = new URL(server);
database.pathname = `/${name}`;

await onServer(`create database ${name}`);
const child = spawn(command, args, {
  stdio: "inherit",
  env: { ...process.env, E2E_DATABASE_URL: database.href },
});
// The command exits first, so that nothing uses the database when it is dropped.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
process.exitCode = await new Promise<number>((done) =>
  child.on("close", (code) => done(code ?? 1)),
);
await onServer(`drop database ${name} with (force)`);

import { createClient } from "@redis/client";
import { Client } from "pg";

const TIMEOUT_MS = 3000;

const queryPostgres = async (connectionString: string) => {
  const client = new Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS });
  await client.connect();
  await client.end();
};

const queryRedis = async (url: string) => {
  const socket = { connectTimeout: TIMEOUT_MS, reconnectStrategy: false } as const;
  // Errors also make the connection attempt fail.
  const client = createClient({ url, socket }).on("error", () => {});
  await client.connect();
  await client.ping();
  client.destroy();
};

// Exits with 0 if the PostgreSQL or Redis server at the given URL responds, otherwise with 1.
const url = process.argv[2] ?? "";
try {
  await (url.startsWith("redis") ? queryRedis(url) : queryPostgres(url));
} catch {
  process.exitCode = 1;
}

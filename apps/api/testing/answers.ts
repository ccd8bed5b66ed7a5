import { Client } from "pg";

// Exits with 0 where the PostgreSQL server at the given URL answers, else with 1.
const client = new Client({ connectionString: process.argv[2], connectionTimeoutMillis: 3000 });
try {
  await client.connect();
  await client.end();
} catch {
  process.exitCode = 1;
}

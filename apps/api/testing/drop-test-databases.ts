import { randomBytes } from "node:crypto";

/**
 * Vitest global setup: sets the name prefix for this run's databases on TEST_DATABASE_URL, and drops
 * them afterwards. Does nothing without a server.
 */
export default () => {
  const run = `devguild_test_${randomBytes(6).toString("hex")}`;
  process.env["TEST_DATABASE_PREFIX"] = run;
  return async () => {
    const url = process.env["TEST_DATABASE_URL"];
    if (!url) return;
    const { default: pg } = await import("pg");
    const server = new pg.Client({ connectionString: url });
    await server.connect();
    const { rows } = await server.query<{ name: string }>(
      "select datname as name from pg_database where starts_with(datname, $1)",
      [run],
    );
    for (const { name } of rows)
      await server.query(`drop database ${pg.escapeIdentifier(name)} with (force)`);
    await server.end();
  };
};

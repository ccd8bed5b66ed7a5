import { randomBytes } from "node:crypto";

/**
 * Runs around all tests: names the databases that this run's workers make on TEST_DATABASE_URL, and
 * drops them in the end. Without a server there is nothing to do.
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

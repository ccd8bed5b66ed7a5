// Finds the database servers for the tests: the configured ones, or else the defaults on this
// machine.
import { environment, fail, findNode, run } from "./environment.mjs";

const isReachable = async (url) =>
  (await run(findNode(), ["apps/api/testing/answers.ts", url], { env: environment() })) === 0;

const find = async (variable, defaultUrl) => {
  const configured = process.env[variable];
  if (await isReachable(configured || defaultUrl)) return configured || defaultUrl;
  // A configured server must not be skipped silently.
  return configured ? fail(`The server at ${variable} does not answer.`) : undefined;
};

/** Returns the URL of a PostgreSQL server that responds, if there is one. */
export const findPostgres = () => find("TEST_DATABASE_URL", "postgres://root@127.0.0.1:5432/test");

/** Returns the URL of a Redis server that responds, if there is one. */
export const findRedis = () => find("TEST_REDIS_URL", "redis://127.0.0.1:6379");

// Which servers the tests may use: those that are named, else the usual ones of this machine.
import { environment, fail, findNode, run } from "./environment.mjs";

const answers = async (url) =>
  (await run(findNode(), ["apps/api/testing/answers.ts", url], { env: environment() })) === 0;

const find = async (variable, usual) => {
  const named = process.env[variable];
  if (await answers(named || usual)) return named || usual;
  // One that was asked for must not be left out unseen.
  return named ? fail(`The server at ${variable} does not answer.`) : undefined;
};

/** The address of a PostgreSQL that answers, if there is one. */
export const findPostgres = () => find("TEST_DATABASE_URL", "postgres://root@127.0.0.1:5432/test");

/** The address of a Redis that answers, if there is one. */
export const findRedis = () => find("TEST_REDIS_URL", "redis://127.0.0.1:6379");

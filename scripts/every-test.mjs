// Every test there is: units, stories, the API on a database, the whole product, journeys.
import { join } from "node:path";

import { browserEnvironment } from "./browser.mjs";
import { findPostgres, findRedis } from "./databases.mjs";
import { build, environment, findNode, ROOT, run, say } from "./environment.mjs";
import { step } from "./steps.mjs";

const API = join(ROOT, "apps/api");
const E2E = join(ROOT, "packages/e2e");

/** What the API does in another way on the embedded database, and one walk over every call. */
const OF_EMBEDDED = [
  "src/db/",
  "src/queue/",
  "src/prepare-world",
  "src/modules/job-index/",
  "src/modules/developer-index/",
  "src/modules/jobs/search-jobs",
  "src/modules/modules.test.ts",
  "src/http/walk-contract",
];

/**
 * Runs every test, each part a step. `isFull` adds what is slow and rare: the second database in full,
 * throttled and hostile pages, and each page under axe at every width.
 */
export const testEverything = async ({ isFull }) => {
  const postgres = await findPostgres();
  const redis = await findRedis();
  if (!postgres) say("No PostgreSQL answers; the API is tested on the embedded database only.");
  if (!redis) say("No Redis answers; attempts are counted in the database only.");
  const env = environment({
    ...(await browserEnvironment()),
    TURBO_TELEMETRY_DISABLED: "1",
    TEST_DATABASE_URL: "",
    TEST_REDIS_URL: redis ?? "",
    ...(isFull && { E2E_FULL: "1" }),
  });
  const turbo = (...args) =>
    run("turbo", ["run", "test", "--output-logs=new-only", ...args], { env });
  const inFolder = (cwd, command, args, extra = {}) => {
    const PATH = `${join(cwd, "node_modules/.bin")}:${env.PATH}`;
    return run(command, args, { cwd, env: { ...env, ...extra, PATH } });
  };

  await step("Packages and apps", () =>
    turbo("--concurrency=2", "--filter=!@devguild/api", "--filter=!@devguild/design-system"),
  );
  await step("Components and stories", () => turbo("--filter=@devguild/design-system"));
  if (postgres)
    await step("API on PostgreSQL", () =>
      inFolder(API, "vitest", ["run"], { TEST_DATABASE_URL: postgres }),
    );
  await step("API on the embedded database", () =>
    inFolder(API, "vitest", ["run", ...(postgres && !isFull ? OF_EMBEDDED : [])]),
  );
  await step("Build", build);
  await step("Checks of the whole", () => inFolder(E2E, "vitest", ["run"]));
  await step("Journeys", () => inFolder(E2E, "playwright", ["test"], { E2E_WHOLE: "1" }));
  if (postgres && isFull)
    await step("Journeys on PostgreSQL", () =>
      run(
        findNode(),
        [
          "apps/api/testing/with-database.ts",
          postgres,
          findNode(),
          "scripts/journeys.mjs",
          "search",
          "post-a-job",
        ],
        { env },
      ),
    );
};

import { createServer } from "node:http";
import { join, resolve } from "node:path";

import { closeServer, KEEP_ALIVE_TIMEOUT_MS } from "@devguild/config/http-connections";
import { getRequestListener } from "@hono/node-server";

import { createApp } from "./app.ts";
import { loadConfig } from "./config.ts";
import { openDatabase } from "./db/open-database.ts";
import { runAsTask } from "./db/task-context.ts";
import { ResponseCache } from "./http/response-cache.ts";
import { cleanupTask } from "./modules/cleanup/cleanup.tasks.ts";
import { cacheContentState } from "./modules/content-changes/content-state.queries.ts";
import { followCatalogue } from "./modules/catalogue/follow-catalogue.tasks.ts";
import { followDevelopers } from "./modules/developer-index/follow-developers.tasks.ts";
import { followJobs } from "./modules/job-index/follow-jobs.tasks.ts";
import { getSearchState } from "./modules/job-index/job-indexes.queries.ts";
import { preparePushKeys } from "./modules/push-subscriptions/push-keys.commands.ts";
import { isMarketStale } from "./modules/market-figures/market-figures.queries.ts";
import { shareAttemptCounter } from "./modules/throttling/throttling.commands.ts";
import { flushEvents } from "./modules/tracking/tracking.commands.ts";
import { openRedisAttempts } from "./ports/attempts/redis.ts";
import { createErrorsPort } from "./ports/errors/create-errors-port.ts";
import { createLog } from "./ports/errors/create-log.ts";
import { createFileStore } from "./ports/files/create-file-store.ts";
import { deleteDemoData, prepareWorld } from "./prepare-world.ts";
import { enqueue, openQueue } from "./queue/queue.ts";
import { reportedWorker } from "./queue/reported-worker.ts";
import { exitWithError } from "./exit-with-error.ts";
import { createWorkers } from "./workers.ts";

const REQUEST_TIMEOUT_MS = 30_000;
// How often Node looks for requests past the timeout.
const CHECK_INTERVAL_MS = 5_000;
const STOP_TIMEOUT_MS = 10_000;

const start = async () => {
  const read = loadConfig();
  const config = { ...read, dataDir: resolve(read.dataDir) };
  const log = createLog(config.logLevel);
  const database = await openDatabase({
    ...config,
    onConnectionLost: (error) => log.warn({ err: error }, "a database connection was lost"),
  });
  if (process.argv.includes("--fresh")) await runAsTask(() => deleteDemoData(database.db, config));
  await database.migrate();
  await runAsTask(() =>
    prepareWorld(database.db, {
      env: config.env,
      files: createFileStore(config),
      say: (message) => process.stdout.write(`${message}\n`),
    }),
  );
  await preparePushKeys(database.db, config);
  const attempts = config.redisUrl ? await openRedisAttempts(config.redisUrl, log) : undefined;
  shareAttemptCounter(attempts);
  const errors = createErrorsPort(config, log);
  const workers = createWorkers(database.db, config).map((each) =>
    reportedWorker(each, errors, log),
  );
  const queue = await openQueue(database, workers, log);
  await queue.work();
  // Enqueued instead of awaited: with a million ads it takes seconds, and logging in shouldn't have to
  // wait for it.
  if (await isMarketStale(database.db)) await enqueue(database.db, cleanupTask());
  const catalogue = followCatalogue(database);
  // Not awaited either: only searches need the index, and wait for it.
  const toSnapshot = (index: string) => ({ path: join(config.dataDir, index, "snapshot") });
  const following = await runAsTask(() => followJobs(database, log, toSnapshot("job-index")));
  const followingDevelopers = await runAsTask(() =>
    followDevelopers(database, log, toSnapshot("developer-index")),
  );

  const caches = {
    jobs: new ResponseCache(() => getSearchState(database.db, Date.now())),
    content: new ResponseCache(cacheContentState(database.db)),
  };
  const app = createApp({ db: database.db, config, log, caches });
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    },
    caches.jobs.wrap(caches.content.wrap(getRequestListener(app.fetch))),
  );
  server.on("listening", () => {
    log.info({ port: config.ports.api }, "listening");
    process.send?.("ready");
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    process.stderr.write(
      error.code === "EADDRINUSE"
        ? `API_PORT: port ${config.ports.api} is taken by another program.\n`
        : `${error.message}\n`,
    );
    process.exit(1);
  });

  server.listen(config.ports.api, config.host);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // An open connection must not keep the data folder locked for ever.
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await closeServer(server);
    attempts?.close();
    await flushEvents(database.db);
    await Promise.all([following.close(), followingDevelopers.close()]);
    await catalogue.close();
    await queue.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const)
    process.on(signal, () => void stop());
};

await start().catch(exitWithError);

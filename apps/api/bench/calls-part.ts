import { setTimeout as wait } from "node:timers/promises";

import type { Endpoint } from "@devguild/contract/endpoint";
import { API_BASE } from "@devguild/schemas/addresses";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { pino } from "pino";

import { createApp } from "../src/app.ts";
import type { Db } from "../src/db/db.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { followDevelopers } from "../src/modules/developer-index/follow-developers.tasks.ts";
import { followJobs } from "../src/modules/job-index/follow-jobs.tasks.ts";
import { SITEMAP_INDEX } from "../src/modules/sitemaps/sitemaps.routes.ts";
import { openQueue } from "../src/queue/queue.ts";
import { createWorkers } from "../src/workers.ts";
import { buildAddress, contractCalls } from "../testing/contract-calls.ts";
import type { World } from "../testing/contract-world.ts";
import type { PersonName } from "../testing/people.ts";
import type { CallSample, Input } from "../testing/samples.ts";
import { productionConfig } from "../testing/production-config.ts";
import { CALL_EXCEPTIONS } from "./calls-exceptions.ts";
import { createTwins, type Twins } from "./calls-worlds.ts";
import { onCopy } from "./copied-database.ts";
import { countStatements, type StatementCounter } from "./counted-statements.ts";
import { formatCount, formatMs, formatRatio, median } from "./numbers.ts";
import type { Options } from "./options.ts";
import { logProgress, table } from "./report.ts";

/** Who makes a call, if they may: one of each kind. */
const CALLERS: readonly PersonName[] = ["guest", "developer", "owner", "superAdmin"];

const MAX_RATIO = 3;
const MAX_MS = 100;
const MAX_BYTES = 250_000;
// Below this, a ratio is mostly noise.
const LEAST_MS = 10;
const OK = 200;
// Until the index has caught up with what was created.
const SETTLED_MS = 3_000;

type Request = { path: string; token: string | undefined };
type Read = { name: string; as: PersonName; isFile: boolean; small: Request; largest: Request };
type Cost = { status: number; ms: number; statements: number; rows: number; bytes: number };
type Measured = Read & { costs: { small: Cost; largest: Cost } };

type Send = (request: Request, isFile: boolean) => Promise<Cost>;

/** Makes the requests of one call for a twin; input that several callers share is created once. */
const requestsFor = (world: World, tokenOf: World["tokenOf"], endpoint: Endpoint) => {
  const made = new Map<unknown, Input>();
  return async (as: PersonName, makeInput: CallSample["sample"]): Promise<Request> => {
    const input = made.get(makeInput) ?? (await makeInput?.(world)) ?? {};
    made.set(makeInput, input);
    return {
      path: API_BASE + buildAddress(endpoint, input.params, input.query),
      token: await tokenOf(as),
    };
  };
};

// A login has few sessions, the next one ends the oldest.
const withOneSession = (world: World): World["tokenOf"] => {
  const tokens = new Map<PersonName, Promise<string | undefined>>();
  return (person) => {
    const token = tokens.get(person) ?? world.tokenOf(person);
    tokens.set(person, token);
    return token;
  };
};

const buildReads = async ({ small, largest }: Twins): Promise<Read[]> => {
  const reads: Read[] = [];
  const [smallToken, largestToken] = [withOneSession(small), withOneSession(largest)];
  for (const { name, endpoint, may, sample, manyRows } of contractCalls) {
    if (endpoint.method !== "GET") continue;
    const forSmall = requestsFor(small, smallToken, endpoint);
    const forLargest = requestsFor(largest, largestToken, endpoint);
    const inputs = [
      ...CALLERS.filter((as) => may.includes(as)).map((as) => ({ as, input: sample })),
      ...(manyRows?.reads ?? []),
    ];
    for (const { as, input } of inputs)
      reads.push({
        name,
        as,
        isFile: endpoint.file !== undefined,
        small: await forSmall(as, input),
        largest: await forLargest(as, input),
      });
  }
  const sitemap = { path: API_BASE + SITEMAP_INDEX, token: undefined };
  reads.push({
    name: `GET ${SITEMAP_INDEX}`,
    as: "guest",
    isFile: false,
    small: sitemap,
    largest: sitemap,
  });
  return reads;
};

// A spreadsheet is as long as what it lists, so it is measured up to its first batch of rows.
const CHUNKS_OF_FILE = 2;

const readBytes = async (body: ReadableStream<Uint8Array> | null, chunks: number) => {
  if (!body) return 0;
  const reader = body.getReader();
  let bytes = 0;
  for (let chunk = 0; chunk < chunks; chunk++) {
    const { done, value } = await reader.read();
    if (done) return bytes;
    bytes += value.byteLength;
  }
  await reader.cancel();
  return bytes;
};

const createSend = (app: ReturnType<typeof createApp>, counter: StatementCounter): Send => {
  let sent = 0;
  return async ({ path, token }, isFile) => {
    sent += 1;
    // Another address each time, so that no limit is reached.
    const address = `203.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
    const headers = new Headers({ "X-Forwarded-For": address });
    if (token) headers.set("Authorization", `Bearer ${token}`);
    counter.clear();
    const startedAt = performance.now();
    const response = await app.request(path, { headers });
    const bytes = await readBytes(response.body, isFile ? CHUNKS_OF_FILE : Infinity);
    const ms = performance.now() - startedAt;
    return {
      status: response.status,
      ms,
      statements: counter.statements,
      rows: counter.rows,
      bytes,
    };
  };
};

const summarize = (costs: readonly Cost[]): Cost => ({
  status: Math.max(...costs.map(({ status }) => status)),
  ms: median(costs.map(({ ms }) => ms)),
  statements: Math.max(...costs.map(({ statements }) => statements)),
  rows: Math.max(...costs.map(({ rows }) => rows)),
  bytes: Math.max(...costs.map(({ bytes }) => bytes)),
});

const measureRead = async (send: Send, read: Read, rounds: number): Promise<Measured> => {
  await send(read.small, read.isFile);
  await send(read.largest, read.isFile);
  const [small, largest]: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    small.push(await send(read.small, read.isFile));
    largest.push(await send(read.largest, read.isFile));
  }
  return { ...read, costs: { small: summarize(small), largest: summarize(largest) } };
};

const getRatio = ({ costs: { small, largest } }: Measured) => largest.ms / small.ms;

const missedAims = (measured: Measured): string[] => {
  const { ms, bytes } = measured.costs.largest;
  return [
    ...(ms > MAX_MS ? [`over ${MAX_MS} ms`] : []),
    ...(bytes > MAX_BYTES ? [`over ${MAX_BYTES / 1000} kB`] : []),
    ...(ms > LEAST_MS && getRatio(measured) > MAX_RATIO ? [`${MAX_RATIO} × its twin`] : []),
  ];
};

const both = (read: (cost: Cost) => string, { costs: { small, largest } }: Measured) =>
  `${read(small)} / ${read(largest)}`;

const formatRow = (measured: Measured) => [
  `\`${measured.name}\``,
  measured.as,
  both(({ ms }) => formatMs(ms), measured),
  formatRatio(getRatio(measured)),
  both(({ statements }) => String(statements), measured),
  both(({ rows }) => formatCount(rows), measured),
  both(({ bytes }) => (bytes / 1000).toFixed(1), measured),
];

const HEAD = ["call", "as", "ms", "ratio", "statements", "rows", "kB"];

/** Keeps the caller for whom a call is slowest. */
const slowestOfEach = (all: readonly Measured[]) =>
  [...Map.groupBy(all, ({ name }) => name).values()].map((same) =>
    same.reduce((slowest, each) =>
      each.costs.largest.ms > slowest.costs.largest.ms ? each : slowest,
    ),
  );

const formatReport = (sent: readonly Measured[]) => {
  const getStatus = ({ costs: { small, largest } }: Measured) =>
    Math.max(small.status, largest.status);
  const all = sent.filter((each) => getStatus(each) === OK);
  const answered = new Set(all.map(({ name }) => name));
  const others = sent.filter(({ name }) => !answered.has(name));
  const refused = new Set(others.map((each) => `\`${each.name}\` (${getStatus(each)})`));
  const missed = all.filter((each) => missedAims(each).length > 0);
  const getReason = ({ name }: Measured) => CALL_EXCEPTIONS[name] ?? "**misses its aim**";
  return [
    `${all.length} requests of ${answered.size} calls; each cell says small / largest. Aims for the largest: at most ${MAX_MS} ms, ${MAX_BYTES / 1000} kB, and from ${LEAST_MS} ms on ${MAX_RATIO} times the small twin.`,
    ...(missed.length > 0
      ? [
          table(
            [...HEAD, "misses", "why"],
            missed.map((each) =>
              formatRow(each).concat(missedAims(each).join(", "), getReason(each)),
            ),
          ),
        ]
      : []),
    table(
      HEAD,
      slowestOfEach(all)
        .toSorted((a, b) => b.costs.largest.ms - a.costs.largest.ms)
        .map(formatRow),
    ),
    ...(refused.size > 0
      ? [`Not measured, as their samples’ records don’t exist: ${[...refused].join(", ")}.`]
      : []),
  ];
};

const measureOn = async (copyUrl: string, { rounds }: Options): Promise<string[]> => {
  const database = await openDatabase({ databaseUrl: copyUrl, dataDir: "" });
  // To stderr, so that it stays out of the report.
  const log = pino({ level: "error" }, pino.destination(2));
  try {
    await database.migrate();
    const { db } = database;
    // Drizzle’s type of a database doesn’t say which driver it uses.
    const counter = countStatements((db as Db & { $client: Pool }).$client);
    // Not worked on: what the twins’ records enqueue stays there.
    const queue = await openQueue(database, createWorkers(db, productionConfig), log);
    const twins = await createTwins(db);
    const following = [followJobs(database, log), followDevelopers(database, log)];
    await Promise.all(following.map(({ built }) => built));
    const reads = await buildReads(twins);
    // In production, staff need a session with a second factor.
    await db.execute(sql`update sessions set second_factor_at = now()`);
    await wait(SETTLED_MS);
    const send = createSend(createApp({ db, config: productionConfig, log }), counter);
    const measured: Measured[] = [];
    for (const read of reads) {
      const one = await measureRead(send, read, rounds);
      if (missedAims(one).length > 0)
        logProgress(`  ${one.name} as ${one.as}: ${formatMs(one.costs.largest.ms)} ms`);
      measured.push(one);
    }
    await Promise.all(following.map((each) => each.close()));
    await queue.close();
    return formatReport(measured);
  } finally {
    await database.close();
  }
};

/**
 * Measures every reading call of the contract in this process, without caches of responses, as someone
 * small and as the largest company or developer, on a copy of a database seeded with `--largest`.
 */
export const measureCalls = (databaseUrl: string, options: Options): Promise<string[]> =>
  onCopy(databaseUrl, (copyUrl) => measureOn(copyUrl, options));

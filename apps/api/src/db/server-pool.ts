import type { DatabaseLimits } from "@devguild/config/database";
import { DatabaseError, Pool, type PoolClient } from "pg";

import { Outage } from "../outages.ts";
import { getReadSignal } from "./reading-call.ts";
import { isTask } from "./task-context.ts";

/** How long opening a connection, or waiting for a free one, may take. */
export const CONNECT_TIMEOUT_MS = 5_000;
const TASK_CONNECT_TIMEOUT_MS = 30_000;
const TASK_CONNECTIONS = 4;
// The server cancels a statement first, unless it has stopped responding.
const RESPONSE_MARGIN_MS = 2_000;
// At a few milliseconds per statement, more than this many would wait for seconds.
const WAITING_PER_CONNECTION = 20;

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

const ignore = () => {};

/** Keeps a lost connection from ending the process or occupying a slot in the pool. */
const surviveLosses = (pool: Pool, onConnectionLost: (error: Error) => void) => {
  const taken = new Set<PoolClient>();
  pool.on("acquire", (client) => taken.add(client));
  pool.on("release", (_error, client) => taken.delete(client));
  // The pool re-emits errors of its idle connections only, so each client gets its own listener below.
  pool.on("error", ignore);
  pool.on("connect", (client) => {
    client.on("error", onConnectionLost);
    client.on("end", () => {
      if (!taken.has(client)) return;
      // Drizzle never releases a connection that was lost before its transaction began.
      client.release(true);
      client.release = ignore;
    });
  });
};

/** Closes connections on which a statement got no response, as they would stay occupied forever. */
const closeUnresponsive = (pool: Pool) =>
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const watched = (...given: unknown[]) => {
      const result = query(...given);
      if (result instanceof Promise)
        result.catch((error: unknown) => {
          if (error instanceof Error && error.message === "Query read timeout")
            void client.end().catch(ignore);
        });
      return result;
    };
    client.query = watched as typeof client.query;
  });

const toOptions = (url: string, size: number, connectMs: number, statementMs?: number) => ({
  connectionString: url,
  // Compiling a statement takes longer than any of ours runs for: docs/performance.md.
  options: "-c jit=off",
  max: size,
  keepAlive: true,
  connectionTimeoutMillis: connectMs,
  ...(statementMs !== undefined && {
    statement_timeout: statementMs,
    query_timeout: statementMs + RESPONSE_MARGIN_MS,
  }),
});

/** A running statement, and how to know its server process. */
type Statement = { text: string; values?: unknown[] };

const isSelect = ({ text }: Statement) => /^\s*(select|with)\b/i.test(text);

/**
 * The connections to a server. Background tasks use their own, so that neither they nor calls wait for
 * the others. A call fails at once if too many are already waiting for a connection.
 */
export class ServerPool extends Pool {
  readonly #tasks: Pool;
  readonly #maxWaiting: number;

  constructor(
    url: string,
    limits: DatabaseLimits | undefined,
    onConnectionLost: (error: Error) => void,
  ) {
    const size = limits?.poolSize ?? 10;
    super(toOptions(url, size, CONNECT_TIMEOUT_MS, limits?.callTimeoutMs));
    this.#maxWaiting = size * WAITING_PER_CONNECTION;
    this.#tasks = new Pool(
      toOptions(url, TASK_CONNECTIONS, TASK_CONNECT_TIMEOUT_MS, limits?.taskTimeoutMs),
    );
    for (const pool of [this, this.#tasks]) {
      surviveLosses(pool, onConnectionLost);
      closeUnresponsive(pool);
    }
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (isTask()) return callback ? this.#tasks.connect(callback) : this.#tasks.connect();
    if (this.waitingCount >= this.#maxWaiting) {
      const error = new Outage("Too many calls are waiting for the database.");
      return callback ? callback(error, undefined, ignore) : Promise.reject(error);
    }
    return callback ? super.connect(callback) : super.connect();
  }

  // Drizzle's queries outside of transactions, which take a connection and keep it.
  override query(...given: unknown[]): never {
    const [statement, values] = given as [Statement, unknown[] | undefined];
    const hasLeft = isTask() ? undefined : getReadSignal();
    return (
      hasLeft && typeof statement === "object" && isSelect(statement)
        ? this.#queryUntil(hasLeft, statement, values)
        : (super.query as (...same: unknown[]) => unknown).apply(this, given)
    ) as never;
  }

  /** Runs a statement and cancels it once the client of its call has left. */
  async #queryUntil(hasLeft: AbortSignal, statement: Statement, values?: unknown[]) {
    hasLeft.throwIfAborted();
    const client = await this.connect();
    let cancelling: Promise<unknown> = Promise.resolve();
    const cancel = () => {
      cancelling = this.#cancel(client).catch(ignore);
    };
    hasLeft.addEventListener("abort", cancel, { once: true });
    try {
      const result = await client.query(statement, values);
      // A connection that is released earlier could be cancelled in its next statement.
      await cancelling;
      client.release();
      return result;
    } catch (error) {
      await cancelling;
      client.release(!(error instanceof DatabaseError));
      throw error;
    } finally {
      hasLeft.removeEventListener("abort", cancel);
    }
  }

  #cancel(client: PoolClient) {
    const { processID } = client as PoolClient & { processID: number };
    return this.#tasks.query("select pg_cancel_backend($1)", [processID]);
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#tasks.end()]);
  }
}

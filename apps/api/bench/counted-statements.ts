import type { Pool, PoolClient, QueryResult } from "pg";

/** The statements run and the rows received since the last `clear`. */
export type StatementCounter = { statements: number; rows: number; clear: () => void };

type Done = (error: Error | null, result: QueryResult | undefined) => void;

/** Counts the statements of a pool's connections, of which none may be open yet. */
export const countStatements = (pool: Pool): StatementCounter => {
  const counter = {
    statements: 0,
    rows: 0,
    clear: () => {
      counter.statements = 0;
      counter.rows = 0;
    },
  };
  const count = (result: QueryResult | undefined) => {
    counter.statements += 1;
    counter.rows += result?.rows.length ?? 0;
  };
  pool.on("connect", (client: PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const counted = (...given: unknown[]) => {
      const done = given.at(-1);
      if (typeof done !== "function") {
        const running = query(...given);
        return running instanceof Promise
          ? running.then((result: QueryResult) => {
              count(result);
              return result;
            })
          : running;
      }
      const counting: Done = (error, result) => {
        count(result);
        (done as Done)(error, result);
      };
      return query(...given.slice(0, -1), counting);
    };
    client.query = counted as typeof client.query;
  });
  return counter;
};

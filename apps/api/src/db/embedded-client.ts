import { setImmediate } from "node:timers/promises";

import { PGlite, type QueryOptions, type Results, type Transaction } from "@electric-sql/pglite";

/**
 * The embedded database, in which every query and every transaction first gives way. It works on the event loop and
 * answers without leaving it, so a task of a thousand queries would hold up all requests until its end.
 */
export class EmbeddedClient extends PGlite {
  override async query<Row>(
    text: string,
    values?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    await setImmediate();
    return super.query<Row>(text, values, options);
  }

  override async transaction<Value>(
    run: (transaction: Transaction) => Promise<Value>,
  ): Promise<Value> {
    await setImmediate();
    return super.transaction(run);
  }
}

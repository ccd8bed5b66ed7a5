import type { AdminQuote, QuoteBody } from "@devguild/schemas/site-content";
import { and, eq, max, ne, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { moveInOrder } from "../../db/positions.ts";
import { notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { listAllQuotes, QUOTE_COLUMNS_SHOWN } from "./find-site-content.queries.ts";
import { quotes } from "./site-data.tables.ts";

// A change of the order writes other rows too, so whoever edits quotes waits for the one before.
const lockQuotes = async (tx: Db) => {
  await tx.execute(sql`lock table quotes in share row exclusive mode`);
};

/** The audit snapshot of a quote. */
export const quoteSnapshot = createSnapshot(quotes, { lock: lockQuotes });

/** Adds a quote at the end. Source: docs/product/site-content.md. */
export const createQuote = (db: Db, body: QuoteBody): Promise<AdminQuote> =>
  transaction(db, async (tx) => {
    await lockQuotes(tx);
    const [last] = await tx.select({ position: max(quotes.position) }).from(quotes);
    const [created] = await tx
      .insert(quotes)
      .values({ ...body, position: (last?.position ?? 0) + 1 })
      .returning(QUOTE_COLUMNS_SHOWN);
    return created ?? notFound();
  });

/** Changes a quote; throws 404 if there is none. */
export const updateQuote = async (db: Db, id: number, body: QuoteBody): Promise<AdminQuote> => {
  const [updated] = await db
    .update(quotes)
    .set(body)
    .where(eq(quotes.id, id))
    .returning(QUOTE_COLUMNS_SHOWN);
  return updated ?? notFound();
};

/** Moves a quote by one place; at the end it stays. */
export const moveQuote = (db: Db, id: number, step: -1 | 1): Promise<void> =>
  transaction(db, async (tx) => {
    await lockQuotes(tx);
    const ids = (await listAllQuotes(tx)).map((quote) => quote.id);
    if (!ids.includes(id)) notFound();
    for (const [position, each] of moveInOrder(ids, id, step).entries())
      await tx
        .update(quotes)
        .set({ position })
        .where(and(eq(quotes.id, each), ne(quotes.position, position)));
  });

/** Deletes a quote; throws 404 if there is none. */
export const removeQuote = async (db: Db, id: number): Promise<void> => {
  const removed = await db.delete(quotes).where(eq(quotes.id, id)).returning({ id: quotes.id });
  if (removed.length === 0) notFound();
};

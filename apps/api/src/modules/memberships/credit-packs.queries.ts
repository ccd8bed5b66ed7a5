import type { CreditPack } from "@devguild/schemas/memberships";
import { and, asc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { creditEntries, creditPacks } from "./memberships.tables.ts";

const COLUMNS = {
  id: creditPacks.id,
  version: creditPacks.version,
  credits: creditPacks.credits,
  price_cents: creditPacks.price_cents,
};

const toPack = (pack: Omit<CreditPack, "currency">): CreditPack => ({ ...pack, currency: "EUR" });

/** Lists the credit packs that are currently sold, smallest first; empty where credits aren't sold. */
export const listPacks = async (db: Db): Promise<CreditPack[]> => {
  const packs = await db
    .select(COLUMNS)
    .from(creditPacks)
    .where(eq(creditPacks.active, true))
    .orderBy(asc(creditPacks.credits));
  return packs.map(toPack);
};

/** Finds a credit pack that is currently sold; null if there is none with that id. */
export const findPack = async (db: Db, id: number): Promise<CreditPack | null> => {
  const [pack] = await db
    .select(COLUMNS)
    .from(creditPacks)
    .where(and(eq(creditPacks.id, id), eq(creditPacks.active, true)));
  return pack ? toPack(pack) : null;
};

/** The audit snapshot of an entry in the ledger of credits. */
export const creditEntrySnapshot = createSnapshot(creditEntries, {});

import { SAVED_SEARCHES_MAX, SOURCING_MESSAGES as M } from "@devguild/schemas/constants/sourcing";
import type { SavedSourcingSearch, SourcingSearchBody } from "@devguild/schemas/sourcing-searches";
import { and, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { lockLogin } from "../users/users.commands.ts";
import { findSearch } from "./sourcing-searches.queries.ts";
import { sourcingSearches } from "./sourcing-searches.tables.ts";

const isOwn = (userId: number, id: number) =>
  and(eq(sourcingSearches.user_id, userId), eq(sourcingSearches.id, id));

const asTaken = (error: unknown): never =>
  isUniqueViolation(error, "sourcing_searches_name")
    ? invalid({ name: M.searchTaken })
    : raise(error);

/** Saves a search under a name that the person has not used yet. Source: docs/product/sourcing.md. */
export const saveSearch = (
  db: Db,
  userId: number,
  body: SourcingSearchBody,
): Promise<SavedSourcingSearch> =>
  transaction(db, async (tx) => {
    // Searches saved at once are counted one after another.
    await lockLogin(tx, userId);
    const count = await tx.$count(sourcingSearches, eq(sourcingSearches.user_id, userId));
    if (count >= SAVED_SEARCHES_MAX) conflict("too_many_searches", M.tooManySearches);
    const [saved] = await tx
      .insert(sourcingSearches)
      .values({ ...body, user_id: userId })
      .returning({ id: sourcingSearches.id });
    return (await findSearch(tx, userId, saved?.id ?? 0)) ?? notFound();
  }).catch(asTaken);

/** Changes one's own search; a colleague's is not found. */
export const updateSearch = async (
  db: Db,
  userId: number,
  id: number,
  body: SourcingSearchBody,
): Promise<SavedSourcingSearch> => {
  const changed = await db
    .update(sourcingSearches)
    .set(body)
    .where(isOwn(userId, id))
    .returning({ id: sourcingSearches.id })
    .catch(asTaken);
  if (changed.length === 0) return notFound();
  return (await findSearch(db, userId, id)) ?? notFound();
};

/** Deletes one's own search; a colleague's is not found. */
export const removeSearch = async (db: Db, userId: number, id: number) => {
  const removed = await db
    .delete(sourcingSearches)
    .where(isOwn(userId, id))
    .returning({ id: sourcingSearches.id });
  if (removed.length === 0) notFound();
};

/** Deletes all searches of a person, shared ones too. */
export const removeOwnSearches = async (tx: Db, userId: number) => {
  await tx.delete(sourcingSearches).where(eq(sourcingSearches.user_id, userId));
};

import type { changeSearchBody, SavedSearch, saveSearchBody } from "@devguild/schemas/alerts";
import { ALERT_MESSAGES, SAVED_SEARCHES_MAX } from "@devguild/schemas/constants/alerts";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { DeveloperViewer } from "../../http/viewer.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { lockDeveloper } from "../developers/skills-and-languages.commands.ts";
import { toSavedSearch } from "./alerts.queries.ts";
import { savedSearches } from "./alerts.tables.ts";
import { canonicalSearch, hashSearch, requireFindable } from "./canonical-search.policy.ts";
import { describeSearch } from "./describe-search.policy.ts";
import { firstDue } from "./due.policy.ts";
import { toSearchName } from "./saved-searches.policy.ts";

/**
 * Saves a developer's search; duplicates and searches beyond the maximum are refused.
 * Source: docs/product/alerts.md.
 */
export const saveSearch = async (
  db: Db,
  { developerId }: DeveloperViewer,
  { name, search: requested, frequency }: z.output<typeof saveSearchBody>,
): Promise<SavedSearch> => {
  const catalogue = await getCatalogue(db);
  requireFindable(catalogue, requested);
  const search = canonicalSearch(requested);
  return transaction(db, async (tx) => {
    await lockDeveloper(tx, developerId);
    const own = await tx
      .select({ id: savedSearches.id, hash: savedSearches.search_hash })
      .from(savedSearches)
      .where(eq(savedSearches.developer_id, developerId));
    const hash = hashSearch(search);
    const same = own.find((each) => each.hash === hash);
    if (same)
      conflict("search_already_saved", ALERT_MESSAGES.searchKnown, { saved_search_id: same.id });
    if (own.length >= SAVED_SEARCHES_MAX)
      conflict("too_many_saved_searches", ALERT_MESSAGES.searchesMany);
    const now = new Date();
    const [saved] = await tx
      .insert(savedSearches)
      .values({
        developer_id: developerId,
        name: name ?? toSearchName(describeSearch(catalogue, search)),
        search,
        search_hash: hash,
        frequency,
        created_at: now,
        confirmed_at: now,
        looked_at: now,
        due_at: firstDue(frequency, now),
      })
      .returning();
    return saved ? toSavedSearch(catalogue, saved) : notFound();
  });
};

/**
 * Changes the name or the email frequency of a saved search. Emails that are switched back on only
 * cover jobs published from now on. Source: docs/product/alerts.md.
 */
export const changeSearch = async (
  db: Db,
  { developerId }: DeveloperViewer,
  id: number,
  { name, frequency }: z.output<typeof changeSearchBody>,
): Promise<SavedSearch> => {
  const catalogue = await getCatalogue(db);
  const own = and(eq(savedSearches.id, id), eq(savedSearches.developer_id, developerId));
  return transaction(db, async (tx) => {
    const [before] = await tx.select().from(savedSearches).where(own).for("update");
    if (!before) return notFound();
    const next = frequency ?? before.frequency;
    const lookedAt = before.due_at === null ? new Date() : before.looked_at;
    const [changed] = await tx
      .update(savedSearches)
      .set({
        name: name ?? before.name,
        ...(next !== before.frequency && {
          frequency: next,
          looked_at: lookedAt,
          due_at: firstDue(next, lookedAt),
        }),
      })
      .where(own)
      .returning();
    return changed ? toSavedSearch(catalogue, changed) : notFound();
  });
};

/** Deletes a saved search. */
export const removeSearch = async (db: Db, { developerId }: DeveloperViewer, id: number) => {
  const removed = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.developer_id, developerId)))
    .returning();
  if (removed.length === 0) notFound();
};

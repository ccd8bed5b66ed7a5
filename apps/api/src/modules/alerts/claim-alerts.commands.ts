import { and, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { lockDeveloper } from "../developers/skills-and-languages.commands.ts";
import { findOwner, lockGuestSearches } from "./alerts.queries.ts";
import { savedSearches, type SavedSearchRow } from "./alerts.tables.ts";
import { firstDue } from "./due.policy.ts";

const claimAlert = async (tx: Db, developerId: number, guest: SavedSearchRow) => {
  const own = and(
    eq(savedSearches.developer_id, developerId),
    eq(savedSearches.search_hash, guest.search_hash),
  );
  const [same] = await tx.select().from(savedSearches).where(own);
  if (!same) {
    await tx
      .update(savedSearches)
      .set({ developer_id: developerId, email: null })
      .where(eq(savedSearches.id, guest.id));
    return;
  }
  // If both searches find the same jobs, the developer's stays, with the frequency of the guest's
  // alert.
  const { frequency } = guest;
  const lookedAt = same.looked_at > guest.looked_at ? same.looked_at : guest.looked_at;
  await tx
    .update(savedSearches)
    .set({ frequency, looked_at: lookedAt, due_at: firstDue(frequency, lookedAt) })
    .where(own);
  await tx.delete(savedSearches).where(eq(savedSearches.id, guest.id));
};

/**
 * Moves the confirmed guest alerts of a login's address to its developer account, once the address is
 * confirmed. All of them move, even beyond the maximum number of saved searches.
 * Source: docs/product/alerts.md.
 */
export const claimAlerts = async (tx: Db, userId: number) => {
  const owner = await findOwner(tx, { userId });
  if (!owner) return;
  await lockDeveloper(tx, owner.developerId);
  const guests = await lockGuestSearches(tx, owner.email);
  for (const guest of guests.filter(({ confirmed_at }) => confirmed_at !== null))
    await claimAlert(tx, owner.developerId, guest);
};

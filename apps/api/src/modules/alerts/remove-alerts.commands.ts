import { eq, inArray } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { lockGuestSearches } from "./alerts.queries.ts";
import { savedSearches } from "./alerts.tables.ts";

/** Deletes all saved searches of a developer. */
export const removeSavedSearches = (tx: Db, developerId: number) =>
  tx.delete(savedSearches).where(eq(savedSearches.developer_id, developerId));

/** Deletes the guest alerts of an address. */
export const removeGuestAlerts = async (tx: Db, email: string) => {
  const alerts = await lockGuestSearches(tx, email);
  const ids = alerts.map(({ id }) => id);
  await tx.delete(savedSearches).where(inArray(savedSearches.id, ids));
};

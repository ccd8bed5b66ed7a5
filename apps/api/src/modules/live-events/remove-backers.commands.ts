import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { liveEventBackers } from "./live-events.tables.ts";

/** Removes a company from the sponsors and partners of all events. */
export const removeBackers = (tx: Db, companyId: number) =>
  tx.delete(liveEventBackers).where(eq(liveEventBackers.company_id, companyId));

import type { NewSeasonBody } from "@devguild/schemas/admin-live-events";
import { LIVE_EVENT_MESSAGES as M } from "@devguild/schemas/constants/live-event-editing";
import { toSlug } from "@devguild/schemas/slugs";
import { sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { invalid, notFound } from "../../http/problems.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { liveEventSeasons } from "./live-events.tables.ts";

/** The audit snapshot of a season. */
export const liveSeasonSnapshot = createSnapshot(liveEventSeasons, { derived: ["position"] });

/** Adds a season before the others; throws 422 if there is one of that name. */
export const createSeason = (
  db: Db,
  { label }: NewSeasonBody,
): Promise<{ id: number; label: string }> =>
  transaction(db, async (tx) => {
    const [added] = await tx
      .insert(liveEventSeasons)
      .values({
        label,
        slug: toSlug(label, "season"),
        position: sql`(select coalesce(max(position), 0) + 1 from live_event_seasons)`,
      })
      .returning({ id: liveEventSeasons.id, label: liveEventSeasons.label })
      .catch((error: unknown) =>
        isUniqueViolation(error, "live_event_seasons_slug_unique")
          ? invalid({ label: M.seasonTaken })
          : raise(error),
      );
    return added ?? notFound();
  });

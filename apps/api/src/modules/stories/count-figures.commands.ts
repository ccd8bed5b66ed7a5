import { STORY_VIEW } from "@devguild/schemas/constants/stories";
import { inArray, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { markCounted } from "../tracking/uncounted-events.commands.ts";
import { companyStories, companyStoryFigures } from "./stories.tables.ts";

const BATCH = 1000;

type Figures = { views: number; interactions: number };

const sumByStory = (events: readonly Record<string, unknown>[]) => {
  const sums = new Map<number, Figures>();
  for (const { story_id: id, interaction } of events) {
    if (typeof id !== "number") continue;
    const sum = sums.get(id) ?? { views: 0, interactions: 0 };
    if (interaction === STORY_VIEW) sum.views += 1;
    else sum.interactions += 1;
    sums.set(id, sum);
  }
  return sums;
};

const countBatch = (db: Db) =>
  transaction(db, async (tx) => {
    const events = await markCounted(tx, ["company.page-story-interaction"], BATCH);
    const sums = sumByStory(events.map(({ data }) => data));
    // Ordered by id, so that two counts at once can't deadlock; a deleted story has no figures.
    const present = await tx
      .select({ id: companyStories.id })
      .from(companyStories)
      .where(inArray(companyStories.id, [...sums.keys()]))
      .orderBy(companyStories.id)
      .for("key share");
    for (const { id } of present) {
      const { views, interactions } = sums.get(id) ?? { views: 0, interactions: 0 };
      await tx
        .insert(companyStoryFigures)
        .values({ story_id: id, views, interactions })
        .onConflictDoUpdate({
          target: companyStoryFigures.story_id,
          set: {
            views: sql`${companyStoryFigures.views} + ${views}`,
            interactions: sql`${companyStoryFigures.interactions} + ${interactions}`,
          },
        });
    }
    return events.length;
  });

/** Adds what visitors did since the last run to the figures of each story. Each event counts once. */
export const countStoryFigures = async (db: Db): Promise<void> => {
  while ((await countBatch(db)) === BATCH);
};

import type { Db } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { countStoryFigures } from "./count-figures.commands.ts";

const storyCount = taskKind("count-story-figures", 2);

/** Counts what visitors did with stories since the last run, every ten minutes. */
export const storyCountWorker = (db: Db): Worker => ({
  ...worker(storyCount, () => countStoryFigures(db)),
  schedule: "*/10 * * * *",
});

import type { Db } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { countCategoryPages } from "./count-pages.commands.ts";

const count = taskKind("count-category-pages", 2);

/** Counts the open jobs of category pages every hour. */
export const categoryPageWorker = (db: Db): Worker => ({
  ...worker(count, () => countCategoryPages(db)),
  schedule: "17 * * * *",
});

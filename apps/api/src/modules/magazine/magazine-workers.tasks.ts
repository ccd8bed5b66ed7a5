import type { Db } from "../../db/db.ts";
import { type Worker, worker } from "../../queue/queue.ts";
import { publishArticles } from "./magazine.tasks.ts";
import { publishDueArticles } from "./publish-articles.commands.ts";

/** Publishes scheduled articles at their minute, and catches up with those that came due while nothing ran. */
export const magazineWorker = (db: Db): Worker => ({
  ...worker(publishArticles, () => publishDueArticles(db)),
  schedule: "* * * * *",
});

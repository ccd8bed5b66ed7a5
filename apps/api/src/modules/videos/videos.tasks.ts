import type { Db } from "../../db/db.ts";
import { type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";
import { countPlays } from "./count-plays.commands.ts";

const playCount = taskKind("count-plays", 2);

/** Builds the task that counts how often videos were started. */
export const countPlaysTask = (): Task => ({ kind: playCount, data: {} });

/** Counts the plays since the last run, every ten minutes. */
export const playCountWorker = (db: Db): Worker => ({
  ...worker(playCount, () => countPlays(db)),
  schedule: "*/10 * * * *",
});

import type { Db } from "../../db/db.ts";
import { type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";
import { changeCandidates } from "./change-candidates.commands.ts";

type ActionTask = { actionId: number };

// Someone watches how far it is. After a crash, a retry goes on where the last one ended.
const runAction = taskKind<ActionTask>("change-candidates", 5, { pace: "urgent" });

/** Builds the task that changes the candidates of an action. */
export const runActionTask = (data: ActionTask): Task<ActionTask> => ({ kind: runAction, data });

/** Changes the candidates of actions. */
export const candidateActionWorker = (db: Db): Worker =>
  worker(runAction, ({ actionId }) => changeCandidates(db, actionId));

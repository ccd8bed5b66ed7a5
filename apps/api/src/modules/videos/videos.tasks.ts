import type { Db } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import type { VideoHosts } from "../../ports/video-hosts/create-video-hosts.ts";
import { type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";
import { changeVideos } from "./change-videos.commands.ts";
import { giveUpImport, makeImport } from "./import-videos.commands.ts";
import { giveUpVideoImport, runVideoImport } from "./start-imports.commands.ts";
import { countPlays } from "./count-plays.commands.ts";

const playCount = taskKind("count-plays", 2);

type EditTask = { editId: number };

// Someone watches how far it is. After a crash, a retry goes on where the last one ended.
const changes = taskKind<EditTask>("change-videos", 5, { pace: "urgent" });

/** Builds the task that changes many videos. */
export const changeVideosTask = (data: EditTask): Task<EditTask> => ({ kind: changes, data });

/** Changes many videos. */
export const videoChangeWorker = (db: Db): Worker =>
  worker(changes, ({ editId }) => changeVideos(db, editId));

/** Imports videos from their hosts. */
export const videoImportWorkers = (db: Db, hosts: VideoHosts, files: FileStore): Worker[] => [
  worker(runVideoImport, ({ importId }) => makeImport(db, hosts, files, importId)),
  worker(giveUpVideoImport, ({ importId }) => giveUpImport(db, importId)),
];

/** Builds the task that counts how often videos were started. */
export const countPlaysTask = (): Task => ({ kind: playCount, data: {} });

/** Counts the plays since the last run, every ten minutes. */
export const playCountWorker = (db: Db): Worker => ({
  ...worker(playCount, () => countPlays(db)),
  schedule: "*/10 * * * *",
});

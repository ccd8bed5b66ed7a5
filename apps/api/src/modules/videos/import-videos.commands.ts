import {
  FILE_SOURCE,
  IMPORT_STATUSES,
  VIDEO_IMPORT_MESSAGES as M,
} from "@devguild/schemas/constants/video-imports";
import { and, asc, desc, eq, inArray, lt, notInArray } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import type { VideoHosts } from "../../ports/video-hosts/create-video-hosts.ts";
import { storeThumbnail } from "../../ports/video-hosts/store-thumbnail.ts";
import {
  type FoundVideo,
  HOST_PAGE,
  HostProblem,
  type HostVideo,
} from "../../ports/video-hosts/video-hosts.port.ts";
import { DAY_MS } from "../../time.ts";
import { addVideo, type Outcome, refreshVideo } from "./take-video.commands.ts";
import { videoImportItems, videoImports, videos } from "./videos.tables.ts";

const { NEW, RUNNING, SUCCESS, ERROR } = IMPORT_STATUSES;

type Run = typeof videoImports.$inferSelect;
type Item = typeof videoImportItems.$inferSelect;
type Source = {
  /** Reads some videos, by their id in the import; those that are gone are missing. */
  read: (items: readonly Item[]) => Promise<Map<string, FoundVideo>>;
  trustedHosts: readonly string[];
};

/** Returns where an import reads its videos; null for a host that isn't set up. */
const toSource = ({ provider }: Run, hosts: VideoHosts): Source | null => {
  if (provider === FILE_SOURCE)
    return {
      read: async (items) =>
        new Map(items.flatMap(({ host_id: id, listed }) => (listed ? [[id, listed]] : []))),
      trustedHosts: [],
    };
  const host = hosts[provider];
  return (
    host && {
      read: async (items) => {
        const found = await host.read(items.map(({ host_id: id }) => id));
        return new Map(found.map((video) => [video.id, { ...video, provider }]));
      },
      trustedHosts: host.trustedHosts,
    }
  );
};

// A video without its picture is better than none; a drawing takes its place.
const fetchThumbnail = async ({ trustedHosts }: Source, files: FileStore, address: string | null) =>
  address === null ? null : storeThumbnail(files, address, trustedHosts).catch(() => null);

/** Returns whether a refresh needs the host's picture again. */
const hasNewThumbnail = async (db: Db, videoId: number | null, { thumbnailUrl }: HostVideo) => {
  if (videoId === null) return true;
  const [own] = await db
    .select({ host_fields: videos.host_fields })
    .from(videos)
    .where(eq(videos.id, videoId));
  return own?.host_fields?.thumbnail !== thumbnailUrl;
};

const isSame = (item: Item) =>
  and(eq(videoImportItems.import_id, item.import_id), eq(videoImportItems.position, item.position));

type Reading = { source: Source; files: FileStore; run: Run };

/**
 * Takes over one video in a transaction of its own; nothing if another process has done it. Returns
 * whether the import goes on.
 */
const takeVideo = async (
  db: Db,
  { source, files, run }: Reading,
  { item, video }: { item: Item; video: FoundVideo | undefined },
) => {
  const needsPicture = video && (await hasNewThumbnail(db, item.video_id, video));
  const thumbnail = needsPicture ? await fetchThumbnail(source, files, video.thumbnailUrl) : null;
  return transaction(db, async (tx) => {
    // Two processes with the same import take turns, and whoever stops it waits for this video.
    const [current] = await tx
      .select()
      .from(videoImports)
      .where(eq(videoImports.id, run.id))
      .for("update");
    if (current?.status !== RUNNING) return false;
    const [open] = await tx.select().from(videoImportItems).where(isSame(item));
    if (open?.state !== "pending") return true;
    const found = video && { video, thumbnail };
    const outcome: Outcome = !found
      ? { state: "failed", failure: M.gone }
      : item.video_id === null
        ? await addVideo(tx, run, found)
        : await refreshVideo(tx, found, item.video_id);
    await tx
      .update(videoImportItems)
      .set({ ...outcome, title: video?.title ?? "" })
      .where(isSame(item));
    return true;
  });
};

const finish = (db: Db, id: number, values: Pick<Run, "status"> & { problem?: string }) =>
  db
    .update(videoImports)
    .set({ ...values, finished_at: new Date() })
    .where(and(eq(videoImports.id, id), inArray(videoImports.status, [NEW, RUNNING])));

const takeAll = async (db: Db, reading: Reading) => {
  const { source, run } = reading;
  for (;;) {
    const items = await db
      .select()
      .from(videoImportItems)
      .where(and(eq(videoImportItems.import_id, run.id), eq(videoImportItems.state, "pending")))
      .orderBy(asc(videoImportItems.position))
      .limit(HOST_PAGE);
    if (items.length === 0) return;
    const found = await source.read(items);
    for (const item of items)
      if (!(await takeVideo(db, reading, { item, video: found.get(item.host_id) }))) return;
  }
};

/**
 * Makes an import or a refresh, one video after the other: a process that is killed goes on where it was,
 * and one that was stopped ends. A host that can't be read ends it, with the reason. Source: docs/product/videos.md.
 */
export const makeImport = async (
  db: Db,
  hosts: VideoHosts,
  files: FileStore,
  id: number,
): Promise<void> => {
  const [run] = await db
    .update(videoImports)
    .set({ status: RUNNING })
    .where(and(eq(videoImports.id, id), inArray(videoImports.status, [NEW, RUNNING])))
    .returning();
  if (!run) return;
  const source = toSource(run, hosts);
  if (!source) return void (await finish(db, id, { status: ERROR, problem: M.notConfigured }));
  try {
    await takeAll(db, { source, files, run });
    await finish(db, id, { status: SUCCESS });
  } catch (error) {
    if (!(error instanceof HostProblem)) throw error;
    await finish(db, id, { status: ERROR, problem: error.message });
  }
};

/** Ends an import that failed for the last time; what it has added stays. */
export const giveUpImport = async (db: Db, id: number): Promise<void> => {
  await finish(db, id, { status: ERROR, problem: M.failed });
};

const MAX_AGE_DAYS = 30;

/** Deletes imports and refreshes of a month ago, except the last of each host; their videos stay. */
export const cleanUpImports = async (db: Db, now = new Date()): Promise<void> => {
  const latest = db
    .selectDistinctOn([videoImports.provider], { id: videoImports.id })
    .from(videoImports)
    .orderBy(videoImports.provider, desc(videoImports.id));
  await db
    .delete(videoImports)
    .where(
      and(
        lt(videoImports.finished_at, new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS)),
        notInArray(videoImports.id, latest),
      ),
    );
};

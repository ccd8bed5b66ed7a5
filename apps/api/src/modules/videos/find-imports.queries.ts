import {
  FILE_SOURCE,
  type HostField,
  type ImportSource,
  type ImportStatus,
} from "@devguild/schemas/constants/video-imports";
import type { VideoProvider } from "@devguild/schemas/constants/videos";
import type { FileVideosQuery, HostVideos, VideoImport } from "@devguild/schemas/video-imports";
import { and, asc, desc, eq, inArray, ne, or, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { readVideoFile, toFileVideoKey } from "../../ports/video-hosts/read-video-file.ts";
import {
  HostProblem,
  type HostVideo,
  type VideoHost,
} from "../../ports/video-hosts/video-hosts.port.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { videoImportItems, videoImports, videos } from "./videos.tables.ts";

/** The audit snapshot of an import or a refresh. */
export const videoImportSnapshot = createSnapshot(videoImports, {
  derived: ["options", "status", "finished_at", "stopped_at"],
});

const countItems = (condition = sql``) =>
  sql<number>`(select count(*)::int from ${videoImportItems}
    where ${videoImportItems.import_id} = ${videoImports.id} ${condition})`;

const select = (db: Db) =>
  db
    .select({
      id: videoImports.id,
      kind: videoImports.kind,
      status: videoImports.status,
      problem: videoImports.problem,
      is_stopped: sql<boolean>`${videoImports.stopped_at} is not null`,
      total: countItems(),
      done: countItems(sql`and ${videoImportItems.state} <> 'pending'`),
      created: countItems(sql`and ${videoImportItems.state} = 'created'`),
    })
    .from(videoImports)
    .$dynamic();

const listOutcomes = (db: Db, importId: number) =>
  db
    .select({
      host_id: videoImportItems.host_id,
      state: videoImportItems.state,
      fields: videoImportItems.fields,
      kept: videoImportItems.kept,
      failure: videoImportItems.failure,
      host_title: videoImportItems.title,
      video_id: videos.id,
      title: videos.title,
    })
    .from(videoImportItems)
    .leftJoin(videos, eq(videos.id, videoImportItems.video_id))
    .where(
      and(
        eq(videoImportItems.import_id, importId),
        or(
          inArray(videoImportItems.state, ["changed", "failed"]),
          ne(sql`cardinality(${videoImportItems.kept})`, 0),
        ),
      ),
    )
    .orderBy(asc(videoImportItems.position));

const toImport = async (
  db: Db,
  row: Awaited<ReturnType<typeof select>>[number],
): Promise<VideoImport> => {
  const outcomes = await listOutcomes(db, row.id);
  return {
    ...row,
    status: row.status as ImportStatus,
    changed: outcomes.flatMap(({ state, video_id, title, fields, kept }) =>
      state !== "failed" && video_id !== null && title !== null
        ? [{ video_id, title, fields: fields as HostField[], kept: kept as HostField[] }]
        : [],
    ),
    failed: outcomes.flatMap(({ state, host_id, title, host_title, failure }) =>
      state === "failed"
        ? [{ host_id, title: title ?? (host_title || host_id), reason: failure ?? "" }]
        : [],
    ),
  };
};

/** Finds how far an import or a refresh is; undefined if there is none. */
export const findVideoImport = async (db: Db, id: number): Promise<VideoImport | undefined> => {
  const [row] = await select(db).where(eq(videoImports.id, id));
  return row && toImport(db, row);
};

const findLatest = async (db: Db, provider: ImportSource) => {
  const [row] = await select(db)
    .where(eq(videoImports.provider, provider))
    .orderBy(desc(videoImports.id))
    .limit(1);
  return row ? toImport(db, row) : null;
};

const listPage = async (host: VideoHost | null, cursor: string | undefined) => {
  const nothing = { videos: [], total: 0, next: null };
  if (!host) return { ...nothing, problem: null };
  try {
    return { ...(await host.list(cursor ?? null)), problem: null };
  } catch (error) {
    if (!(error instanceof HostProblem)) throw error;
    return { ...nothing, problem: error.message };
  }
};

type Found = { key: string; provider: VideoProvider; video: HostVideo };

/** Says which of the videos are here. */
const toRows = async (db: Db, found: readonly Found[]) => {
  const hostIds = found.map(({ video }) => video.id);
  const here = await db
    .select({ id: videos.id, provider: videos.provider, host_id: videos.provider_video_id })
    .from(videos)
    .where(inArray(videos.provider_video_id, hostIds));
  const ids = new Map(
    here.map(({ id, provider, host_id: hostId }) => [`${provider}/${hostId}`, id]),
  );
  return found.map(({ key, provider, video }) => ({
    host_id: key,
    provider,
    title: video.title,
    duration_seconds: video.durationSeconds,
    released_on: video.releasedOn,
    upload_status: video.uploadStatus,
    video_id: ids.get(`${provider}/${video.id}`) ?? null,
  }));
};

/** Lists a page of a host's videos, with those that are here. */
export const listHostVideos = async (
  db: Db,
  { provider, host }: { provider: VideoProvider; host: VideoHost | null },
  cursor: string | undefined,
): Promise<HostVideos> => {
  const { videos: found, total, next, problem } = await listPage(host, cursor);
  return {
    data: await toRows(
      db,
      found.map((video) => ({ key: video.id, provider, video })),
    ),
    meta: {
      configured: host !== null,
      total,
      next,
      problem,
      skipped: [],
      latest: await findLatest(db, provider),
    },
  };
};

const PAGE = 100;

const readFile = async (files: FileStore, key: string | null) => {
  const nothing = { videos: [], skipped: [] };
  if (key === null) return { ...nothing, problem: null };
  try {
    return { ...(await readVideoFile(files, key)), problem: null };
  } catch (error) {
    if (!(error instanceof HostProblem)) throw error;
    return { ...nothing, problem: error.message };
  }
};

/** Lists a page of the videos in an uploaded file, with those that are here; none without a file. */
export const listFileVideos = async (
  db: Db,
  files: FileStore,
  { file_key: key, cursor }: FileVideosQuery,
): Promise<HostVideos> => {
  const { videos: found, skipped, problem } = await readFile(files, key ?? null);
  const start = Number(cursor ?? 0);
  const end = start + PAGE;
  return {
    data: await toRows(
      db,
      found.slice(start, end).map((video) => ({
        key: toFileVideoKey(video),
        provider: video.provider,
        video,
      })),
    ),
    meta: {
      configured: true,
      total: found.length,
      next: end < found.length ? String(end) : null,
      problem,
      skipped,
      latest: await findLatest(db, FILE_SOURCE),
    },
  };
};

import type { HostField, ImportStatus } from "@devguild/schemas/constants/video-imports";
import type { VideoProvider } from "@devguild/schemas/constants/videos";
import type { HostVideos, VideoImport } from "@devguild/schemas/video-imports";
import { and, asc, desc, eq, inArray, ne, or, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { HostProblem, type VideoHost } from "../../ports/video-hosts/video-hosts.port.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { videoImportItems, videoImports, videos } from "./videos.tables.ts";

/** The audit snapshot of an import or a refresh. */
export const videoImportSnapshot = createSnapshot(videoImports, {
  derived: ["options", "status", "finished_at"],
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

const findLatest = async (db: Db, provider: VideoProvider) => {
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

/** Lists a page of a host's videos, with those that are here. */
export const listHostVideos = async (
  db: Db,
  { provider, host }: { provider: VideoProvider; host: VideoHost | null },
  cursor: string | undefined,
): Promise<HostVideos> => {
  const { videos: found, total, next, problem } = await listPage(host, cursor);
  const here = await db
    .select({ id: videos.id, host_id: videos.provider_video_id })
    .from(videos)
    .where(
      and(
        eq(videos.provider, provider),
        inArray(
          videos.provider_video_id,
          found.map(({ id }) => id),
        ),
      ),
    );
  const ids = new Map(here.map((video) => [video.host_id, video.id]));
  return {
    data: found.map((video) => ({
      host_id: video.id,
      title: video.title,
      duration_seconds: video.durationSeconds,
      released_on: video.releasedOn,
      upload_status: video.uploadStatus,
      video_id: ids.get(video.id) ?? null,
    })),
    meta: {
      configured: host !== null,
      total,
      next,
      problem,
      latest: await findLatest(db, provider),
    },
  };
};

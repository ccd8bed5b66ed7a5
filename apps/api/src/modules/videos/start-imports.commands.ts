import { VIDEO_MESSAGES } from "@devguild/schemas/constants/video-editing";
import {
  FILE_SOURCE,
  IMPORT_STATUSES,
  type ImportSource,
  VIDEO_IMPORT_MESSAGES as M,
} from "@devguild/schemas/constants/video-imports";
import type { VideoProvider } from "@devguild/schemas/constants/videos";
import type {
  ImportFileBody,
  ImportVideosBody,
  VideoImport,
} from "@devguild/schemas/video-imports";
import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { readVideoFile, toFileVideoKey } from "../../ports/video-hosts/read-video-file.ts";
import {
  type FoundVideo,
  HostProblem,
  type VideoHost,
} from "../../ports/video-hosts/video-hosts.port.ts";
import { enqueue, taskKind } from "../../queue/queue.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { events } from "../events/events.tables.ts";
import { findVideoImport } from "./find-imports.queries.ts";
import { videoImportItems, videoImports, videos } from "./videos.tables.ts";

export type ImportTask = { importId: number };
export const giveUpVideoImport = taskKind<ImportTask>("give-up-video-import", 5);
export const runVideoImport = taskKind<ImportTask>("import-videos", 3, {
  afterFailure: giveUpVideoImport,
});

type Account = { provider: VideoProvider; host: VideoHost | null };
type Kind = "import" | "refresh";
type Options = Omit<ImportVideosBody, "video_ids">;
type Item = { host_id: string; video_id?: number; listed?: FoundVideo | null };

/** Opens an import, or a refresh; only one of a host is open, whoever starts it. */
const open = async (
  tx: Db,
  provider: ImportSource,
  { kind, options, items }: { kind: Kind; options: Options; items: Item[] },
): Promise<VideoImport> => {
  const [started] = await tx
    .insert(videoImports)
    .values({ provider, kind, options })
    .onConflictDoNothing()
    .returning({ id: videoImports.id });
  const { id } = started ?? conflict("import_running", M.running);
  if (items.length > 0)
    await tx.insert(videoImportItems).values(
      items.map(({ host_id, video_id, listed }, position) => ({
        import_id: id,
        host_id,
        position,
        ...(video_id !== undefined && { video_id }),
        ...(listed && { listed }),
      })),
    );
  await enqueue(tx, { kind: runVideoImport, data: { importId: id } });
  return (await findVideoImport(tx, id)) ?? notFound();
};

const requireHost = ({ host }: Account) => host ?? conflict("host_not_configured", M.notConfigured);

/** Throws 422 if the event or a skill that all of an import's videos get doesn't exist. */
const requireKnown = async (tx: Db, { event_id, skills: wanted }: Options) => {
  const errors: Record<string, string> = {};
  if (event_id !== null && (await tx.$count(events, eq(events.id, event_id))) === 0)
    errors["event_id"] = VIDEO_MESSAGES.eventUnknown;
  const { skills } = await getCatalogue(tx);
  if (wanted.some((id) => !skills.has(id))) errors["skills"] = VIDEO_MESSAGES.skillUnknown;
  if (Object.keys(errors).length > 0) invalid(errors);
};

/** Starts an import of a host's videos. Source: docs/product/videos.md. */
export const importVideos = (
  db: Db,
  account: Account,
  { video_ids: ids, ...options }: ImportVideosBody,
): Promise<VideoImport> =>
  transaction(db, async (tx) => {
    await requireKnown(tx, options);
    requireHost(account);
    const items = [...new Set(ids)].map((host_id) => ({ host_id }));
    return open(tx, account.provider, { kind: "import", options, items });
  });

/**
 * Starts an import of videos that an uploaded file lists. What it says about them is stored with the
 * import, so the file isn't needed any more. Source: docs/product/videos.md.
 */
export const importFile = async (
  db: Db,
  files: FileStore,
  { video_ids: ids, file_key: key, ...options }: ImportFileBody,
): Promise<VideoImport> => {
  const { videos: listed } = await readVideoFile(files, key).catch((error: unknown) => {
    if (error instanceof HostProblem) return invalid({ file_key: error.message });
    throw error;
  });
  const byKey = new Map(listed.map((video) => [toFileVideoKey(video), video]));
  const items = [...new Set(ids)].map((host_id) => ({
    host_id,
    listed: byKey.get(host_id) ?? null,
  }));
  return transaction(db, async (tx) => {
    await requireKnown(tx, options);
    return open(tx, FILE_SOURCE, { kind: "import", options, items });
  });
};

/** Starts a refresh of the videos that came from a host. Source: docs/product/videos.md. */
export const refreshVideos = (db: Db, account: Account): Promise<VideoImport> =>
  transaction(db, async (tx) => {
    requireHost(account);
    const items = await tx
      .select({ host_id: videos.provider_video_id, video_id: videos.id })
      .from(videos)
      .where(and(eq(videos.provider, account.provider), isNotNull(videos.host_fields)))
      .orderBy(asc(videos.id));
    const options = { event_id: null, skills: [], status: false };
    return open(tx, account.provider, { kind: "refresh", options, items });
  });

const { NEW, RUNNING, SUCCESS } = IMPORT_STATUSES;

/** Ends an import or a refresh early: what is done stays. Throws 409 if it has ended already. */
export const stopImport = (db: Db, id: number): Promise<VideoImport> =>
  transaction(db, async (tx) => {
    const now = new Date();
    const [stopped] = await tx
      .update(videoImports)
      .set({ status: SUCCESS, finished_at: now, stopped_at: now })
      .where(and(eq(videoImports.id, id), inArray(videoImports.status, [NEW, RUNNING])))
      .returning({ id: videoImports.id });
    const found = (await findVideoImport(tx, id)) ?? notFound();
    return stopped ? found : conflict("import_finished", M.finished);
  });

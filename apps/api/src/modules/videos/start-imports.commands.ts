import { VIDEO_MESSAGES } from "@devguild/schemas/constants/video-editing";
import { VIDEO_IMPORT_MESSAGES as M } from "@devguild/schemas/constants/video-imports";
import type { VideoProvider } from "@devguild/schemas/constants/videos";
import type { ImportVideosBody, VideoImport } from "@devguild/schemas/video-imports";
import { and, asc, eq, isNotNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { VideoHost } from "../../ports/video-hosts/video-hosts.port.ts";
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
type Item = { host_id: string; video_id?: number };

/** Opens an import, or a refresh; only one of a host is open, whoever starts it. */
const open = async (
  tx: Db,
  { provider, host }: Account,
  { kind, options, items }: { kind: Kind; options: Options; items: Item[] },
): Promise<VideoImport> => {
  if (!host) conflict("host_not_configured", M.notConfigured);
  const [started] = await tx
    .insert(videoImports)
    .values({ provider, kind, options })
    .onConflictDoNothing()
    .returning({ id: videoImports.id });
  const { id } = started ?? conflict("import_running", M.running);
  if (items.length > 0)
    await tx.insert(videoImportItems).values(
      items.map(({ host_id, video_id }, position) => ({
        import_id: id,
        host_id,
        position,
        ...(video_id !== undefined && { video_id }),
      })),
    );
  await enqueue(tx, { kind: runVideoImport, data: { importId: id } });
  return (await findVideoImport(tx, id)) ?? notFound();
};

/** Starts an import of a host's videos. Source: docs/product/videos.md. */
export const importVideos = (
  db: Db,
  account: Account,
  { video_ids: ids, ...options }: ImportVideosBody,
): Promise<VideoImport> =>
  transaction(db, async (tx) => {
    const errors: Record<string, string> = {};
    const { event_id, skills: wanted } = options;
    if (event_id !== null && (await tx.$count(events, eq(events.id, event_id))) === 0)
      errors["event_id"] = VIDEO_MESSAGES.eventUnknown;
    const { skills } = await getCatalogue(tx);
    if (wanted.some((id) => !skills.has(id))) errors["skills"] = VIDEO_MESSAGES.skillUnknown;
    if (Object.keys(errors).length > 0) invalid(errors);
    const items = [...new Set(ids)].map((host_id) => ({ host_id }));
    return open(tx, account, { kind: "import", options, items });
  });

/** Starts a refresh of the videos that came from a host. Source: docs/product/videos.md. */
export const refreshVideos = (db: Db, account: Account): Promise<VideoImport> =>
  transaction(db, async (tx) => {
    const items = await tx
      .select({ host_id: videos.provider_video_id, video_id: videos.id })
      .from(videos)
      .where(and(eq(videos.provider, account.provider), isNotNull(videos.host_fields)))
      .orderBy(asc(videos.id));
    const options = { event_id: null, skills: [], status: false };
    return open(tx, account, { kind: "refresh", options, items });
  });

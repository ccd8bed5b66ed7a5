import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

import sharp from "sharp";

/** A video at the stand-in for YouTube. */
export type StoredVideo = {
  id: string;
  title: string;
  description?: string;
  /** ISO 8601. */
  duration?: string;
  uploadStatus?: string;
  /** Another number is another picture. */
  picture?: number;
};

const KEY = "a-key";
const CHANNEL = "UCdevguild";
const UPLOADS = "UUdevguild";

/** The key and the channel that the stand-in knows. */
export const YOUTUBE = { key: KEY, channelId: CHANNEL };

const drawPicture = (hue: number) =>
  sharp({
    create: { width: 480, height: 360, channels: 3, background: { r: hue % 256, g: 90, b: 200 } },
  })
    .jpeg()
    .toBuffer();

/**
 * Starts a local stand-in for the YouTube Data API, as no test calls the real one. It checks the key and
 * the parameters that YouTube's reference requires, and serves the thumbnails.
 */
export const openYoutube = async (videos: StoredVideo[], port = 0) => {
  const state = { videos, isDown: false };
  const base = () => `http://127.0.0.1:${(server.address() as { port: number }).port}`;

  const toItem = ({ id, title, description, duration, uploadStatus, picture }: StoredVideo) => ({
    id,
    snippet: {
      title,
      description: description ?? "",
      publishedAt: "2026-11-20T09:00:00Z",
      thumbnails: { high: { url: `${base()}/thumbnails/${id}-${picture ?? 1}.jpg` } },
    },
    contentDetails: { duration: duration ?? "PT28M45S" },
    status: { uploadStatus: uploadStatus ?? "processed" },
  });

  const answer = (path: string, query: URLSearchParams): object | null => {
    if (path === "channels")
      return query.get("id") === CHANNEL
        ? { items: [{ contentDetails: { relatedPlaylists: { uploads: UPLOADS } } }] }
        : { items: [] };
    if (path === "playlistItems" && query.get("playlistId") === UPLOADS) {
      const size = Number(query.get("maxResults"));
      const start = Number(query.get("pageToken") ?? 0);
      const end = start + size;
      return {
        items: state.videos
          .slice(start, end)
          .map(({ id }) => ({ contentDetails: { videoId: id } })),
        ...(end < state.videos.length && { nextPageToken: String(end) }),
        pageInfo: { totalResults: state.videos.length },
      };
    }
    if (path !== "videos") return null;
    const ids = query.get("id")?.split(",") ?? [];
    return { items: state.videos.filter(({ id }) => ids.includes(id)).map(toItem) };
  };

  const take = async ({ url = "/" }: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(url, base());
    const picture = /^\/thumbnails\/.*-(\d+)\.jpg$/.exec(pathname)?.[1];
    if (picture !== undefined) {
      response.writeHead(200, { "Content-Type": "image/jpeg" });
      return response.end(await drawPicture(Number(picture)));
    }
    const body = answer(pathname.replace("/youtube/v3/", ""), searchParams);
    const status = state.isDown
      ? 503
      : searchParams.get("key") !== KEY
        ? 403
        : body && searchParams.has("part")
          ? 200
          : 400;
    response.writeHead(status, { "Content-Type": "application/json" });
    return response.end(JSON.stringify(status === 200 ? body : {}));
  };

  const server = createServer((request, response) => void take(request, response));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: base(),
    state,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

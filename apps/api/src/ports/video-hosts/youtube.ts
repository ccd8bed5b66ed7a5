import type { YoutubeAccount } from "@devguild/config/video-hosts";
import { UPLOAD_STATUSES, type UploadStatus } from "@devguild/schemas/constants/video-editing";
import { z } from "zod";

import { askHost } from "./ask-host.ts";
import { parseSeconds } from "./read-values.ts";
import { HOST_PAGE, HostProblem, type HostVideo, type VideoHost } from "./video-hosts.port.ts";

const NAME = "YouTube";

const channels = z.object({
  items: z
    .array(
      z.object({
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }),
      }),
    )
    .default([]),
});

const playlist = z.object({
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })),
  nextPageToken: z.string().optional(),
  pageInfo: z.object({ totalResults: z.number() }),
});

const thumbnail = z.object({ url: z.string() }).optional();

const videoList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: z.object({
        title: z.string(),
        description: z.string().default(""),
        publishedAt: z.string(),
        thumbnails: z
          .object({ maxres: thumbnail, standard: thumbnail, high: thumbnail })
          .partial()
          .default({}),
      }),
      contentDetails: z.object({ duration: z.string() }).optional(),
      status: z.object({ uploadStatus: z.string() }).optional(),
    }),
  ),
});
type Item = z.output<typeof videoList>["items"][number];

const STATUSES: Readonly<Record<string, UploadStatus>> = {
  uploaded: UPLOAD_STATUSES.UPLOADING,
  processed: UPLOAD_STATUSES.UPLOADED,
  failed: UPLOAD_STATUSES.FAILED,
  rejected: UPLOAD_STATUSES.FAILED,
  deleted: UPLOAD_STATUSES.FAILED,
};

const toVideo = ({ id, snippet, contentDetails, status }: Item): HostVideo => {
  const { maxres, standard, high } = snippet.thumbnails;
  return {
    id,
    title: snippet.title,
    description: snippet.description,
    durationSeconds: parseSeconds(contentDetails?.duration ?? ""),
    releasedOn: snippet.publishedAt.slice(0, 10),
    thumbnailUrl: (maxres ?? standard ?? high)?.url ?? null,
    uploadStatus: STATUSES[status?.uploadStatus ?? ""] ?? UPLOAD_STATUSES.UNKNOWN,
  };
};

const parse = <T>(schema: z.ZodType<T>, answer: unknown): T => {
  const { data, error } = schema.safeParse(answer);
  if (error) throw new HostProblem(`${NAME} sent an answer that we can’t read.`, { cause: error });
  return data;
};

/**
 * A channel's uploads through the YouTube Data API v3: channels.list, playlistItems.list and videos.list,
 * https://developers.google.com/youtube/v3/docs. One page costs three units of the daily quota.
 */
export const youtube = ({ url, key, channelId }: YoutubeAccount): VideoHost => {
  const ask = (path: string, query: Record<string, string>) =>
    askHost(NAME, new URL(`${url}/youtube/v3/${path}?${new URLSearchParams({ ...query, key })}`));
  const read = async (ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const query = { part: "snippet,contentDetails,status", id: ids.join(",") };
    return parse(videoList, await ask("videos", query)).items.map(toVideo);
  };
  return {
    trustedHosts: [new URL(url).host],
    read,
    list: async (cursor) => {
      const owner = { part: "contentDetails", id: channelId };
      const [channel] = parse(channels, await ask("channels", owner)).items;
      if (!channel) throw new HostProblem(`${NAME} has no channel ${channelId}.`);
      const page = parse(
        playlist,
        await ask("playlistItems", {
          part: "contentDetails",
          playlistId: channel.contentDetails.relatedPlaylists.uploads,
          maxResults: String(HOST_PAGE),
          ...(cursor !== null && { pageToken: cursor }),
        }),
      );
      return {
        videos: await read(page.items.map(({ contentDetails }) => contentDetails.videoId)),
        total: page.pageInfo.totalResults,
        next: page.nextPageToken ?? null,
      };
    },
  };
};

import type { VimeoAccount } from "@devguild/config/video-hosts";
import { UPLOAD_STATUSES, type UploadStatus } from "@devguild/schemas/constants/video-editing";
import { z } from "zod";

import { askHost } from "./ask-host.ts";
import { HOST_PAGE, HostProblem, type HostVideo, type VideoHost } from "./video-hosts.port.ts";

const NAME = "Vimeo";
const FIELDS =
  "uri,name,description,duration,release_time,created_time,pictures.sizes,upload.status";

const item = z.object({
  uri: z.string(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  duration: z.number(),
  release_time: z.string().nullish(),
  created_time: z.string(),
  pictures: z
    .object({ sizes: z.array(z.object({ width: z.number(), link: z.string() })) })
    .nullish(),
  upload: z.object({ status: z.string() }).nullish(),
});
type Item = z.output<typeof item>;

const page = z.object({
  total: z.number(),
  page: z.number(),
  paging: z.object({ next: z.string().nullable() }),
  data: z.array(item),
});

const STATUSES: Readonly<Record<string, UploadStatus>> = {
  complete: UPLOAD_STATUSES.UPLOADED,
  in_progress: UPLOAD_STATUSES.UPLOADING,
  error: UPLOAD_STATUSES.FAILED,
};

const findLargest = (sizes: readonly { width: number; link: string }[]) =>
  sizes.toSorted((one, other) => other.width - one.width)[0]?.link ?? null;

const toVideo = (video: Item): HostVideo => ({
  id: video.uri.split("/").at(-1) ?? "",
  title: video.name ?? "",
  description: video.description ?? "",
  durationSeconds: video.duration || null,
  releasedOn: (video.release_time ?? video.created_time).slice(0, 10),
  thumbnailUrl: findLargest(video.pictures?.sizes ?? []),
  uploadStatus: STATUSES[video.upload?.status ?? ""] ?? UPLOAD_STATUSES.UNKNOWN,
});

const parse = <T>(schema: z.ZodType<T>, answer: unknown): T => {
  const { data, error } = schema.safeParse(answer);
  if (error) throw new HostProblem(`${NAME} sent an answer that we can’t read.`, { cause: error });
  return data;
};

/** An account's videos through the Vimeo API 3.4, https://developer.vimeo.com/api/reference/videos. */
export const vimeo = ({ url, token }: VimeoAccount): VideoHost => {
  const ask = (path: string, query: Record<string, string>) =>
    askHost(NAME, new URL(`${url}${path}?${new URLSearchParams(query)}`), {
      Accept: "application/vnd.vimeo.*+json;version=3.4",
      Authorization: `bearer ${token}`,
    });
  return {
    trustedHosts: [new URL(url).host],
    read: async (ids) => {
      const videos: HostVideo[] = [];
      // One by one: the API has no call for several.
      for (const id of ids) {
        const answer = await ask(`/videos/${encodeURIComponent(id)}`, { fields: FIELDS });
        if (answer !== null) videos.push(toVideo(parse(item, answer)));
      }
      return videos;
    },
    list: async (cursor) => {
      const answer = await ask("/me/videos", {
        sort: "date",
        direction: "desc",
        page: cursor ?? "1",
        per_page: String(HOST_PAGE),
        fields: `total,page,paging.next,${FIELDS.split(",")
          .map((name) => `data.${name}`)
          .join(",")}`,
      });
      const found = parse(page, answer);
      return {
        videos: found.data.map(toVideo),
        total: found.total,
        next: found.paging.next === null ? null : String(found.page + 1),
      };
    },
  };
};

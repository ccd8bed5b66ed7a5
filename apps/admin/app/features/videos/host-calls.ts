import { api } from "@devguild/api-client/browser-api";
import type { HostVideos } from "@devguild/schemas/video-imports";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";

const { videoImports } = api;

/** The videos of a host or a file, page by page. */
export type ImportableList = UseInfiniteQueryResult<InfiniteData<HostVideos>>;

/** The calls of each host. */
export const HOST_CALLS = {
  youtube: {
    list: videoImports.youtube,
    start: videoImports.importYoutube,
    refresh: videoImports.refreshYoutube,
  },
  vimeo: {
    list: videoImports.vimeo,
    start: videoImports.importVimeo,
    refresh: videoImports.refreshVimeo,
  },
} as const;

/** The videos of a host, which grow page by page. */
export const hostVideosQuery = (host: keyof typeof HOST_CALLS) => {
  const { list } = HOST_CALLS[host];
  return infiniteQueryOptions({
    queryKey: [...list.key, "growing"],
    queryFn: ({ pageParam, signal }) =>
      list.options({ query: pageParam === "" ? {} : { cursor: pageParam } }).queryFn({ signal }),
    initialPageParam: "",
    getNextPageParam: ({ meta }: HostVideos) => meta.next ?? undefined,
  });
};

/** The videos of an uploaded file, which grow page by page; without one, only its last import. */
export const fileVideosQuery = (file_key: string | null) =>
  infiniteQueryOptions({
    queryKey: [...videoImports.file.key, "growing", file_key],
    queryFn: ({ pageParam, signal }) =>
      videoImports.file
        .options({
          query: {
            ...(file_key !== null && { file_key }),
            ...(pageParam !== "" && { cursor: pageParam }),
          },
        })
        .queryFn({ signal }),
    initialPageParam: "",
    getNextPageParam: ({ meta }: HostVideos) => meta.next ?? undefined,
  });

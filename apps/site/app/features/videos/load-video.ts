import { videoPath } from "@devguild/schemas/constants/videos";
import type { Video } from "@devguild/schemas/videos";
import type { LoaderContext } from "@devguild/session/with-queries";

import { followMoved, readId } from "../frame/follow-moved.ts";
import { loadBeside } from "../frame/load-beside.ts";

type MovedTo = { video_id: number; video_slug: string };

/**
 * Returns the slug to look up a video by. A slug with percent-encoded or non-ASCII characters is replaced by
 * a placeholder that no video has, so that the id alone decides. `slug` is as in the address, decoded or not.
 */
export const toLookupSlug = (slug: string) =>
  /%[\da-f]{2}|[^ -~]/i.test(slug) ? "placeholder" : slug;

/**
 * Loads a video's page by any form of its address. Redirects permanently unless it is the canonical one.
 */
export const loadVideo = async ({ api, queries, params, url }: LoaderContext): Promise<Video> => {
  const rawSlug = url.pathname.split("/").at(-1) ?? "";
  const call = {
    params: { id: readId(params["video_id"]), slug: toLookupSlug(rawSlug) || "placeholder" },
  };
  const relatedJobs = loadBeside(call.params.id, (id) =>
    queries.prefetchQuery(api.videos.relatedJobs.options({ params: { id } })),
  );
  const answer = await followMoved(
    () => api.videos.details.call(call),
    (address) => {
      const { video_id: id, video_slug: slug } = address as MovedTo;
      return videoPath({ id, slug });
    },
  );
  queries.setQueryData(api.videos.details.options(call).queryKey, answer);
  await relatedJobs(answer.data.id);
  return answer.data;
};

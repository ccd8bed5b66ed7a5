import { videoPath } from "@devguild/schemas/constants/videos";
import type { Video } from "@devguild/schemas/videos";
import type { LoaderContext } from "@devguild/session/with-queries";

import { followMoved, readId } from "../frame/follow-moved.ts";
import { loadBeside } from "../frame/load-beside.ts";

type MovedTo = { video_id: number; video_slug: string };

/**
 * The slug that a video is looked up by: a word that no video has in place of one with percent-encoded
 * or other than ASCII characters, so that the id alone decides. `slug` is as it stands in the address,
 * decoded or not.
 */
export const toLookupSlug = (slug: string) =>
  /%[\da-f]{2}|[^ -~]/i.test(slug) ? "placeholder" : slug;

/**
 * Loads a video's page by its address, whichever form that has; another address than the canonical one
 * is redirected there for good.
 */
export const loadVideo = async ({ api, queries, params, url }: LoaderContext): Promise<Video> => {
  const asWritten = url.pathname.split("/").at(-1) ?? "";
  const call = {
    params: { id: readId(params["video_id"]), slug: toLookupSlug(asWritten) || "placeholder" },
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

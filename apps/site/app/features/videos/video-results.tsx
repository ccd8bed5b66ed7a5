import { api } from "@devguild/api-client/browser-api";
import type { VideoFilterOptions } from "@devguild/schemas/videos";
import { writeAddress } from "@devguild/session/addresses";
import type { ReactNode } from "react";
import { pluralize } from "@devguild/schemas/formats";

import { FailedList } from "../lists/failed-list.tsx";
import { ListResults } from "../lists/list-results.tsx";
import { MoreOfList } from "../lists/more-of-list.tsx";
import { useGrowingList } from "@devguild/api-client/use-growing-list";
import { useSearchTracking } from "../lists/use-search-tracking.ts";
import { VideoGrid } from "./video-grid.tsx";
import { isPodcast, toVideosQuery, VIDEO_LIST, type VideosState } from "./videos-address.ts";

type Props = {
  state: VideosState;
  options: VideoFilterOptions;
  path: string;
  /** Shown to the right of the total. */
  end?: ReactNode;
  /** Shown instead of the list if nothing was found. */
  nothing: ReactNode;
  /** Whether the list is visible without scrolling. */
  isFirst?: boolean;
};

/** The results of a video list: the total, the first rows, and a way to load more. */
export function VideoResults({ state, options, path, end, nothing, isFirst = false }: Props) {
  const videos = useGrowingList(api.videos.list, toVideosQuery(state, options));
  const { rows, total } = videos;
  const noun = isPodcast(state) ? "episode" : "video";
  useSearchTracking("search.videos", writeAddress(VIDEO_LIST, state), state, total);
  if (videos.hasFailed) return <FailedList title="We couldn’t load the videos." list={videos} />;
  return (
    <ListResults label="Videos" total={pluralize(total, noun)} path={path} end={end}>
      {rows.length > 0 ? (
        <VideoGrid
          videos={rows}
          label="Videos found"
          headingLevel={2}
          withRecordings={isPodcast(state)}
          first={isFirst ? 3 : 0}
        />
      ) : (
        nothing
      )}
      <MoreOfList noun={isPodcast(state) ? "Episodes" : "Videos"} path={path} list={videos} />
    </ListResults>
  );
}

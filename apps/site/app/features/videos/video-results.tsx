import { api } from "@devguild/frame/browser-api";
import type { VideoFilterOptions } from "@devguild/schemas/videos";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigation } from "react-router";

import { FailedList } from "../lists/failed-list.tsx";
import { growingList, placeOf } from "../lists/growing-list.ts";
import { MoreOfList } from "../lists/more-of-list.tsx";
import { useSearchTracking } from "../lists/use-search-tracking.ts";
import { VideoGrid } from "./video-grid.tsx";
import classes from "./video-results.module.css";
import { type VideosState, videosQueryOf, writeVideos } from "./videos-url.ts";

type Props = {
  state: VideosState;
  options: VideoFilterOptions;
  path: string;
  /** Right of the total. */
  end?: ReactNode;
  /** In place of the list where nothing was found. */
  nothing: ReactNode;
  /** The list begins within the first screen. */
  isFirst?: boolean;
};

/** The videos that a list finds: how many, the first of them, and what brings more. */
export function VideoResults({ state, options, path, end, nothing, isFirst = false }: Props) {
  const navigation = useNavigation();
  const list = useInfiniteQuery(growingList(api.videos.list, videosQueryOf(state, options)));
  const videos = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const last = list.data?.pages.at(-1);
  const total = last ? placeOf(last).total : 0;
  useSearchTracking("search.videos", writeVideos(state), state, total);
  const isChanging = navigation.state === "loading" && navigation.location.pathname === path;
  if (list.isError && videos.length === 0)
    return <FailedList title="The videos did not load." list={list} />;
  return (
    <section aria-label="Videos" aria-busy={isChanging || undefined} className={classes.results}>
      <div className={classes.bar}>
        <p aria-live="polite">
          <strong>{total === 1 ? "1 video" : `${total.toLocaleString("en-GB")} videos`}</strong>
        </p>
        {end}
      </div>
      {last && videos.length > 0 ? (
        <>
          <VideoGrid
            videos={videos}
            label="Videos found"
            headingLevel={2}
            first={isFirst ? 3 : 0}
          />
          <MoreOfList
            noun="Videos"
            path={path}
            shown={videos.length}
            place={placeOf(last)}
            fetchNextPage={list.fetchNextPage}
          />
        </>
      ) : (
        nothing
      )}
    </section>
  );
}

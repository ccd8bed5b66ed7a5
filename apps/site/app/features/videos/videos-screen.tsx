import { late } from "@devguild/design-system/late";
import { ChipLinks } from "@devguild/design-system/chip-links";
import { VideoCard } from "@devguild/design-system/video-card";
import { api } from "@devguild/frame/browser-api";
import { VIDEO_ORDERS, type VideoOrder } from "@devguild/schemas/constants/videos";
import { roundedHours } from "@devguild/schemas/constants/site-data";
import type { VideoFilterOptions } from "@devguild/schemas/videos";
import { localized } from "@devguild/session/redirects";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Suspense, useId } from "react";

import { ChosenFilters } from "../lists/chosen-filters.tsx";
import { EmptyPlace } from "../lists/empty-place.tsx";
import { growingList } from "../lists/growing-list.ts";
import page from "../lists/list-page.module.css";
import { SortSelect } from "../lists/sort-select.tsx";
import { useListState } from "../lists/use-list-state.ts";
import { chosenFiltersOf } from "./chosen-filters.ts";
import { PodcastPlace } from "./podcast-place.tsx";
import { videoCardViewOf } from "./video-card-view.ts";
import { videosOfSkillPath } from "./video-path.ts";
import { VideoResults } from "./video-results.tsx";
import { VideosForm } from "./videos-form.tsx";
import classes from "./videos-screen.module.css";
import {
  isEverything,
  isPodcast,
  type VideosState,
  videosQueryOf,
  writeVideos,
} from "./videos-url.ts";

// Most who watch do not come for the podcast.
const PodcastHead = late(() => import("./podcast-head.tsx"));
// Nor do they find nothing.
const NoVideos = late(() => import("./no-videos.tsx"));

/** Of these the first that does not stand below anyway begins the page. */
export const editorsPicks = { query: { count: 8 } };
/** The skills that are offered as links. */
export const popularSkills = { query: { count: 14 } };

const PATH = localized("/videos");

const ORDER_LABELS: Record<VideoOrder, string> = { newest: "Newest", popular: "Most watched" };

function Lead({ state, options }: { state: VideosState; options: VideoFilterOptions }) {
  const picks = useQuery(api.videos.featured.options(editorsPicks)).data?.data ?? [];
  const list = useInfiniteQuery(growingList(api.videos.list, videosQueryOf(state, options)));
  const [first] = list.data?.pages ?? [];
  const pick = picks.find(({ id }) => !first?.data.some((video) => video.id === id));
  return (
    pick && (
      <div className={classes.lead}>
        <VideoCard
          video={videoCardViewOf(pick)}
          shape="lead"
          above="Picked by the editors"
          headingLevel={2}
          priority
        />
      </div>
    )
  );
}

function WatchHead({ heading }: { heading: string }) {
  const hours = useQuery(api.siteData.global.options()).data?.data.total_duration_in_hours ?? 0;
  return (
    <header>
      <h1 className={page.heading}>{heading}</h1>
      <p className={page.intro}>
        {hours >= 10 && `${roundedHours(hours)} hours of `}
        {hours >= 10 ? "talks" : "Talks"} by people who show what they built, and what it cost them.
      </p>
    </header>
  );
}

type Props = {
  /** What the address asks for. */
  state: VideosState;
  heading: string;
};

/** Watch: what to see first, what the videos can be narrowed to, and the list, all in the address. */
export function VideosScreen({ state, heading }: Props) {
  const { shown, change } = useListState(state, (next) => PATH + writeVideos(next));
  const formId = useId();
  const options = useQuery(api.videos.options.options()).data?.data;
  const skills = useQuery(api.videos.featuredSkills.options(popularSkills)).data?.data ?? [];
  if (!options) return null;
  const chosen = chosenFiltersOf(shown, options);
  return (
    <>
      {isPodcast(state) && (
        <Suspense fallback={<PodcastPlace />}>
          <PodcastHead heading={heading} />
        </Suspense>
      )}
      <div className={`content ${page.page}`}>
        {!isPodcast(state) && <WatchHead heading={heading} />}
        {isEverything(state) && <Lead state={state} options={options} />}
        <VideosForm id={formId} state={shown} options={options} path={PATH} onChange={change} />
        {chosen.length > 0 ? (
          <ChosenFilters chosen={chosen} path={PATH} write={writeVideos} />
        ) : (
          <ChipLinks
            label="Popular skills"
            links={skills.map(({ slug, label }) => ({ to: videosOfSkillPath(slug), label }))}
          />
        )}
        <VideoResults
          state={state}
          options={options}
          path={PATH}
          isFirst={!isEverything(state)}
          end={
            <SortSelect
              name="orderBy"
              form={formId}
              orders={VIDEO_ORDERS}
              labels={ORDER_LABELS}
              value={shown.orderBy}
              onChange={(orderBy) => change({ ...shown, orderBy })}
            />
          }
          nothing={
            <Suspense fallback={<EmptyPlace />}>
              <NoVideos isNarrowed={chosen.length > 0} path={PATH} />
            </Suspense>
          }
        />
      </div>
    </>
  );
}

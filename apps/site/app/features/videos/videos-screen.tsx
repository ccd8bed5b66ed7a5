import { toVideoCardView } from "@devguild/design-system/video-card-view";
import { api } from "@devguild/api-client/browser-api";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { ChipLinks } from "@devguild/design-system/chip-links";
import arch from "@devguild/design-system/arch-portrait.module.css";
import { VideoLead } from "@devguild/design-system/video-lead";
import { VIDEO_ORDERS, type VideoOrder, videoPath } from "@devguild/schemas/constants/videos";
import { roundedHours } from "@devguild/schemas/constants/site-data";
import type { Highlight } from "@devguild/schemas/highlights";
import type { VideoCard as VideoCardData } from "@devguild/schemas/videos";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useId } from "react";

import { ChosenFilters } from "../lists/chosen-filters.tsx";
import { EmptyListSkeleton } from "../lists/empty-list-skeleton.tsx";
import page from "../lists/list-page.module.css";
import { SortSelect } from "../lists/sort-select.tsx";
import { useListState } from "../lists/use-list-state.ts";
import band from "../speakers/speaker-band.module.css";
import { listChosenFilters } from "./chosen-filters.ts";
import { videosOfSkillPath } from "./video-path.ts";
import { VideoResults } from "./video-results.tsx";
import { VideosForm } from "./videos-form.tsx";
import { isPodcast, VIDEO_LIST, type VideosState } from "./videos-address.ts";

// Lazy, because most visitors don't come for the podcast; but begins to load with this screen, whose content it moves.
const podcastHead = import("./podcast-head.tsx");
podcastHead.catch(() => undefined);
const PodcastHead = lazyComponent(() => podcastHead);
// Lazy, because most lists have results.
const NoVideos = lazyComponent(() => import("./no-videos.tsx"));

// Lazy, because the page is complete without it.
const CampaignAd = lazyComponent(() => import("../campaigns/ad.tsx"));

/** Query of the skills shown as links. */
export const popularSkills = { query: { count: 14 } };

/** The lead: what the editors feature, or else one of their picks. */
export type VideosLead = { highlight: Highlight | null; pick: VideoCardData | null };

const PATH = localized("/videos");

const ORDER_LABELS: Record<VideoOrder, string> = { newest: "Newest", popular: "Most watched" };

// Reserves the space of the podcast's header, and links its style sheets with the page.
const PODCAST_SKELETON = (
  <div className={band["band"]}>
    <span className={arch["fill"]} />
  </div>
);

function Lead({ highlight, pick }: VideosLead) {
  const user = useCurrentUser();
  const featured = highlight?.video;
  const video = featured
    ? {
        ...highlight,
        ...featured,
        to: videoPath({ id: highlight.item_id, slug: highlight.item_slug }),
        image: highlight.image_url,
        duration: featured.duration_seconds,
        locked: featured.requires_login && !user,
      }
    : pick && toVideoCardView(pick);
  return (
    video && (
      <VideoLead
        video={video}
        above={highlight?.subtitle ?? "Editors’ pick"}
        call={highlight?.cta_label}
      />
    )
  );
}

function WatchHead({ heading }: { heading: string }) {
  const hours = useQuery(api.siteData.global.options()).data?.data.total_duration_in_hours ?? 0;
  return (
    <header>
      <h1 className={page.heading}>{heading}</h1>
      <p className={page.intro}>
        {hours >= 10 ? `${roundedHours(hours)} hours of talks` : "Talks"} by people who show what
        they built and what it took.
      </p>
    </header>
  );
}

type Props = {
  /** The list state read from the address. */
  state: VideosState;
  heading: string;
  lead: VideosLead | null;
};

/** Watch: the lead, filters and list, with the whole state in the address. */
export function VideosScreen({ state, heading, lead }: Props) {
  const { shown, change } = useListState(VIDEO_LIST, state, PATH);
  const formId = useId();
  const options = useQuery(api.videos.options.options()).data?.data;
  const skills = useQuery(api.videos.featuredSkills.options(popularSkills)).data?.data ?? [];
  if (!options) return null;
  const chosen = listChosenFilters(shown, options);
  return (
    <>
      {isPodcast(state) && (
        <Suspense fallback={PODCAST_SKELETON}>
          <PodcastHead heading={heading} />
        </Suspense>
      )}
      <div className={`content ${page.page}`}>
        {!isPodcast(state) && <WatchHead heading={heading} />}
        {lead && <Lead {...lead} />}
        <VideosForm id={formId} state={shown} options={options} path={PATH} onChange={change} />
        {chosen.length > 0 ? (
          <ChosenFilters chosen={chosen} path={PATH} address={VIDEO_LIST} />
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
          isFirst={!lead}
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
            <Suspense fallback={<EmptyListSkeleton />}>
              <NoVideos
                // The podcast is chosen, too, like an event.
                hasFilters={chosen.length > (isPodcast(state) ? 1 : 0)}
                isPodcast={isPodcast(state)}
                path={PATH}
              />
            </Suspense>
          }
        />
        <Suspense>
          <CampaignAd channel="video" />
        </Suspense>
      </div>
    </>
  );
}

import { api } from "@devguild/api-client/browser-api";
import { Breadcrumbs } from "@devguild/design-system/breadcrumbs";
import { ErrorPage } from "@devguild/design-system/error-page";
import { SearchField } from "@devguild/design-system/search-field";
import { TextLink } from "@devguild/design-system/text-link";
import { writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import page from "../lists/list-page.module.css";
import classes from "./found-videos-screen.module.css";
import { VIDEO_PARENTS } from "./video-path.ts";
import { VideoResults } from "./video-results.tsx";
import { VIDEO_LIST, type VideosState } from "./videos-address.ts";

const WATCH = localized("/videos");

/** Shown if there are no results; the page answers 404. */
export function NoVideosFound() {
  return (
    <div className="content">
      <ErrorPage code="404" title="Sorry, couldn't find any matching videos this time!">
        <TextLink to={WATCH} inline>
          Go back to the Watch page
        </TextLink>{" "}
        and filter for other skills, topics or even speakers and events.
      </ErrorPage>
    </div>
  );
}

type Props = {
  state: VideosState;
  heading: string;
  /** The page's own path, where its list grows. */
  path: string;
};

/** All videos about a skill, or the results of a text search. */
export function FoundVideosScreen({ state, heading, path }: Props) {
  const options = useQuery(api.videos.options.options()).data?.data;
  if (!options) return null;
  return (
    <div className={`content ${page.page} ${classes.screen}`}>
      <Breadcrumbs parents={VIDEO_PARENTS} here={heading} />
      <div className={page.searchable}>
        <h1 className={page.heading}>{heading}</h1>
        <search className={classes.search}>
          <form method="get" action={path} key={state.metadata}>
            <SearchField
              size="sm"
              label="Search titles, topics and speakers"
              placeholder="Search these videos"
              name="metadata"
              defaultValue={state.metadata}
              maxLength={200}
            />
          </form>
        </search>
      </div>
      <VideoResults
        state={state}
        options={options}
        path={path}
        isFirst
        end={<TextLink to={WATCH + writeAddress(VIDEO_LIST, state)}>More filters</TextLink>}
        nothing={<NoVideosFound />}
      />
    </div>
  );
}

import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { LinkButton } from "@devguild/design-system/link-button";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import { readWeights } from "@devguild/matching/weights";
import { roundedHours, roundedJobs } from "@devguild/schemas/constants/site-data";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import type { GlobalSiteData } from "@devguild/schemas/site-data";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { formatCount } from "@devguild/schemas/formats";

import { BrowseJobs } from "../../features/home/browse-jobs.tsx";
import { HomeBelowSkeleton } from "../../features/home/home-below-skeleton.tsx";
import { HomeFacts } from "../../features/home/home-facts.tsx";
import { HomeHero } from "../../features/home/home-hero.tsx";
import { HOME_QUERIES } from "../../features/home/home-queries.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import { webSite } from "../../features/structured-data/web-site.ts";
import { MatchedJobs } from "../../features/jobs/matched-jobs.tsx";
import type { Route } from "./+types/home.ts";
import classes from "./home.module.css";

// Lazy, so that people who come to search for a job don't wait for the code below the fold.
const HomeBelow = lazyComponent(() => import("../../features/home/home-below.tsx"));

export const loader = withQueries(async ({ api: requestApi, queries }) => {
  // If a section fails to load, it is left out and the rest of the page still renders.
  await Promise.allSettled([
    queries.prefetchQuery(requestApi.jobs.featured.options(HOME_QUERIES.jobs)),
    queries.prefetchQuery(requestApi.jobs.featuredSkills.options(HOME_QUERIES.skills)),
    queries.prefetchQuery(requestApi.jobs.featuredLocations.options(HOME_QUERIES.places)),
    queries.prefetchQuery(requestApi.magazine.featured.options(HOME_QUERIES.articles)),
    queries.prefetchQuery(requestApi.videos.featured.options(HOME_QUERIES.videos)),
    queries.prefetchQuery(requestApi.publicCompanies.featured.options(HOME_QUERIES.teams)),
    queries.prefetchQuery(requestApi.liveEvents.show.options()),
    queries.prefetchQuery(requestApi.siteData.quotes.options()),
    queries.prefetchQuery(requestApi.partnerBanners.list.options()),
  ]);
  return { about: asMeta(webSite(webConfig.urls.site)) };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: `${PRODUCT_NAME}: good work, well matched`,
    bare: true,
    description:
      "Create a free profile and get access to 5.000+ pre-vetted developer jobs in Europe and countless hours of developer talks & coding sessions.",
    path: "/",
    more: loaderData?.about,
  });

/** The hero's example is one of the newest jobs with at least this many skills. */
const SKILLS_OF_EXAMPLE = 5;

/** The platform's key figures. */
const listFacts = (site: GlobalSiteData) => [
  { value: roundedJobs(site.total_active_jobs), words: "open jobs, each with a match score" },
  { value: formatCount(site.total_companies), words: "companies, from five people to thousands" },
  {
    value: `${roundedHours(site.total_duration_in_hours)} h`,
    words: "of talks and conversations",
  },
  { value: formatCount(site.total_articles), words: "articles in the magazine" },
];

export default function Home() {
  const jobs = useQuery(api.jobs.featured.options(HOME_QUERIES.jobs)).data?.data ?? [];
  const skills = useQuery(api.jobs.featuredSkills.options(HOME_QUERIES.skills)).data?.data ?? [];
  const places = useQuery(api.jobs.featuredLocations.options(HOME_QUERIES.places)).data?.data ?? [];
  const site = useQuery(api.siteData.global.options()).data?.data;
  const jobCount = site && roundedJobs(site.total_active_jobs);
  return (
    <>
      <div className="content">
        <HomeHero
          jobs={jobCount && jobCount !== "0" ? `${jobCount} developer jobs` : undefined}
          skills={skills}
          job={jobs.find(({ skills: { length } }) => length >= SKILLS_OF_EXAMPLE) ?? jobs[0]}
          weights={site && readWeights(site.matching_weights)}
        />
        {site && <HomeFacts facts={listFacts(site)} />}
        {jobs.length > 0 && (
          <section aria-labelledby="new-jobs" className={classes.jobs}>
            <SectionHead
              title="Latest jobs"
              id="new-jobs"
              size="xl"
              end={<TextLink to={`${localized("/jobs")}?orderBy=newest`}>All jobs</TextLink>}
            />
            <div className={classes.columns}>
              <MatchedJobs jobs={jobs} label="New jobs" headingLevel={3} />
              <aside className={classes.browse}>
                <BrowseJobs
                  title="Browse by skill"
                  lines={skills.map(({ id, name, url, jobs: total }) => ({
                    id,
                    label: name,
                    url,
                    jobs: total,
                  }))}
                />
                <BrowseJobs title="Browse by location" lines={places} />
                <LinkButton to={localized("/jobs")} fullWidth>
                  Search all jobs
                </LinkButton>
              </aside>
            </div>
          </section>
        )}
      </div>
      <Suspense fallback={<HomeBelowSkeleton />}>
        <HomeBelow />
      </Suspense>
    </>
  );
}

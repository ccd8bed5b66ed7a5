import { formatPrice } from "@devguild/schemas/prices";
import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { LinkButton } from "@devguild/design-system/link-button";
import { ReachPanel } from "@devguild/design-system/reach-panel";
import { SectionHead } from "@devguild/design-system/section-head";
import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import { localized } from "@devguild/session/redirects";
import { type LoaderContext, withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { BusinessBelowSkeleton } from "../../features/business/business-below-skeleton.tsx";
import { BusinessFacts } from "../../features/business/business-facts.tsx";
import { BusinessHero } from "../../features/business/business-hero.tsx";
import classes from "../../features/business/business-page.module.css";
import { BUSINESS_QUERIES, getSkillReach } from "../../features/business/business-queries.ts";
import { Points } from "../../features/business/points.tsx";
import { PostJobBand } from "../../features/business/post-job-band.tsx";
import { PlanCards } from "../../features/memberships/plan-cards.tsx";
import { asMeta, buildPublisher, describe } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/business.ts";

// Lazy, like the lower part of the home page.
const BusinessBelow = lazyComponent(() => import("../../features/business/business-below.tsx"));

const TITLE = "Find Top Developers Fast: Your IT Job Board";

const PLAN_PATHS: Record<MembershipKind, string> = {
  RECRUITING: "/developer-recruiting-membership",
  MARKETING: "/product-marketing-membership",
  EMPLOYER_BRANDING: "/talent-marketing-membership",
};

const prefetchSkillReach = async ({ api: requestApi, queries }: LoaderContext) => {
  const { data: skills } = await queries.fetchQuery(
    requestApi.jobs.featuredSkills.options(BUSINESS_QUERIES.skills),
  );
  await queries.prefetchQuery(requestApi.postings.reach.options(getSkillReach(skills)));
};

export const loader = withQueries(async (loading) => {
  const { api: requestApi, queries } = loading;
  // If a section fails to load, it is left out and the rest of the page still renders.
  await Promise.allSettled([
    queries.prefetchQuery(requestApi.postings.reach.options(BUSINESS_QUERIES.reach)),
    prefetchSkillReach(loading),
    queries.prefetchQuery(requestApi.memberships.featured.options()),
    queries.prefetchQuery(requestApi.siteData.quotes.options()),
    queries.prefetchQuery(
      requestApi.magazine.recruitingInsights.options(BUSINESS_QUERIES.articles),
    ),
    queries.prefetchQuery(requestApi.videos.recruitingAcademy.options(BUSINESS_QUERIES.videos)),
  ]);
  return { more: asMeta(describe(buildPublisher(webConfig.urls.site))) };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description:
      "Post a job, see how many developers it reaches before you pay, and get a match score with every application.",
    path: localized("/business"),
    more: loaderData?.more,
  });

const STEPS = [
  {
    title: "Write the ad",
    text: "One form with a live preview. As you choose skills and locations, you see how many developers it reaches.",
  },
  {
    title: "Publish it",
    text: "One at a time, with credits, or as part of a membership. Same prices for everyone.",
  },
  {
    title: "See who fits",
    text: "Every application has a match score out of five and shows which skills are there and which are missing.",
  },
  {
    title: "Reply",
    text: "Move candidates across the board and message them. Everyone knows where they stand.",
  },
];

/** The number of developers, and how many of them have the skills most in demand. */
function Reach() {
  const reach = useQuery(api.postings.reach.options(BUSINESS_QUERIES.reach)).data?.data;
  const skills =
    useQuery(api.jobs.featuredSkills.options(BUSINESS_QUERIES.skills)).data?.data ?? [];
  const bySkill =
    useQuery({
      ...api.postings.reach.options(getSkillReach(skills)),
      enabled: skills.length > 0,
    }).data?.data.by_skill ?? [];
  // A tiny number would speak against us.
  if (!reach || reach.current_draft_estimated_devs === 0) return null;
  return (
    <ReachPanel
      people={reach.current_draft_estimated_devs}
      bySkill={bySkill.flatMap(({ id, name, devs }) =>
        devs === 0 ? [] : { id, label: name, people: devs },
      )}
      hint="Skills, seniority and location narrow this down. The number updates as you write."
    />
  );
}

export default function Business() {
  const plans = useQuery(api.memberships.featured.options()).data?.data ?? [];
  const price = useQuery(api.siteData.global.options()).data?.data.job_ad_light_price ?? null;
  return (
    <>
      <div className={`content ${classes.page}`}>
        <div>
          <BusinessHero
            title="Hire developers who fit."
            lead="Developers come here to read, watch and look for work. Your ad reaches the people it fits, and shows them why."
            actions={
              <>
                <LinkButton to={localized("/company/post-job")} variant="primary" size="lg">
                  Post a job
                </LinkButton>
                <LinkButton to={localized("/business/developer-salary-calculator")} size="lg">
                  What do developers earn?
                </LinkButton>
              </>
            }
            beside={<Reach />}
          />
          <BusinessFacts />
        </div>
        <Points title="How it works" points={STEPS} steps />
        {plans.length > 0 && (
          <section aria-labelledby="plans">
            <SectionHead title="Memberships" id="plans" size="xl" />
            <PlanCards plans={plans} headingLevel={3} pathOf={({ kind }) => PLAN_PATHS[kind]} />
            {price !== null && (
              <p className={classes.note}>
                Just one ad? From {formatPrice(price)} plus VAT for 30 days.
              </p>
            )}
          </section>
        )}
        <Suspense fallback={<BusinessBelowSkeleton />}>
          <BusinessBelow />
        </Suspense>
      </div>
      <PostJobBand />
    </>
  );
}

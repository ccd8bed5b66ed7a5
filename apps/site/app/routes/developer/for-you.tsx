import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EmptyState } from "@devguild/design-system/empty-state";
import { JobCardSkeleton } from "@devguild/design-system/job-card-skeleton";
import { LinkButton } from "@devguild/design-system/link-button";
import { TextLink } from "@devguild/design-system/text-link";
import { Notice } from "@devguild/design-system/notice";
import { PageHead } from "@devguild/design-system/page-head";
import { ProfileProgress, type ProfileStep } from "@devguild/design-system/profile-progress";
import { SectionHead } from "@devguild/design-system/section-head";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import type { DeveloperDashboard } from "@devguild/schemas/applications";
import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { pluralize } from "@devguild/schemas/formats";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount } from "@devguild/session/guards";
import { localized, safeRedirect } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMarkSeen } from "@devguild/session/use-mark-seen";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";

import {
  APPLICATION_LIST,
  applicationsPath,
  toApplicationsCall,
} from "../../features/applications/application-list.ts";
import { ApplicationsSection } from "../../features/applications/applications-section.tsx";
import { DeveloperTabs } from "../../features/applications/developer-tabs.tsx";
import { MatchedJobs } from "../../features/jobs/matched-jobs.tsx";
import { RegisteredEvents } from "../../features/live-events/registered-events.tsx";
import { SignUpSteps } from "../../features/profile/sign-up-steps.tsx";
import { RecommendedVideo } from "../../features/videos/recommended-video.tsx";
import type { Route } from "./+types/for-you.ts";
import classes from "./for-you.module.css";

const PATH = localized("/developer-dashboard");

export const loader = withQueries(async (loading) => {
  const developerId = requireAccount(loading, "developer").developer_id ?? 0;
  const { api: calls, queries, url } = loading;
  const view = readAddress(APPLICATION_LIST, url.searchParams);
  const [, applied] = await Promise.all([
    queries.fetchQuery(calls.dashboards.developer.options()),
    queries.fetchQuery(calls.applications.applied.options(toApplicationsCall(developerId, view))),
  ]);
  const jobId = view.application;
  if (jobId > 0 && applied.data.every(({ id }) => id !== jobId))
    await queries.prefetchQuery(
      calls.applications.appliedOne.options({ params: { id: developerId, jobId } }),
    );
  return { redirect: safeRedirect(url.searchParams.get("redirect")), view, loadedAt: Date.now() };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "For you", path: PATH, noindex: true });

const PARTS = [
  { id: "email", label: "Email confirmed" },
  { id: "name", label: "Name" },
  { id: "location", label: "Location" },
  { id: "skills", label: "Skills and years" },
  { id: "languages", label: "Languages" },
] as const;

type ProgressProps = {
  signup: DeveloperDashboard["signup"];
  /** Whether the questions after the sign-up are answered, too. */
  isFinalized: boolean;
};

function Progress({ signup, isFinalized }: ProgressProps) {
  const steps = PARTS.map(({ id, label }): ProfileStep => ({
    id,
    label,
    done: !signup.missing.includes(id),
  }));
  const left = signup.missing.length;
  return (
    <ProfileProgress
      steps={steps as [ProfileStep, ProfileStep, ProfileStep, ProfileStep, ProfileStep]}
      title={
        left > 0
          ? `${pluralize(left, "step")} to go`
          : isFinalized
            ? "Your profile is complete"
            : "You’re ready to apply"
      }
    >
      {left > 0
        ? "The more you add, the more accurate your matches."
        : isFinalized
          ? "Companies see everything they need, and your matches are accurate."
          : "Your matches are accurate. Companies would like to know a little more."}
    </ProfileProgress>
  );
}

function NoSuggestions() {
  return (
    <EmptyState
      title="No good matches right now"
      headingLevel={3}
      actions={
        <>
          <LinkButton to={localized("/user/profile")}>Edit profile</LinkButton>
          <LinkButton to={localized("/jobs")}>See all jobs</LinkButton>
        </>
      }
    >
      We suggest jobs that match your skills and that you can do from where you live. To see more,
      add skills to your profile, or say that you’d work remotely or relocate.
    </EmptyState>
  );
}

/** Says where a developer's applications stand, in one sentence. */
const describeApplications = ({
  interviewing,
  with_company: withCompany,
}: DeveloperDashboard["applied_counts"]) => {
  const parts = [
    ...(interviewing > 0 ? [pluralize(interviewing, "interview")] : []),
    ...(withCompany > 0 ? [`${pluralize(withCompany, "application")} waiting for a reply`] : []),
  ];
  return parts.length === 0
    ? "Your applications and jobs that match you."
    : `${parts.join(" and ")}.`;
};

export default function ForYou({ loaderData: { redirect, view, loadedAt } }: Route.ComponentProps) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { data, isFetching } = useQuery(api.dashboards.developer.options());
  const isReady =
    user !== null && user.email_verified && user.signup_step >= SIGNUP_STEPS.COMPLETED;
  useMarkSeen(
    "developer.dashboard",
    user !== null && user.developer_dashboard_last_visited_at === null,
  );
  useEffect(() => {
    // People sent here to finish signing up continue to where they wanted to go.
    if (isReady && redirect) void navigate(redirect, { replace: true });
  }, [isReady, redirect, navigate]);
  if (!user || !data || user.developer_id === null) return null;

  if (isReady && redirect)
    return (
      <SkeletonRegion label="Loading the page" className={`content ${classes.leaving}`}>
        <Skeleton width={280} height={36} />
        {["92%", "100%", "84%", "96%", "60%"].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </SkeletonRegion>
    );

  const { suggested_jobs: suggested, signup } = data.data;
  // The sign-up has just been finished: what was suggested before it says nothing.
  const isMatching = isFetching && signup.step < user.signup_step;
  const [nextEvent, ...laterEvents] = data.data.registered_upcoming_live_events;
  const [video] = data.data.recommended_videos;
  return (
    <div className={`content ${classes.page}`}>
      <PageHead
        title="For you"
        actions={<LinkButton to={localized("/user/profile")}>Your profile</LinkButton>}
      >
        {describeApplications(data.data.applied_counts)}
      </PageHead>
      <SignUpSteps
        user={user}
        wasStopped={redirect !== null}
        loadedAt={loadedAt}
        onPostpone={() => redirect && void navigate(redirect)}
      />
      {isReady && !user.profile_finalized && (
        <div className={classes.notice}>
          <Notice
            action={
              <LinkButton size="sm" to={localized("/developer/finalize-profile")}>
                Finish your profile
              </LinkButton>
            }
          >
            3 short questions to go. Companies reply faster when these are filled in.
          </Notice>
        </div>
      )}
      <div className={classes.columns}>
        <div>
          <DeveloperTabs
            current={applicationsPath({ show: view.show })}
            counts={{
              ...data.data.applied_counts,
              unread: data.data.unread_messages_count,
              saved: data.data.saved_jobs_count,
            }}
          />
          <ApplicationsSection developerId={user.developer_id} view={view} />
          {isReady && (
            <section aria-labelledby="suggested" className={classes.suggested}>
              <SectionHead
                title="Suggested for you"
                id="suggested"
                end={
                  suggested.length > 0 && (
                    <TextLink to={localized("/jobs?orderBy=match")}>See all</TextLink>
                  )
                }
              />
              {isMatching ? (
                <JobCardSkeleton count={3} />
              ) : suggested.length > 0 ? (
                <MatchedJobs
                  jobs={suggested.map(({ job }) => job)}
                  label="Suggested jobs"
                  headingLevel={3}
                />
              ) : (
                <NoSuggestions />
              )}
            </section>
          )}
        </div>
        <aside className={classes.side}>
          <div className={classes.card}>
            <Progress signup={signup} isFinalized={user.profile_finalized} />
          </div>
          {nextEvent && (
            <div className={classes.card}>
              <RegisteredEvents next={nextEvent} later={laterEvents} />
            </div>
          )}
          {video && <RecommendedVideo video={video} />}
        </aside>
      </div>
    </div>
  );
}

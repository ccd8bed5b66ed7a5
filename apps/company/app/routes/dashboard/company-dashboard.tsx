import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { TYPE_LABELS } from "@devguild/company-ui/campaign-words";
import { FailedPart } from "@devguild/company-ui/failed-part";
import { LONG_WAIT, writeFilter } from "@devguild/company-ui/inbox-address";
import { StoriesSection } from "@devguild/company-ui/stories-section";
import { ErrorState } from "@devguild/design-system/error-state";
import { FigureStrip, FigureStripSkeleton } from "@devguild/design-system/figure-strip";
import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import type { CompanyDashboard as Dashboard } from "@devguild/schemas/company-dashboard";
import { pluralize } from "@devguild/schemas/formats";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMarkSeen } from "@devguild/session/use-mark-seen";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { CampaignCards } from "../../features/campaigns/campaign-cards.tsx";
import { FirstCampaign } from "../../features/campaigns/first-campaign.tsx";
import { describeAllowance } from "../../features/dashboard/allowance.ts";
import { DashboardSection } from "../../features/dashboard/dashboard-section.tsx";
import { describeWeek, toWeekFigures } from "../../features/dashboard/describe-week.ts";
import { TipLine } from "../../features/dashboard/tip-line.tsx";
import { requireCompany } from "../../features/frame/require-company.ts";
import { DASHBOARD, toPostingsCall } from "../../features/postings/posting-tabs.ts";
import { PostingsSection } from "../../features/postings/postings-section.tsx";
import type { Route } from "./+types/company-dashboard.ts";

const WAITING = localized(`/company/job/candidates${writeFilter(LONG_WAIT)}`);

const CAMPAIGN_SECTIONS = [
  { name: "employer_branding", type: "EMPLOYER_BRANDING" },
  { name: "marketing", type: "MARKETING" },
] as const;

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading);
  const { api: calls, queries, url, user } = loading;
  const params = { id: company.id };
  const state = readAddress(DASHBOARD, url.searchParams);
  await Promise.all([
    queries.prefetchQuery(calls.dashboards.company.options()),
    queries.prefetchQuery(calls.dashboards.companyWeek.options()),
    queries.prefetchQuery(calls.postings.list.options(toPostingsCall(company.id, state))),
    ...(user?.permissions.includes("owner.company.edit-stories")
      ? [
          queries.prefetchQuery(calls.companyProfile.one.options({ params })),
          queries.prefetchQuery(calls.stories.list.options({ params })),
        ]
      : []),
  ]);
  return { company };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Company dashboard",
    path: localized("/company-dashboard"),
    noindex: true,
  });

/** A section for each type of campaign; one for both until the company has something to do with them. */
function CampaignSections({ dashboard }: { dashboard: Dashboard }) {
  const hasCampaigns = useCurrentUser()?.company?.has_campaigns ?? false;
  const sections = CAMPAIGN_SECTIONS.filter(
    ({ name }) => hasCampaigns || dashboard[name].length > 0,
  );
  if (sections.length === 0)
    return (
      <DashboardSection name="employer_branding" title="Campaigns">
        <FirstCampaign />
      </DashboardSection>
    );
  return sections.map(({ name, type }) => (
    <DashboardSection key={name} name={name} title={TYPE_LABELS[type]}>
      <CampaignCards type={type} campaigns={dashboard[name]} />
    </DashboardSection>
  ));
}

export default function CompanyDashboard({ loaderData: { company } }: Route.ComponentProps) {
  const user = useCurrentUser();
  useMarkSeen(
    "company.dashboard",
    user !== null && user.company_dashboard_last_visited_at === null,
  );
  const dashboard = useQuery(api.dashboards.company.options());
  const { data } = dashboard;
  const week = useQuery(api.dashboards.companyWeek.options());
  const canEditStories = user?.permissions.includes("owner.company.edit-stories") ?? false;
  const canEditCampaigns = user?.permissions.includes("owner.company.edit-campaigns") ?? false;
  const canPost = user?.permissions.includes("owner.company.edit-jobs") ?? false;
  const answer = week.data
    ? describeWeek(week.data.data, data?.data.jobs.counts)
    : { title: "Company dashboard", text: "Your jobs and who applied." };
  const waiting = week.data?.data.waiting?.count ?? 0;
  const isNew = data?.data.jobs.counts.all === 0;
  return (
    <div className="content">
      <PageHead
        title={answer.title}
        actions={
          <>
            {canPost && !isNew && (
              <LinkButton to={localized("/company/figures")}>All figures</LinkButton>
            )}
            {waiting > 0 ? (
              <LinkButton variant="primary" to={WAITING}>
                Review {pluralize(waiting, "candidate")}
              </LinkButton>
            ) : (
              canPost && (
                <LinkButton variant="primary" to={localized("/company/post-job")}>
                  Post a job
                </LinkButton>
              )
            )}
          </>
        }
      >
        {answer.text}
      </PageHead>
      {week.data ? (
        <FigureStrip label="Last 7 days" figures={toWeekFigures(week.data.data)} />
      ) : week.isLoadingError ? (
        <ErrorState
          title="The week’s figures didn’t load."
          onRetry={() => void week.refetch()}
          retrying={week.isFetching}
        >
          {failureText(week.error)}
        </ErrorState>
      ) : (
        <FigureStripSkeleton label="Loading the week’s figures" />
      )}
      {/* A company without jobs reads above what to do first. */}
      {data && !isNew && <TipLine tips={data.data.tips} />}
      <PostingsSection
        company={company}
        allowance={
          data ? (
            describeAllowance(data.data).join("\u00a0· ")
          ) : (
            <FailedPart of="Your tips and job slots" query={dashboard} />
          )
        }
        canPost={canPost && waiting > 0}
      />
      {canEditCampaigns && data && <CampaignSections dashboard={data.data} />}
      {canEditCampaigns && dashboard.isLoadingError && (
        <DashboardSection name="employer_branding" title="Campaigns">
          <ErrorState
            title="Your campaigns didn’t load."
            onRetry={() => void dashboard.refetch()}
            retrying={dashboard.isFetching}
          >
            {failureText(dashboard.error)}
          </ErrorState>
        </DashboardSection>
      )}
      {canEditStories && (
        <StoriesSection
          companyId={company.id}
          renderSection={(create, stories) => (
            <DashboardSection name="stories" title="Stories" beside={create}>
              {stories}
            </DashboardSection>
          )}
        />
      )}
    </div>
  );
}

import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useFrame } from "@devguild/app-shell/app-frame";
import { FailedChange } from "@devguild/company-ui/failed-change";
import { POSTINGS_PER_PAGE } from "@devguild/company-ui/posting-filter";
import { PostingFilterBar } from "@devguild/company-ui/posting-filter-bar";
import { PostingList } from "@devguild/company-ui/posting-list";
import { PostingsSkeleton } from "@devguild/company-ui/postings-skeleton";
import { useLastAnswer } from "@devguild/company-ui/use-last-answer";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { Pagination } from "@devguild/design-system/pagination";
import { TextLink } from "@devguild/design-system/text-link";
import { Tabs } from "@devguild/design-system/tabs";
import { localized } from "@devguild/session/redirects";
import { useAddress } from "@devguild/session/use-address";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { DashboardSection } from "../dashboard/dashboard-section.tsx";
import type { Company } from "../frame/require-company.ts";
import { PORTAL_LINKS } from "./posting-links.ts";
import { DASHBOARD, emptyTabTitle, postingTabs, toPostingsCall } from "./posting-tabs.ts";
import classes from "./postings-section.module.css";

const POST_JOB = localized("/company/post-job");

/** Shown instead of the list until a company has jobs. */
function FirstJob() {
  const user = useCurrentUser();
  const { supportEmail } = useFrame();
  const canPost = user?.permissions.includes("owner.company.edit-jobs");
  return (
    <EmptyState
      title="Your ads will appear here"
      headingLevel={3}
      actions={
        // Whoever may post one is offered it at the head.
        !canPost && (
          <LinkButton linkComponent="a" to={`mailto:${supportEmail}`}>
            Contact us
          </LinkButton>
        )
      }
    >
      Each with its dates, figures and candidates.
    </EmptyState>
  );
}

function Postings({ company }: { company: Company }) {
  const { state, getHref, go } = useAddress(DASHBOARD);
  const user = useCurrentUser();
  const postings = useQuery({
    ...api.postings.list.options(toPostingsCall(company.id, state)),
    placeholderData: keepPreviousData,
  });
  const data = useLastAnswer(postings, company.id);
  if (!data)
    return postings.error ? (
      <ErrorState
        title="Your jobs didn’t load."
        onRetry={() => void postings.refetch()}
        retrying={postings.isFetching}
      >
        {failureText(postings.error)}
      </ErrorState>
    ) : (
      <PostingsSkeleton withTabs />
    );
  const { counts, data: shown, meta } = data;
  if (counts.all === 0) return <FirstJob />;
  return (
    <>
      <Tabs
        label="Jobs by status"
        tabs={postingTabs(counts, getHref)}
        current={getHref({ page: 1 })}
      />
      <div className={classes.filter}>
        <PostingFilterBar
          search={state.search}
          order={state.order}
          onChange={(change) => go({ ...change, page: 1 }, { replace: true })}
        />
      </div>
      <FailedChange list={postings} />
      {shown.length === 0 ? (
        <EmptyState
          kind="notFound"
          title={
            meta.total > 0
              ? "Nothing on this page"
              : state.search === ""
                ? emptyTabTitle(state.jobs)
                : "No jobs match"
          }
          headingLevel={3}
          actions={
            meta.total > 0 ? (
              <LinkButton to={getHref({ page: 1 })}>Go to first page</LinkButton>
            ) : (
              <LinkButton to={getHref({ jobs: "all", search: "", page: 1 })}>
                Show all jobs
              </LinkButton>
            )
          }
        />
      ) : (
        <div className={classes.list}>
          <PostingList
            label="Jobs"
            postings={shown}
            company={company}
            links={PORTAL_LINKS}
            headingLevel={3}
            canOpen={user?.permissions.includes("owner.company.view-candidates") ?? false}
            canEdit={user?.permissions.includes("owner.company.edit-jobs") ?? false}
          />
        </div>
      )}
      {meta.last_page > 1 && (
        <Pagination
          page={state.page}
          pageSize={POSTINGS_PER_PAGE}
          total={meta.total}
          pageHref={(page) => `${getHref({ page })}#jobs`}
        />
      )}
    </>
  );
}

type Props = {
  company: Company;
  /** What the company has to publish with, or that it didn't load. */
  allowance: ReactNode;
  /** Whether the section has its own way to post a job. */
  canPost: boolean;
};

/** The dashboard's section of jobs. */
export function PostingsSection({ company, allowance, canPost }: Props) {
  return (
    <DashboardSection
      name="jobs"
      title="Jobs"
      beside={
        <>
          {allowance}
          {canPost && (
            <span className={classes.post}>
              <TextLink to={POST_JOB}>Post a job</TextLink>
            </span>
          )}
        </>
      }
    >
      <Postings company={company} />
    </DashboardSection>
  );
}

import { api } from "@devguild/api-client/browser-api";
import { useFrame } from "@devguild/app-shell/app-frame";
import { filterPostings } from "@devguild/company-ui/posting-filter";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { Tabs } from "@devguild/design-system/tabs";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";

import { DashboardSection } from "../dashboard/dashboard-section.tsx";
import { failureText } from "@devguild/api-client/failure-text";
import type { Company } from "../frame/require-company.ts";
import { PostingList } from "./posting-list.tsx";
import { dashboardPath, emptyTabTitle, postingTabs, readJobFilter } from "./posting-tabs.ts";
import classes from "./postings-section.module.css";
import { PostingsSkeleton } from "./postings-skeleton.tsx";

const POST_JOB = localized("/company/post-job");

/** What a company reads that has no job yet. */
function FirstJob() {
  const user = useCurrentUser();
  const { supportEmail } = useFrame();
  const canPost = user?.permissions.includes("owner.company.edit-jobs");
  return (
    <EmptyState
      title="No jobs yet"
      headingLevel={3}
      actions={
        canPost ? (
          <LinkButton variant="primary" to={POST_JOB}>
            Post a job
          </LinkButton>
        ) : (
          <LinkButton linkComponent="a" to={`mailto:${supportEmail}`}>
            Write to us
          </LinkButton>
        )
      }
    >
      Your ads stand here, with how long they are open and who applied.
    </EmptyState>
  );
}

function Postings({ company }: { company: Company }) {
  const [search] = useSearchParams();
  const user = useCurrentUser();
  const { data, error, refetch, isFetching } = useQuery(api.dashboards.company.options());
  if (!data)
    return error ? (
      <ErrorState
        title="Your jobs did not load."
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {failureText(error)}
      </ErrorState>
    ) : (
      <PostingsSkeleton withTabs />
    );
  const { counts, items } = data.data.jobs;
  if (items.length === 0) return <FirstJob />;
  const filter = readJobFilter(search);
  const shown = filterPostings(items, filter);
  return (
    <>
      <Tabs label="Jobs by state" tabs={postingTabs(counts)} current={dashboardPath(filter)} />
      {shown.length === 0 ? (
        <EmptyState
          kind="notFound"
          title={emptyTabTitle(filter)}
          headingLevel={3}
          actions={<LinkButton to={dashboardPath("all")}>Show all jobs</LinkButton>}
        />
      ) : (
        <div className={classes.list}>
          <PostingList
            label="Jobs"
            postings={shown}
            company={company}
            headingLevel={3}
            canOpen={user?.permissions.includes("owner.company.view-candidates") ?? false}
            canEdit={user?.permissions.includes("owner.company.edit-jobs") ?? false}
          />
        </div>
      )}
    </>
  );
}

/** The dashboard's section of jobs. */
export function PostingsSection({ company }: { company: Company }) {
  return (
    <DashboardSection name="jobs" title="Jobs">
      <Postings company={company} />
    </DashboardSection>
  );
}

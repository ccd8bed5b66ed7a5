import { hasStatus } from "@devguild/api-client/has-status";
import { api } from "@devguild/api-client/browser-api";
import { BusinessFooter } from "@devguild/app-shell/business-footer";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { useHydrated } from "@devguild/design-system/use-hydrated";
import { NewCompanyEditor } from "@devguild/company-ui/new-company-editor";
import { PostingFormSkeleton } from "@devguild/company-ui/posting-form-skeleton";
import { ErrorState } from "@devguild/design-system/error-state";
import { NeedsScripts } from "@devguild/design-system/needs-scripts";
import { Notice } from "@devguild/design-system/notice";
import { NOT_FOUND } from "@devguild/schemas/constants/statuses";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { type LoaderContext, withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { redirect } from "react-router";

import { requireCompany } from "../../features/frame/require-company.ts";
import classes from "../../features/postings/post-job.module.css";
import { PORTAL_LINKS } from "../../features/postings/posting-links.ts";
import type { Route } from "./+types/post-job.ts";

const NEW_COMPANY = { params: { id: 0 } };

/** Finds the draft that the link in an email opens; null once it is confirmed or too old. */
const findDraft = async (calls: LoaderContext["api"], token: string) => {
  try {
    const { data } = await calls.companyRegistrations.draft.call({ params: { token } });
    return { ...data, token };
  } catch (error) {
    if (hasStatus(error, NOT_FOUND)) return null;
    throw error;
  }
};

/**
 * The target of every “Post a job” link: the form, for whoever has a company; for everyone else, a first ad
 * together with the company.
 */
export const loader = withQueries(async (loading) => {
  const { api, queries, url, user } = loading;
  if (user?.account_type === "company" || user?.account_type === "admin") {
    requireCompany(loading, "owner.company.edit-jobs");
    throw redirect(PORTAL_LINKS.edit("new") + url.search);
  }
  const token = url.searchParams.get("draft");
  const [posting, opened] = await Promise.all([
    api.postings.editable.call({ params: { companyId: 0, jobId: 0 } }),
    token === null ? null : findDraft(api, token),
    queries.prefetchQuery(api.postings.options.options(NEW_COMPANY)),
    queries.prefetchQuery(api.postings.prices.options({ query: {} })),
  ]);
  return { posting: opened?.job ?? posting.data, opened, isGone: token !== null && !opened };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Post a job", path: localized("/company/post-job") });

const adPath = (jobId: number, priceId: number | null) =>
  PORTAL_LINKS.edit(jobId) + (priceId === null ? "" : `?price=${priceId}`);

export default function PostJob({ loaderData: { posting, opened, isGone } }: Route.ComponentProps) {
  const user = useCurrentUser();
  const isLive = useHydrated();
  const options = useQuery(api.postings.options.options(NEW_COMPANY));
  return (
    <>
      {isGone && (
        <div className={`content ${classes.notice}`}>
          <Notice>
            This draft is no longer available. If you’ve confirmed it, log in to open it. Otherwise,
            start again here.
          </Notice>
        </div>
      )}
      {options.isLoadingError && (
        <ErrorState
          title="The form didn’t load."
          onRetry={() => void options.refetch()}
          retrying={options.isFetching}
        />
      )}
      {isLive && options.data ? (
        <NewCompanyEditor
          posting={posting}
          options={options.data.data}
          user={user}
          opened={opened}
          adPath={adPath}
        />
      ) : (
        !options.isLoadingError && (
          <>
            <NeedsScripts />
            <PostingFormSkeleton />
          </>
        )
      )}
      <BusinessFooter />
    </>
  );
}

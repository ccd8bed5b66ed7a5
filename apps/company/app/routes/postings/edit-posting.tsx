import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { useHydrated } from "@devguild/app-shell/use-hydrated";
import { PostingEditor } from "@devguild/company-ui/posting-editor";
import { PostingFormSkeleton } from "@devguild/company-ui/posting-form-skeleton";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { NeedsScripts } from "@devguild/design-system/needs-scripts";
import type { EditablePosting } from "@devguild/schemas/postings";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";

import { requireCompany } from "../../features/frame/require-company.ts";
import { PORTAL_LINKS } from "../../features/postings/posting-links.ts";
import { saveDraft } from "../../features/postings/save-draft.ts";
import type { Route } from "./+types/edit-posting.ts";

const ID = /^[1-9]\d{0,14}$/;

/** Parses which ad to edit: an existing one, a new one, or a copy of another. */
const parseTarget = (jobId: string, url: URL) => {
  const source = url.searchParams.get("duplicate");
  if (jobId === "new") return { id: Number(source ?? 0), duplicate: source !== null };
  return { id: Number(jobId), duplicate: false };
};

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading, "owner.company.edit-jobs");
  const { api, queries, params, url } = loading;
  const jobId = params["job_id"] ?? "";
  const { id, duplicate } = parseTarget(jobId, url);
  if (jobId !== "new" && !ID.test(jobId)) throw data(null, { status: 404 });
  if (duplicate && !Number.isSafeInteger(id)) throw data(null, { status: 404 });
  const [posting] = await Promise.all([
    api.postings.editable.call({
      params: { companyId: company.id, jobId: id },
      query: { ...(duplicate && { duplicate }) },
    }),
    queries.prefetchQuery(api.postings.options.options({ params: { id: company.id } })),
    queries.prefetchQuery(api.postings.prices.options({ query: { company_id: company.id } })),
    queries.prefetchQuery(
      api.postings.publishOptions.options({ query: { company_id: company.id } }),
    ),
  ]);
  // Distinguishes visits; a form that only moves to its draft's own URL stays mounted.
  const visit = crypto.randomUUID();
  return { company, posting: posting.data, copyOf: duplicate ? id : null, visit };
});

const getSource = (url: URL) => url.searchParams.get("duplicate");

/** Reloads for another ad, but not when a form changes its own URL. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || getSource(currentUrl) !== getSource(nextUrl));

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.posting.id ? `Edit ${loaderData.posting.title || "a job"}` : "Post a job",
    path: localized("/company/post-job"),
    noindex: true,
  });

function NotEditable({ posting }: { posting: EditablePosting }) {
  return (
    <EmptyState
      title="This job can’t be edited"
      headingLevel={1}
      actions={
        <LinkButton variant="primary" to={PORTAL_LINKS.duplicate(posting.id ?? 0)}>
          Duplicate job
        </LinkButton>
      }
    >
      You can only edit drafts and published jobs. Duplicate it to reuse the text.
    </EmptyState>
  );
}

export default function EditPosting({ loaderData }: Route.ComponentProps) {
  const { company, posting, copyOf, visit } = loaderData;
  const user = useCurrentUser();
  const isLive = useHydrated();
  const options = useQuery(api.postings.options.options({ params: { id: company.id } }));
  if (posting.status !== "draft" && posting.status !== "published")
    return <NotEditable posting={posting} />;
  if (options.isError)
    return (
      <ErrorState
        title="The form didn’t load."
        onRetry={() => void options.refetch()}
        retrying={options.isFetching}
      />
    );
  if (!isLive || !user || !options.data)
    return (
      <>
        <NeedsScripts />
        <PostingFormSkeleton />
      </>
    );
  return (
    <PostingEditor
      key={visit}
      company={company}
      links={PORTAL_LINKS}
      saveDraft={saveDraft}
      userId={user.id}
      posting={posting}
      options={options.data.data}
      copyOf={copyOf}
    />
  );
}

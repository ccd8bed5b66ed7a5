import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { notFound, parseId } from "../../features/companies/load-company.ts";
import { DeveloperHead } from "../../features/developers/developer-head.tsx";
import { nameDeveloper } from "../../features/developers/developer-list.tsx";
import { MESSAGES_SHOWN } from "../../features/developers/messages-box.tsx";
import { DeveloperRecord } from "../../features/developers/developer-record.tsx";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/developer-account.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-developers");
  const id = parseId(loading.params["id"]);
  if (id === null) throw notFound();
  const { api: calls, queries } = loading;
  const params = { id };
  const [{ data: developer }] = await Promise.all([
    queries.fetchQuery(calls.adminDevelopers.one.options({ params })),
    queries.prefetchQuery(calls.applications.applied.options({ params, query: { per_page: 100 } })),
    queries.prefetchQuery(calls.interviews.list.options({ params })),
    queries.prefetchQuery(
      calls.developerMessages.written.options({ params, query: { per_page: MESSAGES_SHOWN } }),
    ),
    queries.prefetchQuery(calls.jobSuggestions.list.options({ params, query: { per_page: 100 } })),
  ]);
  return { id, name: nameDeveloper(developer) };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData?.name ?? "Developer");

export default function DeveloperAccount({ loaderData }: Route.ComponentProps) {
  const developer = useQuery(api.adminDevelopers.one.options({ params: { id: loaderData.id } }));
  return (
    <div className={page.page}>
      {developer.data ? (
        <>
          <DeveloperHead developer={developer.data.data} />
          <DeveloperRecord key={loaderData.id} developer={developer.data.data} />
        </>
      ) : developer.isLoadingError ? (
        <ErrorState
          title="The developer didn’t load."
          onRetry={() => void developer.refetch()}
          retrying={developer.isFetching}
        >
          {failureText(developer.error)}
        </ErrorState>
      ) : (
        <SkeletonRegion label="Loading the developer">
          <Skeleton height={420} radius={10} />
        </SkeletonRegion>
      )}
    </div>
  );
}

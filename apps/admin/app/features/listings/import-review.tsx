import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { Notice } from "@devguild/design-system/notice";
import { Pagination } from "@devguild/design-system/pagination";
import { SectionHead } from "@devguild/design-system/section-head";
import { Skeleton } from "@devguild/design-system/skeleton";
import { useToast } from "@devguild/design-system/toast";
import { pluralize } from "@devguild/schemas/formats";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { describeImport, isOpen, pollWhileOpen } from "./describe-import.ts";
import { ImportedChangeRow } from "./imported-change-row.tsx";
import classes from "./import-review.module.css";

const PER_PAGE = 20;

type Props = { id: number; page: number; mayEdit: boolean };

/** What an import would change or is changing, with its decision. */
export function ImportReview({ id, page, mayEdit }: Props) {
  const toasts = useToast();
  const queries = useQueryClient();
  const params = { id };
  const progress = useQuery({
    ...api.jobListings.progress.options({ params }),
    refetchInterval: ({ state }) => pollWhileOpen(state.data?.data),
  });
  const run = progress.data?.data;
  const changes = useQuery({
    ...api.jobListings.changes.options({ params, query: { page, per_page: PER_PAGE } }),
    enabled: run !== undefined && run.state !== "reading",
  });
  const refresh = () =>
    Promise.all(
      [api.jobListings.progress.key, api.jobListings.sources.key, api.jobListings.changes.key].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    );
  const onError = (error: Error) => toasts.show({ tone: "bad", text: failureText(error) });
  const applying = useMutation({
    networkMode: "always",
    mutationFn: () => api.jobListings.apply.call({ params }),
    onSuccess: refresh,
    onError,
  });
  const stopping = useMutation({
    networkMode: "always",
    mutationFn: () => api.jobListings.stop.call({ params }),
    onSuccess: refresh,
    onError,
  });
  if (progress.isError)
    return (
      <ErrorState
        title="The import didn’t load."
        onRetry={() => void progress.refetch()}
        retrying={progress.isFetching}
      />
    );
  if (!run) return <Skeleton width="60%" />;
  const list = changes.data;
  return (
    <section aria-label="Import" className={classes.review}>
      <SectionHead title={describeImport(run).text} />
      <p aria-live="polite">
        {pluralize(run.found, "listing")} in the feed, {run.same} unchanged, {run.skipped} skipped.{" "}
        {run.done > 0 && `${run.created} added, ${run.updated} changed, ${run.closed} closed. `}
        {pollWhileOpen(run) !== false && "You can leave this page."}
      </p>
      {run.problem !== null && <Notice tone="warn">{run.problem}</Notice>}
      {mayEdit && isOpen(run) && (
        <div className={classes.actions}>
          {run.state === "review" && (
            <Button
              variant="primary"
              loading={applying.isPending}
              onClick={() => applying.mutate()}
            >
              Apply changes
            </Button>
          )}
          <Button loading={stopping.isPending} onClick={() => stopping.mutate()}>
            {run.state === "review" ? "Discard" : "Stop"}
          </Button>
        </div>
      )}
      {list && list.data.length > 0 && (
        <>
          <ul className={classes.changes}>
            {list.data.map((change) => (
              <ImportedChangeRow
                key={change.id}
                importId={id}
                change={change}
                mayDecide={mayEdit && run.state === "review"}
              />
            ))}
          </ul>
          <Pagination
            page={page}
            pageSize={PER_PAGE}
            total={list.meta.total}
            pageHref={(target) => `?import=${id}&page=${target}`}
          />
        </>
      )}
    </section>
  );
}

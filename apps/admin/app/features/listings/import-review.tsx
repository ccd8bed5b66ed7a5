import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { hasStatus } from "@devguild/api-client/has-status";
import { Button } from "@devguild/design-system/button";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { Heading } from "@devguild/design-system/heading";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { LinkButton } from "@devguild/design-system/link-button";
import { Notice } from "@devguild/design-system/notice";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { Status } from "@devguild/design-system/status";
import { NOT_FOUND } from "@devguild/schemas/constants/statuses";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import type { ListingImport, ListingSource } from "@devguild/schemas/job-listings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useAction } from "../frame/use-action.ts";
import { usePermitted } from "../frame/use-permitted.ts";
import { describeImport, isOpen, pollWhileOpen } from "./describe-import.ts";
import { ImportChanges } from "./import-changes.tsx";
import { ImportResult } from "./import-result.tsx";
import classes from "./import-review.module.css";
import { type ImportAddress, importPath } from "./listing-addresses.ts";

const CloseAnywayModal = lazyDialog(() => import("./close-anyway-modal.tsx"));

type Props = {
  id: number;
  /** The source, if this is its latest import. */
  source: ListingSource | undefined;
  address: ImportAddress;
};

const describeFound = (run: ListingImport) =>
  [
    `${pluralize(run.found, "listing")} in the feed.`,
    pollWhileOpen(run) !== false && "You can leave this page.",
  ]
    .filter(Boolean)
    .join(" ");

/** What an import would change or is changing, with its decision. */
export function ImportReview({ id, source, address }: Props) {
  const permitted = usePermitted("admin.edit-company-jobs");
  const queries = useQueryClient();
  const [isClosing, setClosing] = useState(false);
  const params = { id };
  const progress = useQuery({
    ...api.jobListings.progress.options({ params }),
    refetchInterval: ({ state }) => pollWhileOpen(state.data?.data),
  });
  const refresh = () =>
    Promise.all(
      [api.jobListings.progress.key, api.jobListings.sources.key, api.jobListings.changes.key].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    );
  const applying = useAction({
    call: () => api.jobListings.apply.call({ params }),
    describe: () => "Applying the changes",
    refresh,
  });
  const stopping = useAction({
    call: () => api.jobListings.stop.call({ params }),
    describe: () => "Import stopped",
    refresh,
  });
  if (hasStatus(progress.error, NOT_FOUND))
    return (
      <EmptyState
        kind="notFound"
        headingLevel={3}
        title="This import is gone"
        actions={<LinkButton to={importPath({ owner: address.owner })}>See all sources</LinkButton>}
      >
        Its source was deleted, or the link is wrong.
      </EmptyState>
    );
  if (progress.isLoadingError)
    return (
      <ErrorState
        title="The import didn’t load."
        onRetry={() => void progress.refetch()}
        retrying={progress.isFetching}
      >
        {failureText(progress.error)}
      </ErrorState>
    );
  const run = progress.data?.data;
  if (!run)
    return (
      <SkeletonRegion label="Loading the import">
        <Skeleton width="60%" />
      </SkeletonRegion>
    );
  const isReview = run.state === "review";
  const { tone, text } = describeImport(run);
  return (
    <section aria-label="Import" className={classes.review}>
      <div className={classes.head}>
        <Heading level={2}>
          {[source?.name, isReview ? "dry run" : "import"].filter(Boolean).join(", ")}
        </Heading>
        <Status tone={tone}>{text}</Status>
        {isOpen(run) && (
          <div className={classes.actions}>
            <Button
              loading={stopping.isPending}
              onClick={() => stopping.mutate(undefined)}
              {...permitted}
            >
              {isReview ? "Discard" : "Stop"}
            </Button>
            {isReview && (
              <Button
                variant="primary"
                loading={applying.isPending}
                onClick={() => applying.mutate(undefined)}
                {...permitted}
              >
                {run.total === 0 ? "Apply" : `Apply ${pluralize(run.total, "change")}`}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={classes.notes}>
        <p aria-live="polite">{describeFound(run)}</p>
        <ImportResult run={run} />
        {run.problem !== null && (
          <Notice tone="warn">
            {run.problem}
            {run.refused > 0 && (
              <div className={classes.refused}>
                <Button size="sm" onClick={() => setClosing(true)} {...permitted}>
                  Close {formatCount(run.refused)} anyway
                </Button>
              </div>
            )}
          </Notice>
        )}
      </div>
      {run.state !== "reading" && run.state !== "failed" && (
        <ImportChanges run={run} address={address} mayDecide={!permitted.disabled && isReview} />
      )}
      {isClosing && (
        <CloseAnywayModal run={run} refresh={refresh} onClose={() => setClosing(false)} />
      )}
    </section>
  );
}

import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { DataTable } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { Notice } from "@devguild/design-system/notice";
import { useToast } from "@devguild/design-system/toast";
import type { VideoEditOptions } from "@devguild/schemas/admin-videos";
import { IMPORTED_VIDEOS_MAX, VIDEO_HOST_LABELS } from "@devguild/schemas/constants/video-imports";
import type { VideoProvider } from "@devguild/schemas/constants/videos";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import { IconRefresh } from "@tabler/icons-react";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { HOST_CALLS, hostVideosQuery } from "./host-calls.ts";
import { buildHostVideoColumns, canImport } from "./host-video-columns.tsx";
import { ImportOutcome } from "./import-outcome.tsx";
import classes from "./import-videos.module.css";
import { useImportRun } from "./use-import-run.ts";

const ImportModal = lazyComponent(() => import("./import-modal.tsx"));

const ROWS_WHILE_LOADING = 10;

type Props = { host: VideoProvider; options: VideoEditOptions };

/** Our videos at a host: the ones that aren't here are imported, the others refreshed. */
export function HostVideos({ host, options }: Props) {
  const toasts = useToast();
  const label = VIDEO_HOST_LABELS[host];
  const query = useInfiniteQuery(hostVideosQuery(host));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isImporting, setImporting] = useState(false);
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const meta = query.data?.pages[0]?.meta;
  const problem = query.data?.pages.find((page) => page.meta.problem !== null)?.meta.problem;
  const { run, isRunning, follow } = useImportRun(meta?.latest ?? null, () => query.refetch());
  const refreshing = useMutation({
    networkMode: "always",
    mutationFn: () => HOST_CALLS[host].refresh.call(),
    onSuccess: follow,
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  if (query.isError && !query.data)
    return (
      <ErrorState title="The videos didn’t load." onRetry={() => void query.refetch()}>
        {failureText(query.error)}
      </ErrorState>
    );
  if (meta && !meta.configured)
    return (
      <EmptyState title={`${label} isn’t set up`}>
        Ask the people who run the server to add its key; then our videos there appear here.
      </EmptyState>
    );
  const missing = rows.filter(({ video_id: id }) => id === null).length;
  const isTooMany = selected.size > IMPORTED_VIDEOS_MAX;
  return (
    <>
      <div className={classes.head}>
        <span className={classes.count} aria-live="polite">
          {meta &&
            !problem &&
            `${pluralize(meta.total, "video")} on ${label}, ${formatCount(missing)} of ${formatCount(rows.length)} shown not here yet`}
        </span>
        <Button
          size="sm"
          icon={<IconRefresh size={16} stroke={1.75} aria-hidden />}
          loading={refreshing.isPending}
          disabled={isRunning || !meta}
          onClick={() => !refreshing.isPending && refreshing.mutate()}
        >
          Refresh imported videos
        </Button>
      </div>
      {problem ? (
        <Notice
          tone="bad"
          action={
            <Button size="sm" onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        >
          {problem}
        </Notice>
      ) : (
        <div className={classes.table}>
          <DataTable
            folds
            label={`Videos on ${label}`}
            columns={buildHostVideoColumns(label)}
            rows={rows}
            rowId={({ host_id: id }) => id}
            rowName={({ title }) => title}
            loadingRows={query.data ? undefined : ROWS_WHILE_LOADING}
            isInactive={({ video_id: id }) => id !== null}
            selection={{ selected, onChange: setSelected }}
            isSelectable={canImport}
            empty={<EmptyState title={`No videos on ${label} yet`} />}
          />
        </div>
      )}
      <div className={classes.foot}>
        {run && <ImportOutcome run={run} isRunning={isRunning} />}
        {query.hasNextPage ? (
          <Button
            size="sm"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Load more
          </Button>
        ) : (
          <span />
        )}
        <Button
          variant="primary"
          disabled={selected.size === 0 || isRunning || isTooMany}
          title={isTooMany ? `Import up to ${IMPORTED_VIDEOS_MAX} videos at a time.` : undefined}
          onClick={() => setImporting(true)}
        >
          {selected.size === 0 ? "Import" : `Import ${pluralize(selected.size, "video")}`}
        </Button>
      </div>
      {isImporting && (
        <ImportModal
          host={host}
          ids={[...selected]}
          options={options}
          onStarted={(answer) => {
            follow(answer);
            setSelected(new Set());
            setImporting(false);
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}

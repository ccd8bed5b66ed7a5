import { Button } from "@devguild/design-system/button";
import { type Column, DataTable } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { Notice } from "@devguild/design-system/notice";
import { toastRoom } from "@devguild/design-system/toast-room";
import type { VideoEditOptions } from "@devguild/schemas/admin-videos";
import { IMPORTED_VIDEOS_MAX } from "@devguild/schemas/constants/video-imports";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import type { HostVideo, VideoImport } from "@devguild/schemas/video-imports";
import { type ReactNode, useState } from "react";

import type { ImportableList } from "./host-calls.ts";
import { canImport } from "./host-video-columns.tsx";
import type { StartImport } from "./import-modal.tsx";
import { ImportOutcome } from "./import-outcome.tsx";
import classes from "./import-videos.module.css";
import type { ImportRun } from "./use-import-run.ts";

const ImportModal = lazyDialog(() => import("./import-modal.tsx"));

const ROWS_WHILE_LOADING = 10;

type Props = {
  list: ImportableList;
  run: ImportRun;
  /** Where they are: "on YouTube". */
  place: string;
  columns: Column<HostVideo>[];
  start: StartImport;
  options: VideoEditOptions;
  /** Beside the number of videos. */
  actions?: ReactNode;
};

/** Videos somewhere else: those that aren't here are selected and imported. */
export function ImportableVideos({ list, run, place, columns, start, options, actions }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isImporting, setImporting] = useState(false);
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const meta = list.data?.pages[0]?.meta;
  const problem = list.data?.pages.find((page) => page.meta.problem !== null)?.meta.problem;
  const missing = rows.filter(({ video_id: id }) => id === null).length;
  const isTooMany = selected.size > IMPORTED_VIDEOS_MAX;
  return (
    <>
      <div className={classes.head}>
        <span className={classes.count} aria-live="polite">
          {meta &&
            !problem &&
            `${pluralize(meta.total, "video")} ${place}, ${
              rows.length < meta.total
                ? `${formatCount(missing)} of the first ${formatCount(rows.length)}`
                : formatCount(missing)
            } not imported yet`}
        </span>
        {actions}
      </div>
      {problem ? (
        <Notice
          tone="bad"
          action={
            <Button size="sm" onClick={() => void list.refetch()}>
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
            label={`Videos ${place}`}
            columns={columns}
            rows={rows}
            rowId={({ host_id: id }) => id}
            rowName={({ title }) => title}
            loadingRows={list.data ? undefined : ROWS_WHILE_LOADING}
            isInactive={({ video_id: id }) => id !== null}
            selection={{ selected, onChange: setSelected }}
            isSelectable={canImport}
            empty={<EmptyState title={`No videos ${place} yet`} />}
          />
        </div>
      )}
      <div ref={toastRoom} className={classes.foot}>
        <ImportOutcome run={run} />
        {list.hasNextPage ? (
          <Button
            size="sm"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Load more
          </Button>
        ) : (
          <span />
        )}
        <Button
          variant="primary"
          disabled={selected.size === 0 || run.isRunning || isTooMany}
          title={isTooMany ? `Import up to ${IMPORTED_VIDEOS_MAX} videos at a time.` : undefined}
          onClick={() => setImporting(true)}
        >
          {selected.size === 0 ? "Import" : `Import ${pluralize(selected.size, "video")}`}
        </Button>
      </div>
      {isImporting && (
        <ImportModal
          start={start}
          ids={[...selected]}
          options={options}
          onStarted={(answer: { data: VideoImport }) => {
            run.follow(answer);
            setSelected(new Set());
            setImporting(false);
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}

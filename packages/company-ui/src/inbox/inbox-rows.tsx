import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { DataTable, type DataTableProps } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import type { InboxCandidate } from "@devguild/schemas/candidate-inbox";
import { type ReactNode, useMemo } from "react";

import { buildInboxColumns } from "./inbox-columns.tsx";
import classes from "./inbox-screen.module.css";
import { useTouchSelection } from "./use-touch-selection.ts";

const LOADING_ROWS = 8;
const NOBODY: InboxCandidate[] = [];

type Props = {
  list: {
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  page: { data: InboxCandidate[] } | undefined;
  openId: number | null;
  search: string;
  /** Whether anything but the open candidates is asked for. */
  isNarrowed: boolean;
  getHref: (candidate: number) => string;
  medianInterviewDays: number | null;
  /** Undefined if the viewer may not change candidates. */
  selection:
    | {
        forTable: NonNullable<DataTableProps<InboxCandidate>["selection"]>;
        toggle: (id: number) => void;
      }
    | undefined;
  bulkActions: ReactNode;
  onShowAll: () => void;
  /** Whether nobody has ever applied. */
  isFirst: boolean;
  dashboard: string;
  /** Null if the viewer may not post jobs. */
  postJob: string | null;
};

type EmptyProps = Pick<
  Props,
  "search" | "isNarrowed" | "onShowAll" | "isFirst" | "dashboard" | "postJob"
>;

function Nobody({ search, isNarrowed, onShowAll, isFirst, dashboard, postJob }: EmptyProps) {
  if (isFirst && !isNarrowed)
    return (
      <EmptyState
        headingLevel={2}
        title="No candidates yet"
        actions={
          <>
            {postJob !== null && (
              <LinkButton variant="primary" to={postJob}>
                Post a job
              </LinkButton>
            )}
            <LinkButton to={dashboard}>Go to your dashboard</LinkButton>
          </>
        }
      >
        Everyone who applies to your jobs appears here, with a match score. We’ll email you too.
      </EmptyState>
    );
  return isNarrowed ? (
    <EmptyState
      kind="notFound"
      headingLevel={2}
      title={search ? `No candidates match “${search}”` : "Nobody here"}
      actions={<Button onClick={onShowAll}>Show all open candidates</Button>}
    >
      Try a wider filter, or another view.
    </EmptyState>
  ) : (
    <EmptyState
      headingLevel={2}
      title="Nobody is waiting"
      actions={<LinkButton to={dashboard}>Go to your dashboard</LinkButton>}
    >
      New applications appear here as they come in.
    </EmptyState>
  );
}

/** The rows of the inbox, or why there are none. */
export function InboxRows({
  list,
  page,
  openId,
  getHref,
  medianInterviewDays,
  selection,
  bulkActions,
  ...empty
}: Props) {
  const { error } = list;
  const isSelecting = (selection?.forTable.selected.size ?? 0) > 0;
  const box = useTouchSelection({ isSelecting, onToggle: selection?.toggle ?? null });
  const columns = useMemo(
    () => buildInboxColumns(getHref, new Date(), medianInterviewDays),
    // Times are as old as the list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [getHref, page, medianInterviewDays],
  );
  return (
    <div ref={box} className={classes.rows} data-selecting={isSelecting ? "" : undefined}>
      {error && !page ? (
        <div>
          <ErrorState
            title="The candidates didn’t load."
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          >
            {failureText(error)}
          </ErrorState>
        </div>
      ) : (
        <DataTable
          label="Candidates"
          columns={columns}
          rows={page?.data ?? NOBODY}
          rowId={({ id }) => String(id)}
          rowName={({ full_name }) => full_name}
          currentRow={openId === null ? undefined : String(openId)}
          selection={selection?.forTable}
          loadingRows={page ? undefined : LOADING_ROWS}
          bulkActions={bulkActions}
          empty={<Nobody {...empty} />}
        />
      )}
    </div>
  );
}

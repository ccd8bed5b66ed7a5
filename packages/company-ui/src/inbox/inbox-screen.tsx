import { api } from "@devguild/api-client/browser-api";
import type { InboxCandidate } from "@devguild/schemas/candidate-inbox";
import type { InboxStatus } from "@devguild/schemas/constants/candidate-inbox";
import { formatCount } from "@devguild/schemas/formats";
import { type Change, useAddress } from "@devguild/session/use-address";
import { useSearchText } from "@devguild/session/use-search-text";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { useLocation } from "react-router";

import { BoardSkeleton } from "../candidates/candidates-skeleton.tsx";
import type { CandidateLinks } from "../candidates/candidate-links.ts";
import { stepFrom } from "../candidates/candidate-keys.ts";
import { focusCandidate } from "../candidates/use-candidate-keys.ts";
import { FailedChange } from "../lists/failed-change.tsx";
import { FailedPart } from "../lists/failed-part.tsx";
import { useLastAnswer } from "../lists/use-last-answer.ts";
import { ActionModal } from "./action-modal.tsx";
import { ActionStatus } from "./action-status.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import {
  CANDIDATES_PER_PAGE,
  INBOX_VIEW,
  type InboxView,
  NO_FILTER,
  toInboxCall,
  toInboxQuery,
  toWaitsCall,
  writeFilter,
} from "./inbox-address.ts";
import { InboxBoard } from "./inbox-board.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxFoot } from "./inbox-foot.tsx";
import { InboxHead } from "./inbox-head.tsx";
import { InboxPanel } from "./inbox-panel.tsx";
import { InboxRows } from "./inbox-rows.tsx";
import classes from "./inbox-screen.module.css";
import { InboxViews } from "./inbox-views.tsx";
import { KeysModal } from "./keys-modal.tsx";
import { useActionRun } from "./use-action-run.ts";
import { listColumns, useInboxColumns } from "./use-inbox-columns.ts";
import { useInboxCommands } from "./use-inbox-commands.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useSelection } from "./use-selection.ts";

const NOBODY: InboxCandidate[] = [];

type Props = {
  companyId: number;
  /** Whether the viewer may move candidates and write to them. */
  canEdit: boolean;
  /** The viewer's own address, for replies to messages. */
  ownEmail: string;
  links: Pick<CandidateLinks, "candidatesOf"> & { dashboard: string; postJob: string | null };
};

/**
 * The candidates of all of a company's jobs, as a list or a board, to work through: filters, saved views, keys, many at once,
 * and the open candidate beside the list. The viewer has `owner.company.view-candidates`.
 */
export function InboxScreen({ companyId, canEdit, ownEmail, links }: Props) {
  const { pathname } = useLocation();
  const { state: view, getHref, go } = useAddress(INBOX_VIEW);
  const change = useCallback(
    (to: Change<InboxView>) =>
      go((now) => ({ ...(typeof to === "function" ? to(now) : to), page: 1 }), { replace: true }),
    [go],
  );
  const { text: search, setText: setSearch } = useSearchText(view.search, (typed) =>
    change({ search: typed }),
  );
  const searchBox = useRef<HTMLDivElement>(null);
  const isBoard = view.layout === "board";
  const list = useQuery({
    ...api.candidateInbox.list.options(toInboxCall(companyId, view)),
    placeholderData: keepPreviousData,
  });
  const options = useQuery(api.candidateInbox.options.options({ params: { companyId } }));
  const { data: waits } = useQuery({
    ...api.candidateInbox.waits.options(toWaitsCall(companyId, view)),
    placeholderData: keepPreviousData,
  });
  const medianInterviewDays = waits?.data.interview_days ?? null;
  const page = useLastAnswer(list, companyId);
  const columns = useInboxColumns(companyId, view);
  const rows = isBoard ? columns.flatMap((column) => column.rows) : (page?.data ?? NOBODY);
  const total = page?.meta.total ?? 0;
  const ids = rows.map(({ id }) => id);
  const selection = useSelection(companyId, view, rows);
  const run = useActionRun(companyId);
  const openId = view.candidate;
  const getCandidateHref = useCallback((candidate: number) => getHref({ candidate }), [getHref]);
  const show = (candidate: number) => go({ candidate }, { replace: openId !== null });
  const close = () => {
    go({ candidate: null });
    if (openId !== null) focusCandidate(openId);
  };
  const stepTo = (by: 1 | -1) => {
    const next = openId !== null && ids.includes(openId) ? stepFrom(ids, openId, by) : null;
    return next === null ? null : () => show(next);
  };
  const commands = useInboxCommands({
    rows,
    isBoard,
    openId,
    selection,
    searchBox,
    onOpen: (candidate, tab) => go({ candidate, tab }, { replace: openId !== null }),
    onClose: close,
  });
  const { plan, setPlan, act } = commands;
  useInboxKeys({
    ids,
    openId,
    canEdit,
    isOpeningField: commands.focusTab !== null,
    onOpen: show,
    onCommand: commands.onCommand,
  });

  const shownColumns = listColumns(view, page?.counts ?? []);
  const onBoard = shownColumns.reduce((sum, { count }) => sum + count, 0);
  const at = openId === null ? -1 : ids.indexOf(openId);
  const showAll = () => {
    setSearch("");
    change(NO_FILTER);
  };
  return (
    <div className={classes.screen} data-covers-page={openId === null ? undefined : ""}>
      <section className={classes.list} aria-label="Candidates">
        <InboxHead
          layout={view.layout}
          search={search}
          searchBox={searchBox}
          onLayout={(layout) => go({ layout, page: 1 }, { replace: true })}
          onSearch={setSearch}
        />
        <InboxViews
          companyId={companyId}
          view={view}
          pathname={pathname}
          counts={page?.views}
          total={page && !list.isPlaceholderData ? total : undefined}
        />
        <InboxFilters
          view={view}
          options={options.data?.data}
          counts={page?.counts ?? []}
          onChange={change}
        />
        <p className={classes.failed}>
          <FailedPart of="Some filters" query={options} />
        </p>
        {page && <FailedChange list={list} />}
        {isBoard && (!page || onBoard > 0) ? (
          <div className={classes.board}>
            {page ? (
              <InboxBoard
                view={view}
                columns={columns}
                counts={page.counts}
                openId={openId}
                canEdit={canEdit}
                medians={waits?.data.medians ?? []}
                medianInterviewDays={medianInterviewDays}
                getHref={getCandidateHref}
                getColumnHref={(column) => getHref({ column })}
                getListHref={(status) => getHref({ layout: "list", stages: [String(status)] })}
                onColumn={(column) => go({ column }, { replace: true })}
                onMove={(candidate, to) =>
                  setPlan({ candidates: [candidate], status: to as InboxStatus })
                }
              />
            ) : (
              <BoardSkeleton />
            )}
          </div>
        ) : (
          <InboxRows
            list={list}
            page={page}
            openId={openId}
            search={view.search}
            isNarrowed={writeFilter(view) !== ""}
            getHref={getCandidateHref}
            medianInterviewDays={medianInterviewDays}
            selection={canEdit ? selection : undefined}
            bulkActions={
              <BulkBar
                count={selection.candidates.length}
                total={total}
                isListing={selection.isListing}
                onSelectAll={selection.selectFound}
                onAct={act}
                onClear={selection.clear}
              />
            }
            onShowAll={showAll}
            isFirst={onBoard === 0}
            dashboard={links.dashboard}
            postJob={links.postJob}
          />
        )}
        <ActionStatus run={run} />
        {page && !isBoard && total > 0 && (
          <InboxFoot
            view={view}
            meta={page.meta}
            csv={api.candidateInbox.csv.href({ params: { companyId }, query: toInboxQuery(view) })}
            getPageHref={(number) => getHref({ page: number, candidate: null })}
            onHelp={() => commands.setHelping(true)}
          />
        )}
      </section>
      {openId !== null && (
        <InboxPanel
          companyId={companyId}
          candidateId={openId}
          candidatesOf={links.candidatesOf}
          place={
            isBoard || at < 0
              ? null
              : `${formatCount((view.page - 1) * CANDIDATES_PER_PAGE + at + 1)} of ${formatCount(total)}`
          }
          steps={{ onNext: stepTo(1), onPrevious: stepTo(-1) }}
          tabs={{ tab: view.tab, getHref: (tab) => getHref({ tab }) }}
          answersTo={canEdit ? ownEmail : null}
          focusTab={commands.focusTab}
          onFocused={commands.forgetFocus}
          onMove={commands.moveOpen}
          onClose={close}
        />
      )}
      {plan && (
        <ActionModal
          companyId={companyId}
          candidates={plan.candidates}
          status={plan.status}
          onStarted={(answer) => {
            selection.clear();
            run.follow(answer);
          }}
          onClose={() => setPlan(null)}
        />
      )}
      {commands.isHelping && <KeysModal onClose={() => commands.setHelping(false)} />}
    </div>
  );
}

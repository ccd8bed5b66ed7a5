import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { Panel } from "@devguild/design-system/panel";
import { Tabs } from "@devguild/design-system/tabs";
import type { Candidate } from "@devguild/schemas/applications";
import type { JobPosting } from "@devguild/schemas/jobs";
import { useSearchText } from "@devguild/session/use-search-text";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { ActionModal } from "../inbox/action-modal.tsx";
import { ActionStatus } from "../inbox/action-status.tsx";
import { useActionRun } from "../inbox/use-action-run.ts";
import { FailedChange } from "../lists/failed-change.tsx";
import { toColumns, findPosition, listWalkable } from "./board-columns.ts";
import { CandidateBoard } from "./candidate-board.tsx";
import { stepFrom } from "./candidate-keys.ts";
import type { CandidateLinks } from "./candidate-links.ts";
import { CandidateList } from "./candidate-list.tsx";
import { CandidateMoves } from "./candidate-moves.tsx";
import { CandidatePanel } from "./candidate-panel.tsx";
import { MoreCandidates } from "./more-candidates.tsx";
import { CandidatesHead } from "./candidates-head.tsx";
import classes from "./candidates-screen.module.css";
import { BoardSkeleton } from "./candidates-skeleton.tsx";
import { focusCandidate, useCandidateKeys } from "./use-candidate-keys.ts";
import { toJobWaitsCall, useCandidates, useOpenCandidate } from "./use-candidates.ts";
import { useCandidatesView } from "./use-candidates-view.ts";
import { useMoveAsCompany } from "./use-move-as-company.ts";
import { useMoves } from "./use-moves.tsx";
import { ViewLink } from "./view-link.tsx";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const NO_MOVES: ApplicationStatus[] = [];

type Props = {
  companyId: number;
  posting: JobPosting;
  /** Other jobs of the company, for the switcher. */
  postings: readonly JobPosting[];
  /** Whether the viewer may move candidates and write to them. */
  canEdit: boolean;
  /** The viewer's own address, for replies to messages. */
  ownEmail: string;
  links: CandidateLinks;
};

/** Shown instead of the board until someone applies. */
function NoCandidates({ posting, links }: Pick<Props, "posting" | "links">) {
  const isOpen = posting.status === "published";
  return (
    <EmptyState
      title="No candidates yet"
      actions={isOpen && <LinkButton to={links.ad}>View ad</LinkButton>}
    >
      {isOpen
        ? "Everyone who applies appears here, with a match score. We’ll email you too."
        : "No one applied while this job was open."}
    </EmptyState>
  );
}

/**
 * The candidates of a job, for its company: board or list, with the open candidate beside it. The
 * viewer has `owner.company.view-candidates`; `canEdit` requires `owner.company.edit-candidates`.
 */
export function CandidatesScreen({
  companyId,
  posting,
  postings,
  canEdit,
  ownEmail,
  links,
}: Props) {
  const job = { companyId, jobId: posting.id };
  const wantedSkills = posting.skills;
  const control = useCandidatesView();
  const { view, getHref, go } = control;
  const list = useCandidates(job, { ...view, status: null });
  const { candidates: found, counts, total, isLoaded, error } = list;
  const { data: waits } = useQuery({
    ...api.candidateInbox.waits.options(toJobWaitsCall(job, view)),
    placeholderData: keepPreviousData,
  });
  const { text: search, setText: setSearch } = useSearchText(view.search, (typed) =>
    go({ search: typed }, { replace: true }),
  );
  const moving = useMoveAsCompany(job);
  const { choose: chooseMove, dialogs } = useMoves(moving);
  const run = useActionRun(companyId);
  const [declining, setDeclining] = useState<Candidate | null>(null);
  // A decline is written, with a template; everything else is a move.
  const choose = (candidate: Candidate, targets: readonly ApplicationStatus[]) =>
    targets.length === 1 && targets[0] === APPLICATION_STATUSES.DECLINED_BY_COMPANY
      ? setDeclining(candidate)
      : chooseMove(candidate, targets);

  const columns = useMemo(() => toColumns(found, counts), [found, counts]);
  const inView = view.layout === "list" ? found : listWalkable(columns, view.column);
  const { open, failed: notOpened } = useOpenCandidate(job, list, view.candidate);
  const isSearching = view.search !== "" || view.points !== null || view.years !== null;
  const showAll = () => {
    setSearch("");
    go({ search: "", points: null, years: null }, { replace: true });
  };

  const getMoves = (candidate: Candidate) =>
    canEdit ? moving.rules.getNext(candidate.status) : NO_MOVES;
  const move = (candidate: Candidate, to: ApplicationStatus) => choose(candidate, [to]);
  const show = (candidate: number) => go({ candidate }, { replace: open !== null });
  const close = () => {
    go({ candidate: null });
    if (open) focusCandidate(open.id);
  };
  const stepTo = (by: 1 | -1) => {
    const ids = inView.map(({ id }) => id);
    const next = open && ids.includes(open.id) ? stepFrom(ids, open.id, by) : null;
    return next === null ? null : () => show(next);
  };
  useCandidateKeys({
    candidates: inView,
    open,
    moves: open ? getMoves(open) : NO_MOVES,
    onOpen: show,
    onClose: close,
    onMove: move,
  });

  return (
    <div className={classes.screen}>
      <CandidatesHead
        {...control}
        posting={posting}
        postings={postings}
        links={links}
        counts={
          isSearching
            ? { all: posting.candidates_count, fresh: posting.new_candidates_count }
            : isLoaded
              ? { all: total, fresh: columns[0]?.count ?? 0 }
              : null
        }
        search={search}
        onSearch={setSearch}
      />
      <div className={classes.workspace} data-covers-page={open || notOpened ? "" : undefined}>
        <div className={classes.people}>
          {isLoaded && !list.hasMoreFailed && <FailedChange list={list} />}
          {!isLoaded && error && (
            <ErrorState
              title="The candidates didn’t load."
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            >
              {failureText(error)}
            </ErrorState>
          )}
          {!isLoaded && !error && <BoardSkeleton />}
          {isLoaded && total === 0 && !isSearching && (
            <NoCandidates posting={posting} links={links} />
          )}
          {isLoaded && total === 0 && isSearching && (
            <EmptyState
              kind="notFound"
              title={view.search ? `No candidates match “${view.search}”` : "No candidates match"}
              actions={<Button onClick={showAll}>Show all candidates</Button>}
            >
              Try a different name, skill or location, or a wider filter.
            </EmptyState>
          )}
          {total > 0 && view.layout === "list" && (
            <>
              <CandidateList
                label="Candidates"
                audience="company"
                candidates={found}
                open={open}
                wantedSkills={wantedSkills}
                getHref={getHref}
              />
              <MoreCandidates list={list} total={total} />
            </>
          )}
          {total > 0 && view.layout === "board" && (
            <>
              <div className={classes.columnTabs}>
                <Tabs
                  label="Candidates by status"
                  tabs={columns.map(({ status, short, count }) => ({
                    to: getHref({ column: status }),
                    label: short,
                    count,
                  }))}
                  current={getHref({ column: view.column })}
                  linkComponent={ViewLink}
                />
              </div>
              <CandidateBoard
                {...control}
                columns={columns}
                open={open}
                wantedSkills={wantedSkills}
                // Years of experience narrow the board only.
                medians={view.years === null ? (waits?.data.medians ?? []) : []}
                medianInterviewDays={waits?.data.interview_days ?? null}
                getMoves={getMoves}
                onMove={move}
                onLoadMore={list.loadMore}
                isLoadingMore={list.isLoadingMore}
                hasMoreFailed={list.hasMoreFailed}
              />
            </>
          )}
        </div>
        {notOpened && (
          <Panel label="Candidate" onClose={close}>
            <ErrorState
              title="The candidate didn’t load."
              onRetry={() => void notOpened.refetch()}
              retrying={notOpened.isFetching}
            >
              {failureText(notOpened.error)}
            </ErrorState>
          </Panel>
        )}
        {open && (
          <CandidatePanel
            candidate={open}
            job={job}
            audience="company"
            wantedSkills={wantedSkills}
            jobTitle={posting.title}
            place={findPosition(columns, open.id)}
            steps={{ onNext: stepTo(1), onPrevious: stepTo(-1) }}
            moves={
              canEdit && <CandidateMoves candidate={open} rules={moving.rules} onMove={choose} />
            }
            tabs={{ tab: view.tab, getHref: (tab) => getHref({ tab }) }}
            answersTo={canEdit ? ownEmail : null}
            onClose={close}
          />
        )}
      </div>
      <ActionStatus run={run} />
      {declining && (
        <ActionModal
          companyId={companyId}
          candidates={[
            {
              id: declining.id,
              full_name: declining.developer.full_name,
              job: { id: posting.id, title: posting.title },
            },
          ]}
          status={APPLICATION_STATUSES.DECLINED_BY_COMPANY}
          onStarted={run.follow}
          onClose={() => setDeclining(null)}
        />
      )}
      {dialogs}
    </div>
  );
}

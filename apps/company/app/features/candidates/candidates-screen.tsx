import { lazyComponent } from "@devguild/design-system/lazy-component";
import { Button } from "@devguild/design-system/button";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { Tabs } from "@devguild/design-system/tabs";
import type { Candidate } from "@devguild/schemas/applications";
import type { ApplicationStatus } from "@devguild/schemas/constants/applications";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { JobPosting } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { Suspense, useCallback, useMemo, useState } from "react";

import { failureText } from "../frame/failure-text.ts";
import type { Company } from "../frame/require-company.ts";
import { CandidateBoard } from "./candidate-board.tsx";
import { columnsOf, placeIn, walkableOf } from "./candidate-columns.ts";
import { stepFrom } from "./candidate-keys.ts";
import { CandidateList } from "./candidate-list.tsx";
import { CandidatePanel } from "./candidate-panel.tsx";
import { searchCandidates } from "./candidate-search.ts";
import { CandidatesHead } from "./candidates-head.tsx";
import classes from "./candidates-screen.module.css";
import { BoardSkeleton } from "./candidates-skeleton.tsx";
import { needsAsking } from "./move-words.ts";
import { focusCandidate, useCandidateKeys } from "./use-candidate-keys.ts";
import { useCandidates } from "./use-candidates.ts";
import { useCandidatesView } from "./use-candidates-view.ts";
import { type Move, useMoveCandidate } from "./use-move-candidate.ts";
import { useSearchText } from "./use-search-text.ts";
import { ViewLink } from "./view-link.tsx";

const MoveModal = lazyComponent(() => import("./move-modal.tsx"));

const NOBODY: Candidate[] = [];

type Props = { company: Company; posting: JobPosting; postings: readonly JobPosting[] };

/** What stands in the board's place while nobody has applied. */
function NoCandidates({ company, posting }: Pick<Props, "company" | "posting">) {
  const isOpen = posting.status === "published";
  return (
    <EmptyState
      title="No candidates yet"
      actions={
        isOpen && <LinkButton to={localized(jobPath({ ...posting, company }))}>View ad</LinkButton>
      }
    >
      {isOpen
        ? "Whoever applies shows up here, with how well they fit. We mail you, too."
        : "Nobody applied while this job was open."}
    </EmptyState>
  );
}

/** The candidates of one job: board or list, and the one who is open beside it. */
export function CandidatesScreen({ company, posting, postings }: Props) {
  const job = useMemo(
    () => ({ companyId: company.id, jobId: posting.id }),
    [company.id, posting.id],
  );
  const user = useCurrentUser();
  const canEdit = user?.permissions.includes("owner.company.edit-candidates") ?? false;
  const { data, error, refetch, isFetching } = useCandidates(job);
  const wantedSkills = posting.skills;
  const control = useCandidatesView();
  const { view, hrefOf, go } = control;
  const writeSearch = useCallback((search: string) => go({ search }, { replace: true }), [go]);
  const [search, setSearch] = useSearchText(view.search, writeSearch);
  const moving = useMoveCandidate(job);
  const [asked, setAsked] = useState<Pick<Move, "candidate" | "to"> | null>(null);

  const all = data?.data ?? NOBODY;
  const found = useMemo(() => searchCandidates(all, search), [all, search]);
  const columns = useMemo(() => columnsOf(found), [found]);
  const inView = view.layout === "list" ? found : walkableOf(columns, view.column);
  const open = all.find(({ id }) => id === view.candidate) ?? null;

  const move = (candidate: Candidate, to: ApplicationStatus) => {
    if (needsAsking(to)) {
      moving.reset();
      setAsked({ candidate, to });
    } else moving.mutate({ candidate, to });
  };
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
    canEdit,
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
        counts={
          data ? { all: all.length, fresh: all.filter(({ status }) => status === 2).length } : null
        }
        search={search}
        onSearch={setSearch}
      />
      <div className={classes.workspace} data-covers-page={open ? "" : undefined}>
        <div className={classes.people}>
          {!data && error && (
            <ErrorState
              title="The candidates did not load."
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              {failureText(error)}
            </ErrorState>
          )}
          {!data && !error && <BoardSkeleton />}
          {data && all.length === 0 && <NoCandidates company={company} posting={posting} />}
          {all.length > 0 && found.length === 0 && (
            <EmptyState
              kind="notFound"
              title={`Nobody fits “${search.trim()}”`}
              actions={<Button onClick={() => setSearch("")}>Clear the search</Button>}
            >
              The search looks at names and skills.
            </EmptyState>
          )}
          {found.length > 0 && view.layout === "list" && (
            <CandidateList
              candidates={found}
              open={open}
              wantedSkills={wantedSkills}
              hrefOf={hrefOf}
            />
          )}
          {found.length > 0 && view.layout === "board" && (
            <>
              <div className={classes.columnTabs}>
                <Tabs
                  label="Candidates by state"
                  tabs={columns.map(({ status, short, candidates }) => ({
                    to: hrefOf({ column: status }),
                    label: short,
                    count: candidates.length,
                  }))}
                  current={hrefOf({ column: view.column })}
                  linkComponent={ViewLink}
                />
              </div>
              <CandidateBoard
                {...control}
                columns={columns}
                open={open}
                wantedSkills={wantedSkills}
                canEdit={canEdit}
                onMove={move}
              />
            </>
          )}
        </div>
        {open && user && (
          <CandidatePanel
            view={view}
            hrefOf={hrefOf}
            candidate={open}
            job={job}
            wantedSkills={wantedSkills}
            place={placeIn(columns, open.id)}
            onNext={stepTo(1)}
            onPrevious={stepTo(-1)}
            canEdit={canEdit}
            ownEmail={user.email}
            onMove={move}
            onClose={close}
          />
        )}
      </div>
      {asked && (
        <Suspense>
          <MoveModal asked={asked} moving={moving} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}

import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { Panel } from "@devguild/design-system/panel";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import type { OpenedCandidate } from "@devguild/schemas/candidate-inbox";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import type { CandidateTab } from "../candidates/candidate-address.ts";
import { CandidateMoves } from "../candidates/candidate-moves.tsx";
import { CandidatePanel, type PanelTabs } from "../candidates/candidate-panel.tsx";
import { COMPANY_MOVES } from "../candidates/company-moves.ts";
import classes from "./inbox-screen.module.css";

type Props = {
  companyId: number;
  candidateId: number;
  place: string | null;
  steps: { onNext: (() => void) | null; onPrevious: (() => void) | null };
  tabs: PanelTabs;
  /** The viewer's address; null if they may not change candidates. */
  answersTo: string | null;
  /** The candidates of one job. */
  candidatesOf: (jobId: number) => string;
  /** The tab whose text field takes the focus once it is there. */
  focusTab: CandidateTab | null;
  onFocused: () => void;
  onMove: (candidate: OpenedCandidate, targets: readonly ApplicationStatus[]) => void;
  onClose: () => void;
};

/** The open candidate beside the list of all jobs; loads what the list doesn't have. */
export function InboxPanel(props: Props) {
  const { companyId, candidateId, candidatesOf, place, steps, tabs, answersTo } = props;
  const { focusTab, onFocused, onMove, onClose } = props;
  const opened = useQuery({
    ...api.candidateInbox.one.options({ params: { companyId, candidateId } }),
    placeholderData: keepPreviousData,
  });
  const candidate = opened.data?.data;
  const isLoaded = candidate?.id === candidateId;
  const hasFailed = opened.isLoadingError;
  useEffect(() => {
    // A candidate that didn't load has no field.
    if (focusTab !== null && hasFailed) return onFocused();
    if (focusTab !== tabs.tab || !isLoaded) return;
    document.querySelector<HTMLTextAreaElement>("aside textarea")?.focus();
    onFocused();
  }, [focusTab, hasFailed, isLoaded, onFocused, tabs.tab]);
  if (!candidate || (opened.error && opened.isPlaceholderData))
    return (
      <Panel label="Candidate" place={place} onClose={onClose}>
        {opened.error ? (
          <ErrorState
            title="The candidate didn’t load."
            onRetry={() => void opened.refetch()}
            retrying={opened.isFetching}
          >
            {failureText(opened.error)}
          </ErrorState>
        ) : (
          <SkeletonRegion label="Loading the candidate" className={classes.opening}>
            <Skeleton width="60%" height={22} />
            <Skeleton width="40%" />
            <Skeleton width="80%" />
          </SkeletonRegion>
        )}
      </Panel>
    );
  return (
    <CandidatePanel
      candidate={candidate}
      job={{ companyId, jobId: candidate.job.id }}
      audience="company"
      wantedSkills={candidate.job.skills}
      jobTitle={candidate.job.title}
      jobHref={candidatesOf(candidate.job.id)}
      place={place}
      steps={steps}
      moves={
        answersTo !== null && (
          // Until the next one has loaded, nothing can be done to the one before.
          <div inert={!isLoaded}>
            <CandidateMoves
              candidate={candidate}
              rules={COMPANY_MOVES}
              onMove={(_, targets) => onMove(candidate, targets)}
            />
          </div>
        )
      }
      tabs={tabs}
      answersTo={isLoaded ? answersTo : null}
      onClose={onClose}
    />
  );
}

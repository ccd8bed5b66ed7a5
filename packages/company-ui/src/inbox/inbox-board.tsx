import { CandidateCard } from "@devguild/design-system/candidate-card";
import { useNow } from "@devguild/design-system/relative-time";
import { Tabs } from "@devguild/design-system/tabs";
import type { CandidateCounts } from "@devguild/schemas/applications";
import type { CandidateWaits, InboxCandidate } from "@devguild/schemas/candidate-inbox";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";
import { pluralize } from "@devguild/schemas/formats";
import { IconBriefcase } from "@tabler/icons-react";

import { COMPANY_MOVES } from "../candidates/company-moves.ts";
import { elapsed } from "../candidates/elapsed.ts";
import { isOverdue } from "../candidates/is-overdue.ts";
import { type CardDrag, StatusBoard } from "../candidates/status-board.tsx";
import { candidateMark } from "../candidates/use-candidate-keys.ts";
import { ViewLink } from "../candidates/view-link.tsx";
import type { InboxView } from "./inbox-address.ts";
import classes from "./inbox-board.module.css";
import { type InboxColumn, listColumns } from "./use-inbox-columns.ts";

type Props = {
  view: InboxView;
  columns: readonly InboxColumn[];
  counts: CandidateCounts;
  openId: number | null;
  canEdit: boolean;
  /** Since when the middle candidate of a status has waited. */
  medians: CandidateWaits["medians"];
  /** How long interviews usually take at the company; null if nobody knows yet. */
  medianInterviewDays: number | null;
  getHref: (candidate: number) => string;
  getColumnHref: (column: InboxView["column"]) => string;
  getListHref: (status: InboxView["column"]) => string;
  onColumn: (column: InboxView["column"]) => void;
  onMove: (candidate: InboxCandidate, to: ApplicationStatus) => void;
};

type CardProps = CardDrag &
  Pick<Props, "openId" | "getHref" | "medianInterviewDays"> & { candidate: InboxCandidate };

function InboxCard(props: CardProps) {
  const { candidate, openId, getHref, medianInterviewDays, onDragStart, onDragEnd } = props;
  const now = useNow();
  const { id, full_name, image, job, years } = candidate;
  return (
    <div {...candidateMark(id)}>
      <CandidateCard
        candidate={{
          name: full_name,
          picture: image,
          line: candidate.position,
          points: candidate.match_points,
          skills: years > 0 ? pluralize(years, "year") : null,
          since: elapsed(candidate.waiting_since, now),
          overdue: isOverdue(candidate, now, medianInterviewDays),
          unread: candidate.has_reply && candidate.is_unread,
        }}
        to={getHref(id)}
        linkComponent={ViewLink}
        selected={id === openId}
        note={{ icon: <IconBriefcase size={14} stroke={1.75} aria-hidden />, text: job.title }}
        onDragStart={onDragStart}
        onDragEnd={onDragEnd}
      />
    </div>
  );
}

/** The candidates of all jobs in columns by status, each with its job. */
export function InboxBoard(props: Props) {
  const { view, columns: loaded, counts, openId, canEdit, getHref, getColumnHref } = props;
  const columns = listColumns(
    view,
    counts,
    loaded.flatMap(({ rows }) => rows),
  );
  const shown = columns.some(({ status }) => status === view.column)
    ? view.column
    : (columns[0]?.status ?? view.column);
  const getMoves = ({ status }: InboxCandidate) => (canEdit ? COMPANY_MOVES.getNext(status) : []);
  const open = columns
    .flatMap(({ candidates }) => candidates)
    .find((candidate) => candidate.id === openId);
  return (
    <>
      <div className={classes.columnTabs}>
        <Tabs
          label="Candidates by status"
          tabs={columns.map(({ status, short, count }) => ({
            to: getColumnHref(status),
            label: short,
            count,
          }))}
          current={getColumnHref(shown)}
          linkComponent={ViewLink}
        />
      </div>
      <StatusBoard
        columns={columns}
        medians={props.medians}
        column={shown}
        onColumn={props.onColumn}
        openMoves={open ? getMoves(open) : []}
        getMoves={getMoves}
        getName={({ full_name }) => full_name}
        onMove={props.onMove}
        getMore={({ status }) => loaded.find((each) => each.status === status)?.more ?? null}
        getListHref={props.getListHref}
        renderCard={(candidate, drag) => (
          <InboxCard
            key={candidate.id}
            {...drag}
            candidate={candidate}
            openId={openId}
            getHref={getHref}
            medianInterviewDays={props.medianInterviewDays}
          />
        )}
      />
    </>
  );
}

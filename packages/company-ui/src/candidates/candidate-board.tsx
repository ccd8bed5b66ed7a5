import { CandidateCard } from "@devguild/design-system/candidate-card";
import { useNow } from "@devguild/design-system/relative-time";
import type { Candidate } from "@devguild/schemas/applications";
import type { CandidateWaits } from "@devguild/schemas/candidate-inbox";
import { formatResidence } from "@devguild/schemas/residences";
import { IconMessage } from "@tabler/icons-react";

import type { CandidateColumn } from "./board-columns.ts";
import { elapsed } from "./elapsed.ts";
import { isOverdue } from "./is-overdue.ts";
import { type CardDrag, StatusBoard } from "./status-board.tsx";
import { skillRatio } from "./skill-comparison.ts";
import { candidateMark } from "./use-candidate-keys.ts";
import type { ViewControl } from "./use-candidates-view.ts";
import { ViewLink } from "./view-link.tsx";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

type Props = ViewControl & {
  columns: readonly CandidateColumn[];
  open: Candidate | null;
  wantedSkills: readonly { id: number; name: string }[];
  /** Since when the middle candidate of a status has waited. */
  medians: CandidateWaits["medians"];
  /** How long interviews usually take at the company; null if nobody knows yet. */
  medianInterviewDays: number | null;
  /** The statuses to which the viewer may move a candidate. */
  getMoves: (candidate: Candidate) => readonly ApplicationStatus[];
  onMove: (candidate: Candidate, to: ApplicationStatus) => void;
  /** Loads more candidates of every column; null if all are loaded. */
  onLoadMore: (() => void) | null;
  isLoadingMore: boolean;
  hasMoreFailed: boolean;
};

type CardProps = Pick<Props, "getHref" | "open" | "wantedSkills" | "medianInterviewDays"> &
  CardDrag & { candidate: Candidate };

function BoardCard(props: CardProps) {
  const { candidate, getHref, open, wantedSkills, medianInterviewDays } = props;
  const { onDragStart, onDragEnd } = props;
  const now = useNow();
  const { developer, messages } = candidate;
  const lastMessage = messages.at(-1);
  const ratio = skillRatio(developer.skills, wantedSkills);
  return (
    <div {...candidateMark(candidate.id)}>
      <CandidateCard
        candidate={{
          name: developer.full_name,
          picture: developer.image,
          line:
            developer.position ||
            formatResidence(developer.residence_name, developer.residence_city),
          points: candidate.match_points,
          skills: ratio && `${ratio} skills`,
          since: elapsed(candidate.waiting_since, now),
          overdue: isOverdue(candidate, now, medianInterviewDays),
          unread: false,
        }}
        to={getHref({ candidate: candidate.id })}
        linkComponent={ViewLink}
        selected={candidate.id === open?.id}
        note={
          lastMessage && {
            icon: <IconMessage size={14} stroke={1.75} aria-hidden />,
            text: `${lastMessage.author_name} wrote, ${elapsed(lastMessage.created_at, now)}`,
          }
        }
        onDragStart={onDragStart}
        onDragEnd={onDragEnd}
      />
    </div>
  );
}

/** The candidates of one job in columns by status. */
export function CandidateBoard(props: Props) {
  const { columns, open, view, go, getMoves, onMove, onLoadMore, isLoadingMore, hasMoreFailed } =
    props;
  return (
    <StatusBoard
      columns={columns}
      medians={props.medians}
      column={view.column}
      onColumn={(column) => go({ column }, { replace: true })}
      openMoves={open ? getMoves(open) : []}
      getMoves={getMoves}
      getName={({ developer }) => developer.full_name}
      onMove={onMove}
      getMore={({ candidates, count }) =>
        onLoadMore && candidates.length < count
          ? { load: onLoadMore, isLoading: isLoadingMore, hasFailed: hasMoreFailed }
          : null
      }
      getListHref={() => props.getHref({ layout: "list" })}
      renderCard={(candidate, drag) => (
        <BoardCard key={candidate.id} {...props} {...drag} candidate={candidate} />
      )}
    />
  );
}

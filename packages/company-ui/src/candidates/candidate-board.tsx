import { Board, BoardColumn } from "@devguild/design-system/board";
import { Button } from "@devguild/design-system/button";
import { CandidateCard } from "@devguild/design-system/candidate-card";
import { Kbd } from "@devguild/design-system/kbd";
import { useNow } from "@devguild/design-system/relative-time";
import {
  applicationStatusText,
  ApplicationStatusBadge,
} from "@devguild/design-system/status-badge";
import type { Candidate } from "@devguild/schemas/applications";
import { formatResidence } from "@devguild/schemas/formats";
import { IconMessage } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";

import type { CandidateColumn } from "./board-columns.ts";
import { elapsed } from "./elapsed.ts";
import { skillRatio } from "./skill-comparison.ts";
import { candidateMark } from "./use-candidate-keys.ts";
import type { ViewControl } from "./use-candidates-view.ts";
import { ViewLink } from "./view-link.tsx";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

type Props = ViewControl & {
  columns: readonly CandidateColumn[];
  open: Candidate | null;
  wantedSkills: readonly { id: number; name: string }[];
  /** The statuses to which the viewer may move a candidate. */
  getMoves: (candidate: Candidate) => readonly ApplicationStatus[];
  onMove: (candidate: Candidate, to: ApplicationStatus) => void;
  /** Loads more candidates of every column; null if all are loaded. */
  onLoadMore: (() => void) | null;
  isLoadingMore: boolean;
};

type CardProps = Pick<Props, "getHref" | "open" | "wantedSkills"> & {
  candidate: Candidate;
  onDragStart: ((event: DragEvent<HTMLElement>) => void) | undefined;
  onDragEnd: () => void;
};

function BoardCard({ candidate, getHref, open, wantedSkills, ...drag }: CardProps) {
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
          since: elapsed(candidate.match_user_state_date, now),
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
        {...drag}
      />
    </div>
  );
}

/** Candidates in columns by status, with drag and drop; closed columns are strips. */
export function CandidateBoard(props: Props) {
  const { columns, open, view, go, getMoves, onMove, onLoadMore, isLoadingMore } = props;
  const [dragged, setDragged] = useState<Candidate | null>(null);
  const moved = dragged ?? open;
  const targets = moved ? getMoves(moved) : [];
  return (
    <Board label="Candidates by status">
      {columns.map(({ status, isClosed, count, candidates }) => {
        const isTarget = targets.includes(status);
        return (
          <BoardColumn
            key={status}
            name={applicationStatusText(status, "staff")}
            head={<ApplicationStatusBadge status={status} reader="staff" />}
            count={count}
            collapsed={isClosed && view.column !== status}
            offPhone={view.column !== status}
            onExpand={() => go({ column: status }, { replace: true })}
            onCollapse={isClosed ? () => go({ column: 2 }, { replace: true }) : undefined}
            onDrop={dragged && isTarget ? () => onMove(dragged, status) : undefined}
            more={
              onLoadMore &&
              candidates.length < count && (
                <Button size="sm" loading={isLoadingMore} onClick={onLoadMore}>
                  Show more
                </Button>
              )
            }
            dropHint={
              isTarget && !isClosed ? (
                <>
                  Drop here, or press <Kbd>{status}</Kbd>
                </>
              ) : count === 0 ? (
                "No candidates"
              ) : undefined
            }
          >
            {candidates.map((candidate) => (
              <BoardCard
                key={candidate.id}
                {...props}
                candidate={candidate}
                onDragStart={
                  getMoves(candidate).length > 0
                    ? (event) => {
                        event.dataTransfer.effectAllowed = "move";
                        event.dataTransfer.setData("text/plain", candidate.developer.full_name);
                        setDragged(candidate);
                      }
                    : undefined
                }
                onDragEnd={() => setDragged(null)}
              />
            ))}
          </BoardColumn>
        );
      })}
    </Board>
  );
}

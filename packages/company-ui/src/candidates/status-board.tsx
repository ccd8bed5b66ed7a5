import { Board, BoardColumn } from "@devguild/design-system/board";
import { Button } from "@devguild/design-system/button";
import { Kbd } from "@devguild/design-system/kbd";
import { LinkButton } from "@devguild/design-system/link-button";
import {
  applicationStatusText,
  ApplicationStatusBadge,
} from "@devguild/design-system/status-badge";
import { useNow } from "@devguild/design-system/relative-time";
import type { CandidateWaits } from "@devguild/schemas/candidate-inbox";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";
import { type DragEvent, type ReactNode, useState } from "react";

import { CARDS_MAX, type StatusColumn } from "./board-columns.ts";
import { FailedMore } from "./more-candidates.tsx";
import { ViewLink } from "./view-link.tsx";
import { formatSpan } from "./elapsed.ts";

/** What makes a card draggable; without a start, it isn't. */
export type CardDrag = {
  onDragStart: ((event: DragEvent<HTMLElement>) => void) | undefined;
  onDragEnd: () => void;
};

type Loading = { load: () => void; isLoading: boolean; hasFailed: boolean };

type Props<Item extends { id: number }> = {
  columns: readonly StatusColumn<Item>[];
  /** Since when the middle candidate of a status has waited. */
  medians: CandidateWaits["medians"];
  /** The column that a phone shows, and that is expanded although closed. */
  column: StatusColumn<Item>["status"];
  onColumn: (column: StatusColumn<Item>["status"]) => void;
  /** The statuses to which the open candidate can be moved. */
  openMoves: readonly ApplicationStatus[];
  /** The statuses to which the viewer may move a candidate. */
  getMoves: (item: Item) => readonly ApplicationStatus[];
  getName: (item: Item) => string;
  onMove: (item: Item, to: ApplicationStatus) => void;
  /** How to load more of a column; null if all are loaded. */
  getMore: (column: StatusColumn<Item>) => Loading | null;
  /** Where those of a column are listed, beyond the cards that it shows at most. */
  getListHref: (status: StatusColumn<Item>["status"]) => string;
  renderCard: (item: Item, drag: CardDrag) => ReactNode;
};

/** Candidates in columns by status, with drag and drop; closed columns are strips. */
export function StatusBoard<Item extends { id: number }>(props: Props<Item>) {
  const { columns, column: shown, onColumn, openMoves, getMoves, getName, onMove } = props;
  const now = useNow();
  const [dragged, setDragged] = useState<Item | null>(null);
  const targets = dragged ? getMoves(dragged) : openMoves;
  const toDrag = (item: Item): CardDrag => ({
    onDragStart:
      getMoves(item).length > 0
        ? (event) => {
            event.dataTransfer.effectAllowed = "move";
            event.dataTransfer.setData("text/plain", getName(item));
            setDragged(item);
          }
        : undefined,
    onDragEnd: () => setDragged(null),
  });
  return (
    <Board label="Candidates by status">
      {columns.map((column) => {
        const { status, isClosed, count, candidates } = column;
        const isTarget = targets.includes(status);
        const more = props.getMore(column);
        const median = props.medians.find((each) => each.status === status);
        return (
          <BoardColumn
            key={status}
            name={applicationStatusText(status, "staff")}
            head={<ApplicationStatusBadge status={status} reader="staff" />}
            count={count}
            medianWait={median && count > 0 ? formatSpan(median.since, now) : undefined}
            collapsed={isClosed && shown !== status}
            offPhone={shown !== status}
            onExpand={() => onColumn(status)}
            onCollapse={isClosed ? () => onColumn(2) : undefined}
            onDrop={dragged && isTarget ? () => onMove(dragged, status) : undefined}
            more={
              more &&
              (more.hasFailed ? (
                <FailedMore {...more} />
              ) : candidates.length < CARDS_MAX ? (
                <Button size="sm" loading={more.isLoading} onClick={more.load}>
                  Show more
                </Button>
              ) : (
                <LinkButton size="sm" to={props.getListHref(status)} linkComponent={ViewLink}>
                  See them all in the list
                </LinkButton>
              ))
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
            {candidates.slice(0, CARDS_MAX).map((item) => props.renderCard(item, toDrag(item)))}
          </BoardColumn>
        );
      })}
    </Board>
  );
}

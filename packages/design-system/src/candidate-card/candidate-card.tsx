import type { DragEvent, ElementType, ReactNode } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { classNames } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import { MatchStones } from "../match-score/match-score.tsx";
import classes from "./candidate-card.module.css";

export interface CandidateCardView {
  name: string;
  picture: string | null;
  /** "Backend, 8 years". */
  line: string;
  /** 0 to 5 in half steps; null: not counted. */
  points: number | null;
  /** Skills asked for and had: "4/5". */
  skills: string | null;
  /** Since when: "5 h", "2 days". */
  since: string;
  /** A message not read yet. */
  unread: boolean;
}

export interface CandidateCardProps {
  candidate: CandidateCardView;
  /** Opens the candidate beside the board. */
  to: string;
  selected?: boolean;
  headingLevel?: 3 | 4;
  /** One line at the foot with an icon of 14 px: "Needs a work permit". */
  note?: { icon: ReactNode; text: string } | undefined;
  /** Makes the card draggable. */
  onDragStart?: ((event: DragEvent<HTMLElement>) => void) | undefined;
  onDragEnd?: ((event: DragEvent<HTMLElement>) => void) | undefined;
  linkComponent?: ElementType | undefined;
}

/** A candidate on the board: who, how well they fit, since when. */
export function CandidateCard({
  candidate,
  to,
  selected = false,
  headingLevel = 3,
  note,
  onDragStart,
  onDragEnd,
  linkComponent,
}: CandidateCardProps) {
  const Name = `h${headingLevel}` as const;
  return (
    <div
      className={classNames(classes.card, selected && classes.selected)}
      draggable={onDragStart ? true : undefined}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
    >
      <div className={classes.person}>
        <Avatar name={candidate.name} src={candidate.picture} />
        <div className={classes.words}>
          <Name className={classes.name}>
            <Link
              className={classes.open}
              to={to}
              draggable={false}
              aria-current={selected ? "true" : undefined}
              linkComponent={linkComponent}
            >
              {candidate.name}
            </Link>
          </Name>
          <p className={classes.line}>{candidate.line}</p>
        </div>
        {candidate.unread && (
          <span className={classes.unread}>
            <span className="visually-hidden">New message</span>
          </span>
        )}
      </div>
      <div className={classes.facts}>
        {candidate.points !== null && <MatchStones points={candidate.points} />}
        {candidate.skills && <span className="num">{candidate.skills}</span>}
        <span>{candidate.since}</span>
      </div>
      {note && (
        <p className={classes.note}>
          {note.icon}
          {note.text}
        </p>
      )}
    </div>
  );
}

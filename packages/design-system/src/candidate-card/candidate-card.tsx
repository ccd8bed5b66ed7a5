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
  /** The match score from 0 to 5 in half steps; null if there is none. */
  points: number | null;
  /** How many of the job's skills the candidate has: "4 of 5 skills". */
  skills: string | null;
  /** How long ago: "5 h", "2 days". */
  since: string;
  /** Whether that is too long. */
  overdue?: boolean;
  /** Whether there is an unread message. */
  unread: boolean;
}

export interface CandidateCardProps {
  candidate: CandidateCardView;
  /** Opens the candidate beside the board. */
  to: string;
  selected?: boolean;
  headingLevel?: 3 | 4;
  /** A line at the bottom with a 14 px icon: "Needs a work permit". */
  note?: { icon: ReactNode; text: string } | undefined;
  /** Makes the card draggable. */
  onDragStart?: ((event: DragEvent<HTMLElement>) => void) | undefined;
  onDragEnd?: ((event: DragEvent<HTMLElement>) => void) | undefined;
  linkComponent?: ElementType | undefined;
}

/** A candidate on the board: name, match score and age of the application. */
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
        {candidate.skills && <span>{candidate.skills}</span>}
        <span data-overdue={candidate.overdue ? "" : undefined}>{candidate.since}</span>
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

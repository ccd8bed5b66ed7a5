import { classNames } from "../class-names/class-names.ts";
import classes from "./match-score.module.css";
import { filledHalves, halfStones } from "./stones.ts";

const sizes = { sm: [55, 14], md: [60, 15], lg: [118, 30], xl: [188, 48] } as const;

export interface MatchStonesProps {
  /** 0 to 5 in half steps. */
  points: number;
  /** 55 × 14, 60 × 15, 118 × 30, 188 × 48. */
  size?: keyof typeof sizes;
  /** Hidden from screen readers, if a text beside it says the same. */
  decorative?: boolean;
}

/** The score as a flat arch of five stones. Only use it alone if its text is close by. */
export function MatchStones({ points, size = "sm", decorative = false }: MatchStonesProps) {
  const [width, height] = sizes[size];
  const filled = filledHalves(points);
  const empty = filled === 0 ? classes.none : classes.empty;
  const name = decorative
    ? { "aria-hidden": true }
    : { role: "img", "aria-label": `Match ${points} of 5` };
  return (
    <svg className={classes.stones} viewBox="0 0 60 15" width={width} height={height} {...name}>
      {halfStones.map((path, index) => (
        <path key={path} d={path} className={index < filled ? classes.filled : empty} />
      ))}
    </svg>
  );
}

export interface MatchScoreProps {
  /** 0 to 5 in half steps. */
  points: number;
  /** What the score means ("Looks ok!"). */
  text: string;
  size?: keyof typeof sizes;
}

/** A match score with its text; below 3 points, the text is dimmed. */
export function MatchScore({ points, text, size }: MatchScoreProps) {
  return (
    <span className={classNames(classes.match, points < 3 && classes.quiet)}>
      <MatchStones points={points} {...(size && { size })} />
      <span>{text}</span>
    </span>
  );
}

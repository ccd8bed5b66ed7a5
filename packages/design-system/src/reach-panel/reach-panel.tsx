import { REACH_MINIMUM } from "@devguild/schemas/constants/postings";
import { formatCount } from "@devguild/schemas/formats";
import { IconArrowDown, IconArrowUp, IconBulb } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./reach-panel.module.css";

export interface ReachPanelProps {
  /** How many people the ad reaches; 0 means fewer than five, null unknown yet. */
  people: number | null;
  /** The effect of the last edit on the number, and a description of the edit. */
  change?: { by: number; text: string } | null;
  byLocation?: readonly { id: number; label: string; people: number }[];
  bySkill?: readonly { id: number; label: string; people: number }[];
  /** A suggestion that would raise the number. */
  hint?: ReactNode;
  /** Whether a newer number is loading; the old one stays. */
  updating?: boolean;
  /** Shown instead of the breakdown, if the number is unknown or failed to load. */
  note?: ReactNode;
}

const NO_ROWS: NonNullable<ReachPanelProps["byLocation"]> = [];

/** Formats the number: "1,840", "Fewer than 5". */
export const formatReach = (people: number) =>
  people < REACH_MINIMUM ? `Fewer than ${REACH_MINIMUM}` : formatCount(people);

function Bars({
  title,
  rows,
}: {
  title: string;
  rows: NonNullable<ReachPanelProps["byLocation"]>;
}) {
  const most = Math.max(...rows.map(({ people }) => people), 1);
  return (
    <section className={classes.part}>
      <h3 className={classes.partTitle}>{title}</h3>
      <ul className={classes.bars}>
        {rows.map(({ id, label, people }) => (
          <li key={id}>
            <span className={classes.row}>
              <span>{label}</span>
              <span className="num">
                {people < REACH_MINIMUM ? `< ${REACH_MINIMUM}` : formatCount(people)}
              </span>
            </span>
            <span className={classes.bar} aria-hidden>
              <span style={{ width: `${(people / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Change({ by, text }: NonNullable<ReachPanelProps["change"]>) {
  const isMore = by > 0;
  const ChangeIcon = isMore ? IconArrowUp : IconArrowDown;
  return (
    <>
      <span className={classNames(classes.change, isMore ? classes.more : classes.less)}>
        <ChangeIcon size={14} stroke={2} aria-hidden />
        <span className="visually-hidden">{isMore ? "up by" : "down by"} </span>
        {formatCount(Math.abs(by))}
      </span>
      <p className={classes.cause}>{text}</p>
    </>
  );
}

/** How many developers an ad reaches, the effect of the last edit, and a breakdown. */
export function ReachPanel({
  people,
  change,
  byLocation = NO_ROWS,
  bySkill = NO_ROWS,
  hint,
  updating = false,
  note,
}: ReachPanelProps) {
  // Below five people, a breakdown could identify them.
  const hasParts = people !== null && people >= REACH_MINIMUM;
  return (
    <section className={classes.panel} aria-label="Reach" aria-busy={updating}>
      <h2 className={classes.title}>Developers you reach</h2>
      <div className={classes.figure}>
        <p
          className={classNames(
            classes.number,
            people !== null && people < REACH_MINIMUM && classes.few,
          )}
        >
          {people === null ? "…" : formatReach(people)}
        </p>
        {change && <Change {...change} />}
      </div>
      {note && <p className={classes.note}>{note}</p>}
      {hasParts && byLocation.length > 0 && <Bars title="By location" rows={byLocation} />}
      {hasParts && bySkill.length > 0 && <Bars title="By skill" rows={bySkill} />}
      {hint && (
        <p className={classes.hint}>
          <IconBulb size={18} stroke={1.75} aria-hidden />
          <span>{hint}</span>
        </p>
      )}
    </section>
  );
}

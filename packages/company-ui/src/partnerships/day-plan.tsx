import type { EventSession } from "@devguild/schemas/events";
import type { Partnership, PartnershipActivity } from "@devguild/schemas/partnerships";
import type { CSSProperties, KeyboardEvent } from "react";

import classes from "./day-plan.module.css";
import { findHours, layOut, moveActivity, type Slot, STEP_MINUTES } from "./day-view.ts";
import { formatMinutes, toEventTime } from "./event-clock.ts";
import { useDrag } from "./use-drag.ts";

const ROW_PX = 52;
/** From where on the line, in percent, a short activity has no room on its right to be read. */
const NEAR_END = 75;

const STEPS: Record<string, number> = { ArrowLeft: -STEP_MINUTES, ArrowRight: STEP_MINUTES };

type Props = {
  partnership: Partnership;
  day: string;
  /** The activities in which someone would be in two places. */
  clashing: ReadonlySet<number>;
  /** Null if nothing can be changed. */
  onEdit: ((activity: PartnershipActivity) => void) | null;
  onMove: (activity: PartnershipActivity, minutes: number) => void;
};

// Only wide screens place blocks on a line; on phones they are a list by time.
const toBlockStyle = ({ left, width, row }: Slot<unknown>) =>
  ({ "--left": `${left}%`, "--width": `${width}%`, "--top": `${row * ROW_PX}px` }) as CSSProperties;

const toTrackStyle = (slots: readonly Slot<unknown>[], hours: number) =>
  ({
    "--height": `${ROW_PX * (1 + Math.max(0, ...slots.map(({ row }) => row)))}px`,
    "--hours": hours,
  }) as CSSProperties;

/** One day at an event: the booth's activities and the company's sessions, on one line of hours. */
export function DayPlan({ partnership, day, clashing, onEdit, onMove }: Props) {
  const {
    event: { timezone: zone },
    sessions,
    company_booth_activities: activities,
    company_booth_number: booth,
  } = partnership;
  const hours = findHours([...activities, ...sessions], day, zone);
  const line = { day, zone, hours };
  const { drag, toHandlers } = useDrag(line, onMove);
  const own = layOut(
    activities.map((each) => (each.id === drag?.id ? moveActivity(each, drag.minutes) : each)),
    line,
  );
  const talks = layOut(sessions, line);
  const count = hours.last - hours.first;
  const span = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) =>
    [starts_at, ends_at].map((at) => formatMinutes(toEventTime(at, zone).minutes)).join("–");
  const move = (event: KeyboardEvent, activity: PartnershipActivity) => {
    const minutes = STEPS[event.key];
    if (minutes === undefined) return;
    event.preventDefault();
    onMove(activity, minutes);
  };
  const block = (activity: PartnershipActivity) => (
    <>
      <b>{activity.title}</b> <span>{span(activity)}</span>
    </>
  );
  return (
    <div className={classes.plan}>
      <div className={classes.hours} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className="num">
            {formatMinutes((hours.first + index) * 60)}
          </span>
        ))}
      </div>
      <p className={classes.label}>{booth ? `At booth ${booth}` : "At your booth"}</p>
      <ul className={classes.track} style={toTrackStyle(own, count)} aria-label="Booth activities">
        {own.map((slot) => (
          <li
            key={slot.item.id}
            style={toBlockStyle(slot)}
            data-near-end={slot.left > NEAR_END || undefined}
          >
            {onEdit ? (
              <button
                type="button"
                className={classes.block}
                data-clash={clashing.has(slot.item.id) || undefined}
                data-dragged={drag?.id === slot.item.id || undefined}
                {...toHandlers(slot.item)}
                onClick={() => onEdit(slot.item)}
                onKeyDown={(event) => move(event, slot.item)}
              >
                <span className="visually-hidden">Edit </span>
                {block(slot.item)}
              </button>
            ) : (
              <div className={classes.block}>{block(slot.item)}</div>
            )}
          </li>
        ))}
        {own.length === 0 && <li className={classes.nothing}>Nothing planned on this day.</li>}
      </ul>
      {talks.length > 0 && (
        <>
          <p className={classes.label}>Your sessions</p>
          <ul className={classes.track} style={toTrackStyle(talks, count)} aria-label="Sessions">
            {talks.map((slot: Slot<EventSession>) => (
              <li key={slot.item.id} style={toBlockStyle(slot)}>
                <div className={classes.session}>
                  <b>{slot.item.room || slot.item.title}</b>
                  <span>{span(slot.item)}</span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {onEdit && own.length > 0 && (
        <p className={classes.hint}>
          Drag an activity to another time, or move it by {STEP_MINUTES} minutes with ← and →.
        </p>
      )}
    </div>
  );
}

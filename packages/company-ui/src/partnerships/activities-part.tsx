import { Button } from "@devguild/design-system/button";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import type { PartnershipActivity } from "@devguild/schemas/partnerships";
import { IconAlertTriangle, IconPlus } from "@tabler/icons-react";
import { useState } from "react";

import { ActivityModal } from "./activity-modal.tsx";
import classes from "./activities-part.module.css";
import { DayPlan } from "./day-plan.tsx";
import { findClashes, moveActivity } from "./day-view.ts";
import { formatEventDay } from "./describe-sessions.ts";
import { formatMinutes, listDays, toEventTime } from "./event-clock.ts";
import type { PartProps } from "./part-props.ts";
import { PartSection } from "./part-section.tsx";

const MINUTE_MS = 60_000;

/** What happens at a company's booth, day by day, beside its sessions. */
export function ActivitiesPart({ editor, part, organisersHref }: PartProps) {
  const { partnership, errors } = editor;
  const { event, sessions, company_booth_activities: activities } = partnership;
  const days = listDays(event.starts_on, event.ends_on);
  const [chosen, setDay] = useState<string | null>(null);
  const [edited, setEdited] = useState<PartnershipActivity | "new" | null>(null);
  const toDay = ({ starts_at }: { starts_at: string }) =>
    toEventTime(starts_at, event.timezone).day;
  const isOnDay = (each: string) =>
    [...activities, ...sessions].some((item) => toDay(item) === each);
  const day = chosen ?? days.find(isOnDay) ?? event.starts_on;
  const clashes = findClashes(partnership, event.timezone).flatMap((clash) => {
    const activity = activities.find(({ id }) => id === clash.activityId);
    return activity && toDay(activity) === day ? [{ ...clash, activity }] : [];
  });
  const moveTo = (activity: PartnershipActivity, startsAt: string) =>
    editor.moveActivity(
      moveActivity(activity, (Date.parse(startsAt) - Date.parse(activity.starts_at)) / MINUTE_MS),
    );
  return (
    <PartSection
      part={part}
      organisersHref={organisersHref}
      action={
        <Button
          size="sm"
          icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => setEdited("new")}
        >
          Add activity
        </Button>
      }
    >
      {days.length > 1 && (
        <div className={classes.days}>
          <SegmentedControl
            label="Day"
            options={days.map((value) => ({ value, label: formatEventDay(value) }))}
            value={day}
            onChange={setDay}
          />
        </div>
      )}
      <DayPlan
        partnership={partnership}
        day={day}
        clashing={new Set(clashes.map(({ activityId }) => activityId))}
        onEdit={part.closed ? null : setEdited}
        onMove={(activity, minutes) => editor.moveActivity(moveActivity(activity, minutes))}
      />
      {errors["starts_at"] && <p className={classes.warning}>{errors["starts_at"]}</p>}
      {clashes.map(({ activity, text, freeAt }) => (
        <p key={activity.id} className={classes.warning}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
          {text}
          {freeAt && !part.closed && (
            <Button
              size="sm"
              variant="subtle"
              loading={editor.state.kind === "saving"}
              onClick={() => moveTo(activity, freeAt)}
            >
              Move to {formatMinutes(toEventTime(freeAt, event.timezone).minutes)}
            </Button>
          )}
        </p>
      ))}
      {edited && (
        <ActivityModal
          editor={editor}
          activity={edited === "new" ? null : edited}
          day={day}
          onClose={() => setEdited(null)}
        />
      )}
    </PartSection>
  );
}

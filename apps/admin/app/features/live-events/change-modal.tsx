import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { Modal } from "@devguild/design-system/modal";
import { eventTimes } from "@devguild/schemas/constants/event-times";
import { CHANGE_UNDO_S, type LiveAudience } from "@devguild/schemas/constants/live-event-editing";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import { IconArrowRight } from "@tabler/icons-react";
import { useState } from "react";

import classes from "./change-modal.module.css";
import { countRecipients, type PlannedChange, type Schedule } from "./plan-change.ts";

const WORDS = {
  moved: {
    title: "Move this event?",
    verb: "Move",
    cancel: "Keep it as it is",
    news: "the new time and place, and a calendar update",
  },
  withdrawn: {
    title: "Unpublish this event?",
    verb: "Unpublish",
    cancel: "Keep it published",
    news: "an email saying it’s cancelled, and a calendar update",
  },
  resumed: {
    title: "Publish this event again?",
    verb: "Publish",
    cancel: "Keep it unpublished",
    news: "an email saying it’s back on, and a calendar update",
  },
};

const GROUPS: Record<LiveAudience, string> = {
  on_site: "registered on site",
  online: "registered online",
};

function When({ label, at }: { label: string; at: Schedule }) {
  const { day, hours, zone } = eventTimes(at.starts_at, at.ends_at, at.timezone);
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <p className={classes.when}>{day}</p>
      <p>
        {hours} ({zone})
      </p>
      {at.venue && <p>{at.venue}</p>}
    </div>
  );
}

type Props = {
  change: PlannedChange;
  onConfirm: (unnotified: LiveAudience[]) => void;
  onClose: () => void;
};

/** Says whom a change emails, before anything is saved, and lets each group be left out. */
export default function ChangeModal({ change, onConfirm, onClose }: Props) {
  const [unnotified, setUnnotified] = useState<LiveAudience[]>([]);
  const { title, verb, cancel, news } = WORDS[change.kind];
  const count = countRecipients(change, unnotified);
  const isMoved = change.kind === "moved";
  const movesSessions = isMoved && change.before.starts_at !== change.after.starts_at;
  return (
    <Modal
      opened
      width={560}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" onClick={() => onConfirm(unnotified)}>
            {count === 0
              ? `${verb} without emailing anyone`
              : `${verb} and email ${pluralize(count, "person", "people")}`}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        {isMoved && (
          <div className={classes.times}>
            <When label="Now" at={change.before} />
            <IconArrowRight size={18} stroke={1.75} aria-hidden />
            <When label="New" at={change.after} />
          </div>
        )}
        <p>They get {news}:</p>
        <div className={classes.groups}>
          {change.groups.map(({ group, count: size }) => (
            <CheckboxField
              key={group}
              label={`${formatCount(size)} ${GROUPS[group]}`}
              checked={!unnotified.includes(group)}
              onChange={({ currentTarget }) =>
                setUnnotified(
                  currentTarget.checked
                    ? unnotified.filter((each) => each !== group)
                    : [...unnotified, group],
                )
              }
            />
          ))}
        </div>
        <p className={classes.note}>
          {movesSessions &&
            change.sessions > 0 &&
            `${pluralize(change.sessions, "session")} ${change.sessions === 1 ? "moves" : "move"} with it. `}
          Reminders follow by themselves. Emails leave {CHANGE_UNDO_S} seconds after you confirm;
          until then you can undo it.
        </p>
      </div>
    </Modal>
  );
}

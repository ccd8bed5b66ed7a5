import { Button } from "@devguild/design-system/button";
import { SESSION_KIND_LABELS } from "@devguild/schemas/constants/partnerships";
import { useState } from "react";

import { describeIncluded, formatEventTime } from "./describe-sessions.ts";
import type { PartProps } from "./part-props.ts";
import { PartSection } from "./part-section.tsx";
import { RowList } from "./row-list.tsx";
import { SessionsModal } from "./sessions-modal.tsx";

/** The sessions of the event that are the company's. */
export function SessionsPart({ editor, part, organisersHref }: PartProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { sessions, event, package: booked } = editor.partnership;
  return (
    <PartSection
      part={part}
      organisersHref={organisersHref}
      action={
        <Button size="sm" onClick={() => setChoosing(true)}>
          Choose sessions
        </Button>
      }
    >
      <RowList
        label="Sessions"
        rows={sessions.map((session) => ({
          id: session.id,
          title: session.title,
          text: [
            SESSION_KIND_LABELS[session.kind],
            ...session.speakers.map(({ name }) => name),
            session.room,
          ]
            .filter(Boolean)
            .join(", "),
          end: formatEventTime(session.starts_at, event.timezone),
          onEdit: null,
        }))}
        empty={`${describeIncluded(booked)} Choose yours from the programme.`}
      />
      {isChoosing && <SessionsModal editor={editor} onClose={() => setChoosing(false)} />}
    </PartSection>
  );
}

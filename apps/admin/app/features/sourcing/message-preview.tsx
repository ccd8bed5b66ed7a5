import { Avatar } from "@devguild/design-system/avatar";
import { Button } from "@devguild/design-system/button";
import { Heading } from "@devguild/design-system/heading";
import { StepButton } from "@devguild/design-system/step-button";
import { formatDate } from "@devguild/design-system/relative-time";
import { fillFirstName, SKIP_REASONS } from "@devguild/schemas/constants/sourcing";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import type { MessageCheck } from "@devguild/schemas/sourcing";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";

import classes from "./message-panel.module.css";
import { namePerson } from "./name-person.ts";

type Props = {
  check: MessageCheck;
  subject: string;
  body: string;
  onRemove: (developerId: number) => void;
};

/** What each recipient reads, one at a time, and who is skipped until when. */
export function MessagePreview({ check: { people, skipped }, subject, body, onRemove }: Props) {
  const [at, setAt] = useState(0);
  const position = Math.min(at, people.length - 1);
  const person = people[position];
  return (
    <>
      {person && (
        <section className={classes.preview} aria-label="Preview">
          <div className={classes.previewHead}>
            <Avatar name={namePerson(person)} size={24} />
            <span aria-live="polite">
              <strong>{namePerson(person)}</strong> sees
            </span>
            <span className={classes.steps}>
              <span className="num dim">
                {position + 1} / {formatCount(people.length)}
              </span>
              <StepButton
                size="sm"
                label="Previous person"
                atEnd={position === 0}
                onClick={() => setAt(position - 1)}
                icon={<IconChevronLeft size={16} stroke={1.75} aria-hidden />}
              />
              <StepButton
                size="sm"
                label="Next person"
                atEnd={position === people.length - 1}
                onClick={() => setAt(position + 1)}
                icon={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
              />
            </span>
          </div>
          <div className={classes.letter}>
            {subject && <strong>{fillFirstName(subject, person.first_name)}</strong>}
            <p>{fillFirstName(body, person.first_name)}</p>
          </div>
        </section>
      )}
      {skipped.length > 0 && (
        <section className={classes.skipped} aria-labelledby="skipped">
          <Heading id="skipped" level={3} size="sm">
            {pluralize(skipped.length, "person", "people")} skipped
          </Heading>
          <ul>
            {skipped.map(({ reason, until, ...person }) => (
              <li key={person.id} className={classes.person}>
                <Avatar name={namePerson(person)} size={24} />
                <span className={classes.why}>
                  {namePerson(person)} <span className="dim">{SKIP_REASONS[reason]}</span>
                </span>
                {until && <span className="dim">from {formatDate(until)}</span>}
                <Button size="sm" variant="subtle" onClick={() => onRemove(person.id)}>
                  Remove<span className="visually-hidden"> {namePerson(person)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

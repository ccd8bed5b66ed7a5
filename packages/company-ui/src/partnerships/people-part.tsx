import { ArchPortrait } from "@devguild/design-system/arch-portrait";
import { PERSON_ROLE_LABELS } from "@devguild/schemas/constants/partnerships";
import type { PartnershipPerson } from "@devguild/schemas/partnerships";
import { IconUserPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import type { PartProps } from "./part-props.ts";
import { PartSection } from "./part-section.tsx";
import classes from "./people-part.module.css";
import { PersonModal } from "./person-modal.tsx";

function Person({ person, onEdit }: { person: PartnershipPerson; onEdit: (() => void) | null }) {
  const name = `${person.first_name} ${person.last_name}`;
  const content: ReactNode = (
    <>
      <ArchPortrait name={name} src={person.image_url} size="fill" />
      <b>{name}</b> <span>{PERSON_ROLE_LABELS[person.role]}</span>
    </>
  );
  return onEdit ? (
    <button type="button" className={classes.person} onClick={onEdit}>
      <span className="visually-hidden">Edit </span>
      {content}
    </button>
  ) : (
    <div className={classes.person}>{content}</div>
  );
}

/** The people who represent a company at an event, one for each pass. */
export function PeoplePart({ editor, part, organisersHref }: PartProps) {
  const [edited, setEdited] = useState<PartnershipPerson | "new" | null>(null);
  const {
    company_people: people,
    package: { passes },
  } = editor.partnership;
  return (
    <PartSection part={part} organisersHref={organisersHref}>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Person person={person} onEdit={part.closed ? null : () => setEdited(person)} />
          </li>
        ))}
        {!part.closed && people.length < passes && (
          <li>
            <button type="button" className={classes.add} onClick={() => setEdited("new")}>
              <span className={classes.arch}>
                <IconUserPlus size={20} stroke={1.75} aria-hidden />
                Add person
              </span>
              <span>
                {people.length} of {passes} passes used
              </span>
            </button>
          </li>
        )}
      </ul>
      {people.length >= passes && (
        <p className={classes.note}>
          {passes === 1 ? "Your pass is in use." : "All passes are in use."}
        </p>
      )}
      {edited && (
        <PersonModal
          editor={editor}
          person={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </PartSection>
  );
}

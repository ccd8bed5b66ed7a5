import { Arch, type Stone } from "@devguild/design-system/arch";
import { Heading } from "@devguild/design-system/heading";
import { TextButton } from "@devguild/design-system/text-link";
import { COMPANY_LINKS, type CompanyLink } from "@devguild/schemas/constants/company-profile";
import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";

import { listParts } from "./profile-completeness.ts";
import classes from "./profile-settings.module.css";
import { SavedTextField } from "./saved-text.tsx";
import type { ProfileEditor } from "./use-profile-editor.ts";

const NEXT_SHOWN = 2;
const LINKS = Object.entries(COMPANY_LINKS) as [CompanyLink, { label: string }][];

type Props = {
  editor: ProfileEditor;
  /** The beginning of the page's address, such as "devguild.example/companies/12/". */
  addressStart: string;
  /** Shows and focuses a control of the page or its settings. */
  onGoTo: (id: string) => void;
};

function Completeness({ editor: { profile }, onGoTo }: Pick<Props, "editor" | "onGoTo">) {
  const parts = listParts(profile);
  const open = parts.filter(({ isDone }) => !isDone);
  const done = parts.length - open.length;
  const stone = (index: number): Stone => (done >= (index + 1) * 2 ? "filled" : "open");
  return (
    <section className={classes.part} aria-label="Completeness">
      <div className={classes.progress}>
        <Arch stones={[stone(0), stone(1), stone(2), stone(3), stone(4)]} width={96} />
        <p>
          <strong>
            {done} of {parts.length} parts done
          </strong>
        </p>
      </div>
      <ul className={classes.steps}>
        {open.slice(0, NEXT_SHOWN).map(({ id, add }) => (
          <li key={id}>
            <IconCircle size={18} stroke={1.75} aria-hidden />
            <TextButton onClick={() => onGoTo(id)}>{add}</TextButton>
          </li>
        ))}
        {open.length === 0 && (
          <li className={classes.done}>
            <IconCircleCheckFilled size={18} aria-hidden />
            Your page has everything visitors look for.
          </li>
        )}
      </ul>
    </section>
  );
}

/** What belongs to a company's page and isn't a part of it: completeness, address and links. */
export function ProfileSettings({ editor, addressStart, onGoTo }: Props) {
  const { profile, errors, saveSlug, saveLink } = editor;
  return (
    <aside className={classes.settings} aria-label="Page settings">
      <Completeness editor={editor} onGoTo={onGoTo} />
      <section className={classes.part}>
        <Heading level={2} size="sm">
          Address
        </Heading>
        <SavedTextField
          id="slug"
          label="Address"
          hideLabel
          value={profile.slug}
          error={errors["slug"]}
          help={
            <>
              {addressStart}
              <strong>{profile.slug}</strong>. The old address keeps working.
            </>
          }
          onSave={saveSlug}
        />
      </section>
      <section className={classes.part}>
        <Heading level={2} size="sm">
          Links
        </Heading>
        {LINKS.map(([name, { label }]) => (
          <SavedTextField
            key={name}
            id={name}
            label={label}
            type="url"
            optional
            value={profile[name] ?? ""}
            error={errors[name]}
            onSave={(url) => saveLink(name, { [name]: url || null }, { [name]: profile[name] })}
          />
        ))}
      </section>
    </aside>
  );
}

import { SearchField } from "@devguild/design-system/search-field";
import { SelectField } from "@devguild/design-system/select-field";
import type { VideoFilterOptions } from "@devguild/schemas/videos";
import { type FormEvent, useRef } from "react";

import { AddFilter } from "../lists/add-filter.tsx";
import classes from "./videos-form.module.css";
import type { VideosState } from "./videos-address.ts";

const LOGIN_CHOICES = [
  { value: "0", label: "Open to everyone" },
  { value: "1", label: "Members only" },
];

type Props = {
  /** Connects controls elsewhere on the page to the form. */
  id: string;
  state: VideosState;
  options: VideoFilterOptions;
  path: string;
  onChange: (state: VideosState) => void;
};

/** The video filters, as a form with a submit button for browsers without scripts. */
export function VideosForm({ id, state, options, path, onChange }: Props) {
  const words = useRef<HTMLInputElement>(null);

  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...state, metadata: words.current?.value.trim() ?? "" });
  };

  return (
    <search>
      <form id={id} method="get" action={path} className={classes.form} onSubmit={search}>
        <SearchField
          ref={words}
          key={state.metadata}
          label="Search titles, topics and speakers"
          name="metadata"
          defaultValue={state.metadata}
          placeholder="Title, topic or speaker"
          maxLength={200}
        />
        <div className={classes.filters}>
          <AddFilter
            label="Any skill"
            name="skills"
            options={options.skills}
            chosen={state.skills}
            onChange={(skills) => onChange({ ...state, skills })}
          />
          <AddFilter
            label="Any event"
            name="event"
            options={options.events}
            chosen={state.events}
            onChange={(events) => onChange({ ...state, events })}
          />
          <SelectField
            label="Access"
            hideLabel
            optional
            name="requires_login"
            placeholder="Any access"
            value={state.requires_login === null ? "" : state.requires_login ? "1" : "0"}
            options={LOGIN_CHOICES}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...state, requires_login: value === "" ? null : value === "1" })
            }
          />
        </div>
        {state.skills.map((slug) => (
          <input key={slug} type="hidden" name="skills" value={slug} />
        ))}
        {state.events.map((slug) => (
          <input key={slug} type="hidden" name="event" value={slug} />
        ))}
      </form>
    </search>
  );
}

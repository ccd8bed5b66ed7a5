import { api } from "@devguild/api-client/browser-api";
import { describeNone } from "@devguild/design-system/describe-none";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { TextButton } from "@devguild/design-system/text-link";
import type { SpeakerOption } from "@devguild/schemas/speakers";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import classes from "./speakers-field.module.css";

const NewSpeakerModal = lazyDialog(() => import("./new-speaker-modal.tsx"));

const nameSpeaker = ({ label, detail }: SpeakerOption) => (detail ? `${label}, ${detail}` : label);

type Props = {
  value: SpeakerOption[];
  error: string | undefined;
  help?: string;
  onChange: (speakers: SpeakerOption[]) => void;
};

/** Speakers, found by their name or company or added here, in the order in which they are shown. */
export function SpeakersField({ value, error, help, onChange }: Props) {
  const [search, setSearch] = useState("");
  const [isAdding, setAdding] = useState(false);
  const { data, isError, isPlaceholderData } = useQuery({
    ...api.speakers.find.options({ query: { search } }),
    placeholderData: keepPreviousData,
  });
  const known = new Map([...value, ...(data?.data ?? [])].map((speaker) => [speaker.id, speaker]));
  return (
    <div className={classes.field}>
      <MultiSelectField
        label="Speakers"
        optional
        help={help}
        placeholder="Search names"
        options={[...known.values()].map((speaker) => ({
          value: String(speaker.id),
          label: nameSpeaker(speaker),
        }))}
        onSearch={setSearch}
        isSearching={isPlaceholderData}
        nothingFound={describeNone(isError && !data, "No speaker has this name.")}
        error={error}
        value={value.map(({ id }) => String(id))}
        onChange={(ids) =>
          onChange(ids.map((id) => known.get(Number(id))).filter((each) => each !== undefined))
        }
      />
      <TextButton onClick={() => setAdding(true)}>New speaker</TextButton>
      {isAdding && (
        <NewSpeakerModal
          onAdded={(speaker) => onChange([...value, speaker])}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

import { api } from "@devguild/api-client/browser-api";
import { describeNone } from "@devguild/design-system/describe-none";
import { Button } from "@devguild/design-system/button";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import type { RecordingOption } from "@devguild/schemas/admin-live-events";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import classes from "./live-event-editor.module.css";

const nameVideo = ({ label, published }: RecordingOption) =>
  published ? label : `${label} (unpublished)`;

type Props = {
  value: RecordingOption | null;
  error: string | undefined;
  onChange: (video: RecordingOption | null) => void;
};

/** The video to watch afterwards, found by its title. */
export function RecordingField({ value, error, onChange }: Props) {
  const [text, setText] = useState("");
  const search = value && text === nameVideo(value) ? "" : text;
  const { data, isError, isPlaceholderData } = useQuery({
    ...api.adminLiveEvents.findRecordings.options({ query: { search } }),
    placeholderData: keepPreviousData,
  });
  const found = data?.data ?? [];
  // The chosen one has a name also when another one is searched for.
  const videos = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found;
  return (
    <div className={classes.found}>
      <ComboboxField
        key={value?.id ?? "none"}
        label="Recording"
        optional
        placeholder="Search titles"
        help={
          value && !value.published
            ? "This video isn’t published, so nobody can watch it yet."
            : "People can watch it once the event is a recording."
        }
        options={videos.map((video) => ({ value: String(video.id), label: nameVideo(video) }))}
        onSearch={setText}
        isSearching={isPlaceholderData}
        nothingFound={describeNone(isError && !data, "No video has these words.")}
        error={error}
        value={value ? String(value.id) : null}
        onChange={(id) => onChange(videos.find((video) => String(video.id) === id) ?? null)}
      />
      {value && (
        <Button size="sm" variant="subtle" onClick={() => onChange(null)}>
          Remove recording
        </Button>
      )}
    </div>
  );
}

import { api } from "@devguild/api-client/browser-api";
import { describeNone } from "@devguild/design-system/describe-none";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import {
  HIGHLIGHT_CATEGORIES,
  type HighlightCategory,
} from "@devguild/schemas/constants/highlights";
import type { HighlightItem } from "@devguild/schemas/highlights";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

const WORDS = {
  [HIGHLIGHT_CATEGORIES.VIDEO]: {
    label: "Video",
    nothingFound: "No published video has these words.",
  },
  [HIGHLIGHT_CATEGORIES.LIVE_EVENT]: {
    label: "Live event",
    nothingFound: "No upcoming live event has these words.",
  },
};

type Props = {
  category: HighlightCategory;
  item: HighlightItem | null;
  error: string | undefined;
  onChange: (item: HighlightItem | null) => void;
};

/** The video or live event that a highlight leads to, found by its title. */
export function HighlightItemField({ category, item, error, onChange }: Props) {
  const [text, setText] = useState("");
  const search = text === item?.title ? "" : text;
  const { data, isError, isPlaceholderData } = useQuery({
    ...api.highlights.items.options({ query: { category, search } }),
    placeholderData: keepPreviousData,
  });
  const found = data?.data ?? [];
  // The chosen one has a name also when another one is searched for.
  const items = item && !found.some(({ id }) => id === item.id) ? [item, ...found] : found;
  return (
    <ComboboxField
      label={WORDS[category].label}
      placeholder="Search titles"
      options={items.map(({ id, title }) => ({ value: String(id), label: title }))}
      onSearch={setText}
      isSearching={isPlaceholderData}
      nothingFound={describeNone(isError && !data, WORDS[category].nothingFound)}
      error={error}
      value={item ? String(item.id) : null}
      onChange={(value) => onChange(items.find(({ id }) => String(id) === value) ?? null)}
    />
  );
}

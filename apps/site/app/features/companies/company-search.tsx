import { api } from "@devguild/api-client/browser-api";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { describeNone } from "@devguild/design-system/describe-none";
import { pluralize } from "@devguild/schemas/formats";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";

const PAUSE = 150;

type Props = {
  label: string;
  placeholder: string;
  chosen: readonly string[];
  /** Returns the text of the field this one replaces, and whether it had focus. */
  getInitial: () => { text: string; isFocused: boolean };
  onChoose: (slug: string) => void;
};

const notFound = (isPending: boolean, hasFailed: boolean) =>
  isPending ? "Searching …" : describeNone(hasFailed, "No companies found.");

const toPlain = (text: string) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

// Until the server responds, earlier suggestions that still seem to match stay visible.
const stillMatches = (name: string, text: string) =>
  toPlain(text)
    .split(/\s+/)
    .every((word) => ` ${toPlain(name)}`.includes(` ${word}`));

/** Suggests companies whose name has words beginning with the text; those with the most jobs come first. */
export default function CompanySearch({ label, placeholder, chosen, getInitial, onChoose }: Props) {
  const [{ text: initialText, isFocused }] = useState(getInitial);
  const [text, setText] = useState(initialText);
  const [debounced] = useDebouncedValue(text.trim(), PAUSE);
  const { data, isFetching, isLoadingError } = useQuery({
    ...api.companyLists.companies.options({ query: { search: debounced } }),
    placeholderData: keepPreviousData,
  });
  const isPending = isFetching || debounced !== text.trim();
  const found = (data?.data ?? []).filter(
    ({ slug, label: name }) => !chosen.includes(slug) && (!isPending || stillMatches(name, text)),
  );
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isFocused) box.current?.querySelector("input")?.focus();
  }, [isFocused]);
  return (
    <div ref={box}>
      <ComboboxField
        label={label}
        hideLabel
        optional
        placeholder={placeholder}
        options={found.map(({ slug, label: name }) => ({ value: slug, label: name }))}
        search={text}
        defaultOpened={initialText !== ""}
        onSearch={setText}
        onChange={(slug) => slug !== null && onChoose(slug)}
        nothingFound={notFound(isPending, isLoadingError)}
      />
      <output className="visually-hidden">
        {text.trim() !== "" && !isPending && pluralize(found.length, "suggestion")}
      </output>
    </div>
  );
}

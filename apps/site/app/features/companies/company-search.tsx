import { api } from "@devguild/api-client/browser-api";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";

const PAUSE = 150;

type Props = {
  label: string;
  placeholder: string;
  chosen: readonly string[];
  /** What the field that stood here held, and whether somebody was in it. */
  begin: () => { text: string; isFocused: boolean };
  onChoose: (slug: string) => void;
};

const notFound = (isPending: boolean, hasFailed: boolean) => {
  if (hasFailed) return "The search didn’t work. Keep typing to try again.";
  return isPending ? "Searching …" : "No company name starts like this.";
};

const plain = (text: string) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

// What was found for other letters stays until the server has answered, as far as it seems to fit.
const stillFits = (name: string, text: string) =>
  plain(text)
    .split(/\s+/)
    .every((word) => ` ${plain(name)}`.includes(` ${word}`));

/** Suggests companies by the beginnings of words of their name, those with the most jobs first. */
export default function CompanySearch({ label, placeholder, chosen, begin, onChoose }: Props) {
  const [{ text: begun, isFocused }] = useState(begin);
  const [text, setText] = useState(begun);
  const [settled] = useDebouncedValue(text.trim(), PAUSE);
  const { data, isFetching, isError } = useQuery({
    ...api.companyLists.companies.options({ query: { search: settled } }),
    placeholderData: keepPreviousData,
  });
  const isPending = isFetching || settled !== text.trim();
  const found = (data?.data ?? []).filter(
    ({ slug, label: name }) => !chosen.includes(slug) && (!isPending || stillFits(name, text)),
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
        defaultOpened={begun !== ""}
        onSearch={setText}
        onChange={(slug) => slug !== null && onChoose(slug)}
        nothingFound={notFound(isPending, isError)}
      />
      <output className="visually-hidden">
        {text.trim() !== "" &&
          !isPending &&
          (found.length === 1 ? "1 suggestion" : `${found.length} suggestions`)}
      </output>
    </div>
  );
}

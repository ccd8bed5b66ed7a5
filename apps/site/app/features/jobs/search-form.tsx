import { lazyComponent } from "@devguild/design-system/lazy-component";
import { SearchField } from "@devguild/design-system/search-field";
import {
  JOB_SEARCH_LABEL,
  JOB_SEARCH_PLACEHOLDER,
  JOB_WORDS_MAX,
} from "@devguild/schemas/constants/jobs";
import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { writeAddress } from "@devguild/session/addresses";
import { type FormEvent, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { JOB_SEARCH, type JobSearchState } from "./job-search-address.ts";

// The suggestions' code loads once someone is about to type.
const WordOfferHint = lazyComponent(() => import("./word-offer-hint.tsx"));

type Props = {
  state: JobSearchState;
  path: string;
  options: JobFilterOptions | undefined;
  onChange: (state: JobSearchState) => void;
};

/** The search field: Enter turns all of its words into filters, Tab only the last ones. */
export function SearchForm({ state, path, options, onChange }: Props) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  const [searches, setSearches] = useState(0);
  const chosen = new URLSearchParams(writeAddress(JOB_SEARCH, { ...state, job_title: "" }));

  // Skips the first render, so that text typed before hydration is not lost.
  const shown = useRef({ searches, words: state.job_title });
  const sent = useRef<string | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = { searches, words: state.job_title };
    if (before.searches === searches && before.words === state.job_title) return;
    const field = input.current;
    // What was typed while a search was on its way stays.
    const isTypedSince = sent.current !== null && field?.value.trim() !== sent.current;
    if (field && !isTypedSince) field.value = state.job_title;
    if (before.searches !== searches) sent.current = null;
  }, [searches, state.job_title]);

  const search = async (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? "";
    if (words === state.job_title) return;
    chosen.set("words", words);
    sent.current = words;
    await navigate(`${path}?${chosen}`, { preventScrollReset: true });
    setSearches((count) => count + 1);
  };

  const take = (next: JobSearchState, rest: string) => {
    if (input.current) input.current.value = rest;
    input.current?.focus();
    onChange(next);
  };

  return (
    <search>
      <form method="get" action={path} onSubmit={(event) => void search(event)}>
        <SearchField
          ref={input}
          label={JOB_SEARCH_LABEL}
          name="words"
          defaultValue={state.job_title}
          placeholder={JOB_SEARCH_PLACEHOLDER}
          maxLength={JOB_WORDS_MAX}
          onFocus={() => setIsTyping(true)}
          onChange={() => setIsTyping(true)}
          hint={
            isTyping &&
            options && (
              <Suspense>
                <WordOfferHint input={input} state={state} options={options} onTake={take} />
              </Suspense>
            )
          }
        />
        {[...chosen].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
}

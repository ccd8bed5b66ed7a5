import { Kbd } from "@devguild/design-system/kbd";
import { SearchField } from "@devguild/design-system/search-field";
import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { formText } from "../identity/form-text.ts";
import { type JobSearchState, writeJobSearch } from "./job-search-url.ts";
import type { WordOffer, wordOffers } from "./word-offer.ts";
import classes from "./search-form.module.css";

type Props = {
  state: JobSearchState;
  path: string;
  options: JobFilterOptions | undefined;
  onChange: (state: JobSearchState) => void;
};

const WHAT = "Skill, title, company or city";

/** The offer of the last typed words; what knows them loads once somebody is about to type. */
const useWordOffer = (options: JobFilterOptions | undefined, state: JobSearchState) => {
  const [offers, setOffers] = useState<{ of: ReturnType<typeof wordOffers> }>();
  const [typed, setTyped] = useState("");
  const load = () => {
    if (options && !offers)
      void import("./word-offer.ts").then(({ wordOffers: read }) =>
        setOffers({ of: read(options) }),
      );
  };
  return { offer: typed ? (offers?.of(typed, state) ?? null) : null, load, setTyped };
};

/** The search field: what is typed is read into filters, by Enter for all of it, by Tab for the last words. */
export function SearchForm({ state, path, options, onChange }: Props) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { offer, load, setTyped } = useWordOffer(options, state);
  const [searches, setSearches] = useState(0);
  const statusId = useId();
  const chosen = new URLSearchParams(writeJobSearch({ ...state, job_title: "" }));

  // What was typed before the page came to life is the first thing that the field must not lose.
  const shown = useRef(`${searches} ${state.job_title}`);
  useEffect(() => {
    const next = `${searches} ${state.job_title}`;
    if (shown.current !== next && input.current) input.current.value = state.job_title;
    shown.current = next;
  }, [searches, state.job_title]);

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = formText(new FormData(event.currentTarget), "words").trim();
    setTyped("");
    if (words === state.job_title) return;
    const asked = new URLSearchParams(chosen);
    asked.set("words", words);
    await navigate(`${path}?${asked}`, { preventScrollReset: true });
    setSearches((count) => count + 1);
  };
  const take = ({ rest, take: withOffer }: WordOffer) => {
    if (input.current) input.current.value = rest;
    setTyped(rest);
    onChange(withOffer(state));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!offer || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "Tab" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Tab") take(offer);
    else setTyped("");
  };

  return (
    <search>
      <form action={path} onSubmit={(event) => void search(event)}>
        <SearchField
          ref={input}
          label={WHAT}
          name="words"
          defaultValue={state.job_title}
          placeholder={WHAT}
          maxLength={200}
          aria-describedby={statusId}
          onFocus={load}
          onChange={(event) => {
            load();
            setTyped(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          hint={
            offer && (
              <button
                type="button"
                tabIndex={-1}
                aria-hidden
                className={classes.offer}
                onClick={() => {
                  take(offer);
                  input.current?.focus();
                }}
              >
                <Kbd>Tab</Kbd> {offer.kind && <span>{offer.kind}</span>} <b>{offer.label}</b>
              </button>
            )
          }
        />
        <span id={statusId} role="status" className="visually-hidden">
          {offer && `Tab adds the filter ${offer.kind} ${offer.label}, Escape leaves it.`}
        </span>
        {[...chosen].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
}

import { api } from "@devguild/api-client/browser-api";
import { FailedPart } from "@devguild/company-ui/failed-part";
import { Button } from "@devguild/design-system/button";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { formatCount } from "@devguild/schemas/formats";
import type { SourcingLevels, SourcingOptions } from "@devguild/schemas/sourcing";
import { IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";

import classes from "./query-bar.module.css";
import { findOptionCount } from "./option-counts.ts";
import { QueryToken } from "./query-token.tsx";
import {
  addToken,
  EMPTY_SEARCH,
  removeToken,
  setAtLeast,
  type SourcingSearch,
  sortTokens,
  toFilters,
  type Token,
} from "./sourcing-search.ts";
import { suggestTokens } from "./suggest-tokens.ts";

const KINDS: Record<Token["kind"], string> = {
  skill: "Skill",
  language: "Language",
  location: "Lives in",
  seniority: "Seniority",
  residency: "Lives",
  signed_up: "Signed up",
  last_seen: "Last seen",
  words: "In the profile",
};

const ALL_OR_ANY = [
  { value: "all", label: "All skills" },
  { value: "any", label: "Any" },
] as const;

const describeToken = (token: Token) =>
  token.kind === "skill" && token.atLeast > 0 ? `${token.label} ≥ ${token.atLeast} y` : token.label;

/** How many developers the search would find with a filter. */
function OptionCount({ count }: { count: number | null }) {
  if (count === null) return null;
  return <span className={classes.count}>{formatCount(count)}</span>;
}

type Props = {
  search: SourcingSearch;
  options: SourcingOptions;
  /** How many the search would find with other levels of its filters. */
  levels: SourcingLevels | undefined;
  onChange: (search: SourcingSearch) => void;
};

/**
 * One field for all filters: typing suggests, Enter or Tab takes, Backspace in the empty field removes
 * the last one.
 */
export function QueryBar({ search, options, levels, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const locations = useQuery(api.sourcing.locations.options());
  const named = text.trim();
  const cities = useQuery({
    ...api.catalogue.cities.options({ query: { search: named } }),
    enabled: named.length > 1,
    placeholderData: keepPreviousData,
  });
  const suggested = suggestTokens(text, {
    options,
    places: locations.data?.data.locations ?? [],
    cities: named.length > 1 ? (cities.data?.data ?? []) : [],
  });
  const countsBody = {
    ...toFilters(search),
    cities: suggested.flatMap((token) =>
      token.kind === "location" && token.isCity ? [token.id] : [],
    ),
  };
  const counts = useQuery({
    queryKey: [...api.sourcing.counts.key, countsBody],
    queryFn: () => api.sourcing.counts.call({ body: countsBody }),
    enabled: named !== "",
    placeholderData: keepPreviousData,
  }).data?.data;
  const tokens = sortTokens(search.tokens);
  const highlighted = suggested[at];

  const take = (token: Token) => {
    onChange(addToken(search, token));
    setText("");
    setAt(0);
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const last = tokens.at(-1);
    if (event.key === "Backspace" && text === "" && last)
      return onChange(removeToken(search, last));
    if (event.key === "Escape") return setText("");
    if (!highlighted || event.shiftKey) return undefined;
    if (event.key === "Enter" || event.key === "Tab") {
      event.preventDefault();
      return take(highlighted);
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setAt((at + step + suggested.length) % suggested.length);
    }
    return undefined;
  };
  return (
    <search className={classes.bar}>
      <IconSearch className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <div className={classes.tokens}>
        {tokens.map((token) => (
          <QueryToken
            key={`${token.kind}:${token.id}`}
            token={token}
            options={options}
            counts={levels}
            onAtLeast={(atLeast) => onChange(setAtLeast(search, token, atLeast))}
            onRemove={() => onChange(removeToken(search, token))}
          />
        ))}
        <div className={classes.typing}>
          <input
            ref={input}
            className={classes.input}
            data-query=""
            aria-label="Add a filter"
            autoComplete="off"
            placeholder={
              tokens.length === 0 ? "Skill, language, place, seniority or words" : "Add a filter"
            }
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setAt(0);
            }}
            onKeyDown={press}
          />
          {suggested.length > 0 && (
            <ul className={classes.list}>
              {suggested.map((token, index) => (
                <li key={`${token.kind}:${token.id}`}>
                  <button
                    type="button"
                    // The arrow keys reach it; Tab takes the highlighted one.
                    tabIndex={-1}
                    className={classes.option}
                    data-highlighted={index === at}
                    onClick={() => take(token)}
                  >
                    <span>{describeToken(token)}</span>
                    <span className={classes.kind}>
                      {KINDS[token.kind]}
                      {counts && <OptionCount count={findOptionCount(counts, token)} />}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <span className="visually-hidden" aria-live="polite">
            {highlighted &&
              `${KINDS[highlighted.kind]} ${describeToken(highlighted)}, ${at + 1} of ${suggested.length}`}
          </span>
        </div>
        <FailedPart of="Places" query={cities.isLoadingError ? cities : locations} />
      </div>
      <div className={classes.end}>
        <SegmentedControl
          label="Which skills"
          options={ALL_OR_ANY}
          value={search.skillsRequired ? "all" : "any"}
          onChange={(value) => onChange({ ...search, skillsRequired: value === "all" })}
        />
        {search.tokens.length > 0 && (
          <Button
            size="sm"
            variant="subtle"
            onClick={() => onChange({ ...EMPTY_SEARCH, order: search.order, job: search.job })}
          >
            Clear
          </Button>
        )}
      </div>
    </search>
  );
}

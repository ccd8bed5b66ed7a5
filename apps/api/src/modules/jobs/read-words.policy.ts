import { splitOperators, WORD } from "@devguild/job-index/words";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import { type JobWords, workMode } from "@devguild/schemas/job-words";
import { plainText } from "@devguild/schemas/slugs";

import {
  type Catalogue,
  type Location,
  toLocationItem,
  pick,
} from "../catalogue/catalogue.queries.ts";
import { type Meaning, type Meanings, getMeanings } from "./word-meanings.policy.ts";

type Word = { key: string; start: number; end: number };
type Run = { words: Word[]; meaning: Meaning | null };

const splitWords = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    key: plainText(word),
    start: index,
    end: index + word.length,
  }));

/**
 * Chooses the meaning of a run of words: a location after "in", otherwise the first one in order of
 * precedence.
 */
const chooseMeaning = (meanings: readonly Meaning[], expectsLocation: boolean): Meaning | null => {
  const location = meanings.find(({ kind }) => kind === "location");
  if (expectsLocation && location) return location;
  return meanings.find((each) => each.kind !== "location" || !each.guarded) ?? null;
};

const longestRun = (known: Meanings, words: Word[], expectsLocation: boolean): Run => {
  for (let length = Math.min(known.longest, words.length); length > 0; length--) {
    const run = words.slice(0, length);
    const meaning = chooseMeaning(known.find(run.map(({ key }) => key).join(" ")), expectsLocation);
    if (meaning) return { words: run, meaning };
  }
  return { words: words.slice(0, 1), meaning: null };
};

const splitRuns = (known: Meanings, words: Word[]): Run[] => {
  const runs: Run[] = [];
  let expectsLocation = false;
  for (let at = 0; at < words.length;) {
    const run = longestRun(known, words.slice(at), expectsLocation);
    runs.push(run);
    at += run.words.length;
    // "in Berlin or the Hague": stop words and locations keep the effect of "in".
    if (run.meaning?.kind === "small") expectsLocation ||= run.meaning.expectsLocation;
    else if (run.meaning?.kind !== "location") expectsLocation = false;
  }
  return runs;
};

/**
 * Lists the locations that runs mean. A country right after one of its cities only says which city is
 * meant: "Cambridge, Canada" is one city, not that city and all of Canada.
 */
const findLocations = (runs: readonly Run[]): Location[] => {
  const locations: Location[] = [];
  for (let at = 0; at < runs.length; at++) {
    const meaning = runs[at]?.meaning;
    if (meaning?.kind !== "location") continue;
    const next = runs[at + 1]?.meaning;
    const country = next?.kind === "location" ? next.locations[0] : undefined;
    const city = meaning.locations.find(
      ({ kind, parent_id }) => kind === "city" && parent_id === country?.id,
    );
    if (city) at += 1;
    const location = city ?? meaning.locations[0];
    if (location) locations.push(location);
  }
  return locations;
};

const isTitle = ({ meaning }: Run) => meaning === null || meaning.kind === "title";

/** Extracts the words that are not filters, as typed; stop words are kept only inside a title. */
const extractTitle = (text: string, runs: readonly Run[]): string => {
  const parts: { start: number; end: number }[] = [];
  let open = false;
  for (const run of runs) {
    const [first, last] = [run.words[0], run.words.at(-1)];
    if (!first || !last || run.meaning?.kind === "small") continue;
    const part = open ? parts.at(-1) : undefined;
    if (isTitle(run) && part) part.end = last.end;
    else if (isTitle(run)) parts.push({ start: first.start, end: last.end });
    open = isTitle(run);
  }
  return parts.map(({ start, end }) => text.slice(start, end)).join(" ");
};

/**
 * Parses the text of the search field: longest names first, from left to right. Quoted phrases and
 * words after a minus stay in the text. A text without any words is returned as it is and matches
 * nothing. Source: docs/product/job-search.md.
 */
export const readWords = (catalogue: Catalogue, typed: string): JobWords => {
  const { rest: text, operators } = splitOperators(
    typed.normalize("NFKC").replace(/\p{M}|\p{Cc}/gu, (sign) => (/\p{M}/u.test(sign) ? "" : " ")),
  );
  const words = splitWords(text);
  const runs = splitRuns(getMeanings(catalogue), words);
  const listIds = (kind: "skill" | "seniority" | "language") => [
    ...new Set(runs.flatMap(({ meaning }) => (meaning?.kind === kind ? meaning.id : []))),
  ];
  const modes = new Set(
    runs.flatMap(({ meaning }) => (meaning?.kind === "hybrid_option" ? meaning.value : [])),
  );
  const title = words.length > 0 || operators.length > 0 ? extractTitle(text, runs) : text.trim();
  return {
    skills: pick(catalogue.skills, listIds("skill")).map(({ id, label, slug }) => ({
      id,
      label,
      slug,
    })),
    locations: [...new Set(findLocations(runs))].map(toLocationItem),
    seniorities: EXPERIENCES.filter(({ id }) => listIds("seniority").includes(id)).map(
      ({ id, title, slug }) => ({ id, label: title, slug }),
    ),
    languages: pick(catalogue.languages, listIds("language")).map(({ id, name, slug }) => ({
      id,
      label: name,
      slug,
    })),
    remote: runs.some(({ meaning }) => meaning?.kind === "remote"),
    hybrid_option: workMode.options.filter((mode) => modes.has(mode)),
    job_title: [title, ...operators].filter(Boolean).join(" "),
  };
};

import type { LoaderContext } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import { readJobSearch, withWords, writeJobSearch } from "./job-search-url.ts";

const MOST_CHARACTERS = 200;

/**
 * A search that still holds words as they were typed is sent on to the one that they ask for, so that
 * only that one has an address. The form works this way without JavaScript too.
 */
export const readTypedWords = async ({ api, url }: LoaderContext) => {
  const typed = url.searchParams.get("words");
  if (typed === null) return;
  const text = typed
    .replace(/\p{Cc}/gu, " ")
    .slice(0, MOST_CHARACTERS)
    .toWellFormed();
  const { data } = await api.jobs.words.call({ query: { text } });
  throw redirect(url.pathname + writeJobSearch(withWords(readJobSearch(url.searchParams), data)));
};

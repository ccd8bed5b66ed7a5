import { text as collect } from "node:stream/consumers";

import type { FeedFormat } from "@devguild/schemas/constants/job-listings";

import { fetchFeed, type FetchLimits } from "./fetch-feed.ts";
import { type FeedEntry, FeedProblem, type FeedText } from "./job-boards.port.ts";
import { JOB_BOARDS } from "./job-boards.ts";

const LIMITS: FetchLimits = { timeoutMs: 300_000, maxBytes: 500_000_000, trustedHosts: [] };
const DETAIL_LIMITS: FetchLimits = { ...LIMITS, timeoutMs: 60_000, maxBytes: 5_000_000 };
const MAX_PAGES = 1000;

/** A feed to read: at its address, or the text of an uploaded file. */
type Feed = { format: FeedFormat; address: string; text: FeedText | null };

/** Returns where a board's feed is: the entered address, or the board's public one. */
export const toFeedAddress = (format: FeedFormat, { board, url }: { board: string; url: string }) =>
  url || (board === "" ? "" : (JOB_BOARDS[format].boardUrl?.(board) ?? ""));

async function* readPages(format: FeedFormat, address: string): AsyncGenerator<FeedEntry> {
  const { read, nextPage } = JOB_BOARDS[format];
  let url: string | null = address;
  for (let page = 0; url !== null; page += 1) {
    // The rest of a feed that isn't read to its end would close.
    if (page === MAX_PAGES) throw new FeedProblem(`The feed has more than ${MAX_PAGES} pages.`);
    let entries = 0;
    for await (const entry of read(fetchFeed(url, LIMITS), url)) {
      entries += 1;
      yield entry;
    }
    url = nextPage?.(url, entries) ?? null;
  }
}

/** Reads a feed's entries one after another; throws `FeedProblem` if any part of it can't be read. */
export async function* readFeed({ format, address, text }: Feed): AsyncGenerator<FeedEntry> {
  const { read, detail } = JOB_BOARDS[format];
  if (text !== null) return yield* read(text, address);
  for await (const entry of readPages(format, address)) {
    if (!detail || !("listing" in entry)) yield entry;
    else {
      const url = detail.url(entry.listing);
      const more = detail.read(await collect(fetchFeed(url, DETAIL_LIMITS)));
      yield { listing: { ...entry.listing, ...more } };
    }
  }
}

import type { FeedFormat } from "@devguild/schemas/constants/job-listings";

import { fetchFeed } from "./fetch-feed.ts";
import type { FeedEntry } from "./job-boards.port.ts";
import { JOB_BOARDS } from "./job-boards.ts";

const LIMITS = { timeoutMs: 60_000, maxBytes: 64_000_000, trustedHosts: [] };
const MAX_PAGES = 1000;

/** A feed to read: at its address, or the text of an uploaded file. */
type Feed = { format: FeedFormat; address: string; text: string | null };

/** Returns where a board's feed is: the entered address, or the board's public one. */
export const toFeedAddress = (format: FeedFormat, { board, url }: { board: string; url: string }) =>
  url || (board === "" ? "" : (JOB_BOARDS[format].boardUrl?.(board) ?? ""));

async function* readPages({ format, address, text }: Feed): AsyncGenerator<FeedEntry[]> {
  const board = JOB_BOARDS[format];
  if (text !== null) {
    yield board.read(text, address);
    return;
  }
  let url: string | null = address;
  for (let page = 0; url !== null && page < MAX_PAGES; page += 1) {
    const answer = await fetchFeed(url, LIMITS);
    yield board.read(answer, url);
    url = board.nextPage?.(url, answer) ?? null;
  }
}

/** Reads a feed's entries one after another; throws `FeedProblem` if any part of it can't be read. */
export async function* readFeed(feed: Feed): AsyncGenerator<FeedEntry> {
  const { detail } = JOB_BOARDS[feed.format];
  for await (const page of readPages(feed))
    for (const entry of page) {
      if (!detail || !("listing" in entry) || feed.text !== null) yield entry;
      else {
        const more = detail.read(await fetchFeed(detail.url(entry.listing), LIMITS));
        yield { listing: { ...entry.listing, ...more } };
      }
    }
}

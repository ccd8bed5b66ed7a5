/** A feed's text in parts of any size, so that it is never in memory as a whole. */
export type FeedText = AsyncIterable<string>;

/** A listing as its feed states it; what a feed doesn't state is null or empty. */
export type FeedListing = {
  externalId: string;
  title: string;
  url: string;
  /** Only in feeds with listings of several companies. */
  companyName: string | null;
  locations: string[];
  isRemote: boolean;
  descriptionHtml: string;
  employmentType: string | null;
  /** Per year; null if the feed states another period, or none. */
  salaryMin: number | null;
  salaryMax: number | null;
  publishedAt: Date | null;
};

/** An entry of a feed that isn't a listing that can be shown. */
type FeedGap = { externalId: string; title: string; reason: string };

/** An entry of a feed. In a file of ours, `row` is its row, and `notes` say which of its values can't be used. */
export type FeedEntry = ({ listing: FeedListing } | { gap: FeedGap }) & {
  row?: number;
  notes?: string[];
};

/** One format: where a board's feed is, and how it is read. */
export type JobBoard = {
  /** Returns a board's public feed by the board's name; absent if the format has no boards. */
  boardUrl?: (board: string) => string;
  /** Reads the feed at an address; throws `FeedProblem` if the text isn't one, at its end if it was cut off. */
  read: (text: FeedText, address: string) => AsyncIterable<FeedEntry>;
  /** Returns the next page after one with so many entries; absent if a feed has one page. */
  nextPage?: (url: string, entries: number) => string | null;
  /** Returns where an entry's full text is; absent if the feed includes the texts. */
  detail?: { url: (entry: FeedListing) => string; read: (text: string) => Partial<FeedListing> };
};

/** Why a feed couldn't be read, in words for staff. */
export class FeedProblem extends Error {}

/** The longest entry of a feed, in characters. */
export const MAX_ENTRY = 5_000_000;

export const tooLong = () => new FeedProblem("A listing in the feed is longer than 5 MB.");

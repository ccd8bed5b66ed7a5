/** One thing of a feed. `id` stays the same for good, whatever becomes of its address. */
export type FeedItem = {
  id: string;
  /** Whole, on our site or another's. */
  url: string;
  title: string;
  /** A line or two in plain words. */
  summary: string;
  author: string;
  tags: readonly string[];
  /** Whole; null where there is none. */
  image: string | null;
  publishedAt: string;
};

/** What changed lately in one list, the latest or the best first. Source: docs/product/feeds.md. */
export type Feed = {
  title: string;
  description: string;
  /** Whole: the page that shows the same list. */
  home: string;
  items: readonly FeedItem[];
};

/** When something was last added to a feed; null while it is empty. */
export const changedAt = (items: readonly { publishedAt: string }[]): Date | null => {
  const latest = Math.max(...items.map(({ publishedAt }) => Date.parse(publishedAt)));
  return Number.isFinite(latest) ? new Date(latest) : null;
};

/** A name of a thing that nobody else gives, and that outlives its address (RFC 4151). */
export const buildTag = (site: string, kind: string, id: number | string) =>
  `tag:${new URL(site).hostname},2026:${kind}/${id}`;

/** An item of a feed. `id` never changes, even if the item's URL does. */
export type FeedItem = {
  id: string;
  /** An absolute URL, on our site or another. */
  url: string;
  title: string;
  /** A line or two of plain text. */
  summary: string;
  author: string;
  tags: readonly string[];
  /** An absolute URL; null if there is no image. */
  image: string | null;
  publishedAt: string;
};

/** A feed of one list's items, the latest or the best first. Source: docs/product/feeds.md. */
export type Feed = {
  title: string;
  description: string;
  /** The absolute URL of the page that shows the same list. */
  home: string;
  items: readonly FeedItem[];
};

/** Returns when an item was last added to a feed; null if it is empty. */
export const changedAt = (items: readonly { publishedAt: string }[]): Date | null => {
  const latest = Math.max(...items.map(({ publishedAt }) => Date.parse(publishedAt)));
  return Number.isFinite(latest) ? new Date(latest) : null;
};

/** Builds a globally unique tag URI that stays the same when the item's URL changes (RFC 4151). */
export const buildTag = (site: string, kind: string, id: number | string) =>
  `tag:${new URL(site).hostname},2026:${kind}/${id}`;

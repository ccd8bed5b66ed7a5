import { localized } from "./redirects.ts";

/** What was deleted: a person's own account, or a company's. */
export type DeletedKind = "own" | "company";

/** Returns the page of the site that says what was deleted, and until when it can be restored. */
export const accountDeletedPath = (
  { restorable_until }: { restorable_until: string | null },
  kind: DeletedKind = "own",
): string => {
  const query = new URLSearchParams({
    ...(kind === "company" && { account: kind }),
    ...(restorable_until !== null && { until: restorable_until.slice(0, 10) }),
  }).toString();
  return localized("/user/account-deleted") + (query && `?${query}`);
};

/** Reads the date from that page's query; null if there is none, or it isn't a date. */
export const readRestorableUntil = (query: URLSearchParams): string | null => {
  const until = query.get("until") ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(until) && !Number.isNaN(Date.parse(until)) ? until : null;
};

/** Reads from that page's query what was deleted. */
export const readDeletedKind = (query: URLSearchParams): DeletedKind =>
  query.get("account") === "company" ? "company" : "own";

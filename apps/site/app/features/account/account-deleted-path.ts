import type { DeletedAccount } from "@devguild/schemas/account";
import { localized } from "@devguild/session/redirects";

/** Returns the page that says what was deleted, and until when it can be restored. */
export const accountDeletedPath = ({ restorable_until }: DeletedAccount): string => {
  const path = localized("/user/account-deleted");
  return restorable_until === null ? path : `${path}?until=${restorable_until.slice(0, 10)}`;
};

/** Reads the date from that page's query; null if there is none, or it isn't a date. */
export const readRestorableUntil = (query: URLSearchParams): string | null => {
  const until = query.get("until") ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(until) && !Number.isNaN(Date.parse(until)) ? until : null;
};

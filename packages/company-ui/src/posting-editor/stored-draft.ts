import { STORAGE_PREFIX } from "@devguild/schemas/product";

import { type PostingDraft, isSameDraft } from "./posting-draft.ts";

/** A draft as it is stored in this browser. */
export type StoredDraft = {
  draft: PostingDraft;
  /** The server's version that the draft is based on. */
  base: PostingDraft;
  /** Whether the server has all changes. */
  saved: boolean;
  /** Whether it was cleared and not edited since. */
  reset: boolean;
};

/** The ad that a form edits: an existing one, a new one, or a copy of another. */
export type DraftAddress = { userId: number; jobId: number | null; copyOf: number | null };

const getKey = ({ userId, jobId, copyOf }: DraftAddress) =>
  `${STORAGE_PREFIX}.job-draft.${userId}.${jobId ?? (copyOf === null ? "new" : `copy-${copyOf}`)}`;

const isStored = (value: unknown): value is StoredDraft => {
  const { draft, base } = (value ?? {}) as Partial<StoredDraft>;
  return [draft, base].every(
    (each) => typeof each?.title === "string" && Array.isArray(each.remote_locations),
  );
};

/** Returns the stored draft; null if there is none, or if its format is outdated. */
export const readStoredDraft = (address: DraftAddress): StoredDraft | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(getKey(address)) ?? "null");
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
};

/** Stores a draft; returns whether that worked. */
export const storeDraft = (address: DraftAddress, stored: StoredDraft): boolean => {
  try {
    localStorage.setItem(getKey(address), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
};

/** Removes a stored draft. */
export const removeStoredDraft = (address: DraftAddress) => {
  try {
    localStorage.removeItem(getKey(address));
  } catch {
    // Without storage there is nothing to remove.
  }
};

const GUEST_ID = 0;

/** Gives an ad that a guest wrote to whoever has logged in; for the company, it is new. Pure. */
const toOwnDraft = ({ draft }: StoredDraft, server: PostingDraft): StoredDraft => ({
  draft: {
    ...draft,
    is_agency: server.is_agency,
    job_posting_owner_id: server.job_posting_owner_id,
  },
  base: server,
  saved: false,
  reset: false,
});

/**
 * Returns the stored draft of a form, given the server's version. A new ad that was begun here before logging
 * in goes on as the person's own, unless they have begun one themselves.
 */
export const findStoredDraft = (
  address: DraftAddress,
  server: PostingDraft,
): StoredDraft | null => {
  const own = readStoredDraft(address);
  const isNewAd = address.jobId === null && address.copyOf === null;
  if (!isNewAd || address.userId === GUEST_ID || (own && !own.saved)) return own;
  const guests = { ...address, userId: GUEST_ID };
  const begun = readStoredDraft(guests);
  if (!begun || begun.saved) return own;
  const claimed = toOwnDraft(begun, server);
  if (storeDraft(address, claimed)) removeStoredDraft(guests);
  return claimed;
};

/** The initial state of a form. */
export type RestoredDraft = {
  draft: PostingDraft;
  base: PostingDraft;
  saved: boolean;
  /** A newer version on the server, which the user has to accept or reject. */
  other: PostingDraft | null;
};

/**
 * Returns a form's initial state: unsaved changes from this browser, otherwise the server's
 * version. If both have changed, the user chooses. Pure.
 */
export const restoreDraft = (server: PostingDraft, stored: StoredDraft | null): RestoredDraft => {
  const fromServer = { draft: server, base: server, saved: true, other: null };
  if (!stored || stored.saved || isSameDraft(stored.draft, server)) return fromServer;
  const draft = { ...stored.draft, price_id: null };
  const isNewer = !isSameDraft(stored.base, server);
  return { draft, base: server, saved: false, other: isNewer ? server : null };
};

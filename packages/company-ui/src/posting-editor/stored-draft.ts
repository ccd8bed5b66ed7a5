import { STORAGE_PREFIX } from "@devguild/schemas/product";

import { type PostingDraft, isSameDraft } from "./posting-draft.ts";

/** A draft as it is stored in this browser. */
export type StoredDraft = {
  draft: PostingDraft;
  /** What the server had when the draft was last equal to it. */
  base: PostingDraft;
  /** Whether the server has all of it. */
  saved: boolean;
  /** Whether it was cleared, and nothing has been written since. */
  reset: boolean;
};

/** The ad that a form writes: an existing one, a new one, or a copy of another. */
export type DraftAddress = { userId: number; jobId: number | null; copyOf: number | null };

const getKey = ({ userId, jobId, copyOf }: DraftAddress) =>
  `${STORAGE_PREFIX}.job-draft.${userId}.${jobId ?? (copyOf === null ? "new" : `copy-${copyOf}`)}`;

const isStored = (value: unknown): value is StoredDraft => {
  const { draft, base } = (value ?? {}) as Partial<StoredDraft>;
  return [draft, base].every(
    (each) => typeof each?.title === "string" && Array.isArray(each.remote_locations),
  );
};

/** The stored draft; null where there is none, or none that this version understands. */
export const readStoredDraft = (address: DraftAddress): StoredDraft | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(getKey(address)) ?? "null");
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
};

/** Stores a draft; gives whether the browser took it. */
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
    // A browser that stores nothing has nothing to remove.
  }
};

/** What a form starts with. */
export type RestoredDraft = {
  draft: PostingDraft;
  base: PostingDraft;
  saved: boolean;
  /** A newer version from the server, which the writer has to choose or refuse. */
  other: PostingDraft | null;
};

/**
 * What a form starts with: what was typed here and is not saved yet, else what the server has. Where
 * both have changed, both are offered. Pure.
 */
export const restoreDraft = (server: PostingDraft, stored: StoredDraft | null): RestoredDraft => {
  const fromServer = { draft: server, base: server, saved: true, other: null };
  if (!stored || stored.saved || isSameDraft(stored.draft, server)) return fromServer;
  const draft = { ...stored.draft, price_id: null };
  const isNewer = !isSameDraft(stored.base, server);
  return { draft, base: server, saved: false, other: isNewer ? server : null };
};

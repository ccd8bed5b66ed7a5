import { STORAGE_PREFIX } from "@devguild/schemas/product";

import { type PostingDraft, saysTheSame } from "./posting-draft.ts";

/** A draft as this browser keeps it. */
export type StoredDraft = {
  draft: PostingDraft;
  /** What the server had when the draft was last equal to it. */
  base: PostingDraft;
  /** Whether the server has all of it. */
  saved: boolean;
  /** Whether it was emptied, and nothing has been written since. */
  reset: boolean;
};

/** Which ad a form writes: one that exists, a new one, or a copy of another. */
export type DraftAddress = { userId: number; jobId: number | null; copyOf: number | null };

const keyOf = ({ userId, jobId, copyOf }: DraftAddress) =>
  `${STORAGE_PREFIX}.job-draft.${userId}.${jobId ?? (copyOf === null ? "new" : `copy-${copyOf}`)}`;

const isStored = (value: unknown): value is StoredDraft => {
  const { draft, base } = (value ?? {}) as Partial<StoredDraft>;
  return [draft, base].every(
    (each) => typeof each?.title === "string" && Array.isArray(each.remote_locations),
  );
};

/** The kept draft; null where there is none, or none that this version understands. */
export const readStoredDraft = (address: DraftAddress): StoredDraft | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(address)) ?? "null");
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
};

/** Keeps a draft; whether the browser took it. */
export const keepDraft = (address: DraftAddress, stored: StoredDraft): boolean => {
  try {
    localStorage.setItem(keyOf(address), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
};

export const forgetDraft = (address: DraftAddress) => {
  try {
    localStorage.removeItem(keyOf(address));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};

/** Where a form begins. */
export type Beginning = {
  draft: PostingDraft;
  base: PostingDraft;
  saved: boolean;
  /** Another version that the server has by now; somebody has to choose. */
  other: PostingDraft | null;
};

/**
 * Where a form begins: with what was typed here and is not saved yet, else with what the server has.
 * Where both have moved on, both are offered. Pure.
 */
export const beginWith = (server: PostingDraft, stored: StoredDraft | null): Beginning => {
  const fromServer = { draft: server, base: server, saved: true, other: null };
  if (!stored || stored.saved || saysTheSame(stored.draft, server)) return fromServer;
  const draft = { ...stored.draft, price_id: null };
  const isNewer = !saysTheSame(stored.base, server);
  return { draft, base: server, saved: false, other: isNewer ? server : null };
};

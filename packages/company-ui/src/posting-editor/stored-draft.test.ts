import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { emptyDraft } from "./posting-draft.ts";
import {
  findStoredDraft,
  readStoredDraft,
  restoreDraft,
  storeDraft,
  type StoredDraft,
} from "./stored-draft.ts";

const titled = (title: string) => ({
  ...emptyDraft({ is_agency: false, job_posting_owner_id: null }),
  title,
});
const stored = (draft: string, base: string, saved = false): StoredDraft => ({
  draft: titled(draft),
  base: titled(base),
  saved,
  reset: false,
});

describe("a form that is opened again starts", () => {
  test("with the server's ad where nothing is stored here", () => {
    const restored = restoreDraft(titled("Baker"), null);
    expect(restored).toMatchObject({ draft: { title: "Baker" }, saved: true, other: null });
  });

  test("with what was typed and not saved", () => {
    const restored = restoreDraft(titled("Baker"), stored("Bakery lead", "Baker"));
    expect(restored).toMatchObject({ draft: { title: "Bakery lead" }, saved: false, other: null });
  });

  test("with the server's ad where everything typed here was saved", () => {
    const restored = restoreDraft(titled("Head baker"), stored("Baker", "Baker", true));
    expect(restored).toMatchObject({ draft: { title: "Head baker" }, saved: true, other: null });
  });

  test("with a question where both have changed", () => {
    const restored = restoreDraft(titled("Head baker"), stored("Bakery lead", "Baker"));
    expect(restored.draft.title).toBe("Bakery lead");
    expect(restored.other?.title).toBe("Head baker");
  });

  test("without a question where both changed to the same", () => {
    expect(restoreDraft(titled("Head baker"), stored("Head baker", "Baker")).other).toBeNull();
  });

  test("with a price to choose again", () => {
    const priced = stored("Bakery lead", "Baker");
    priced.draft.price_id = 4;
    expect(restoreDraft(titled("Baker"), priced).draft.price_id).toBeNull();
  });
});

describe("an ad that a guest began", () => {
  const items = new Map<string, string>();
  const NEW = { jobId: null, copyOf: null };
  const GUEST = { userId: 0, ...NEW };
  const MEMBER = { userId: 7, ...NEW };
  const server = { ...titled(""), job_posting_owner_id: 7, is_agency: true };

  beforeEach(() => {
    items.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("goes on after logging in, as the person's own and without a question", () => {
    storeDraft(GUEST, stored("Baker", ""));
    const found = findStoredDraft(MEMBER, server);
    const restored = restoreDraft(server, found);
    expect(restored).toMatchObject({
      draft: { title: "Baker", job_posting_owner_id: 7, is_agency: true },
      saved: false,
      other: null,
    });
    expect(readStoredDraft(MEMBER)).toEqual(found);
    expect(readStoredDraft(GUEST)).toBeNull();
  });

  test("replaces neither one's own, nor a copy, nor another ad", () => {
    storeDraft(GUEST, stored("Baker", ""));
    expect(findStoredDraft({ ...MEMBER, copyOf: 3 }, server)).toBeNull();
    expect(findStoredDraft({ ...MEMBER, jobId: 3 }, server)).toBeNull();
    storeDraft(MEMBER, stored("Cook", ""));
    expect(findStoredDraft(MEMBER, server)?.draft.title).toBe("Cook");
    expect(readStoredDraft(GUEST)?.draft.title).toBe("Baker");
  });

  test("is left alone while nothing was typed, and by guests", () => {
    storeDraft(GUEST, stored("", "", true));
    expect(findStoredDraft(MEMBER, server)).toBeNull();
    expect(findStoredDraft(GUEST, server)).toEqual(stored("", "", true));
  });
});

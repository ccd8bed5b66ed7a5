import { describe, expect, test } from "vitest";

import { emptyDraft } from "./posting-draft.ts";
import { restoreDraft, type StoredDraft } from "./stored-draft.ts";

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

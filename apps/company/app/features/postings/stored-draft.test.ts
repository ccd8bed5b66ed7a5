import { describe, expect, test } from "vitest";

import { emptyDraft } from "./posting-draft.ts";
import { beginWith, type StoredDraft } from "./stored-draft.ts";

const titled = (title: string) => ({
  ...emptyDraft({ is_agency: false, job_posting_owner_id: null } as never),
  title,
});
const stored = (draft: string, base: string, saved = false): StoredDraft => ({
  draft: titled(draft),
  base: titled(base),
  saved,
  reset: false,
});

describe("a form that is opened again begins", () => {
  test("with the server's ad where nothing is kept here", () => {
    const beginning = beginWith(titled("Baker"), null);
    expect(beginning).toMatchObject({ draft: { title: "Baker" }, saved: true, other: null });
  });

  test("with what was typed and not saved", () => {
    const beginning = beginWith(titled("Baker"), stored("Bakery lead", "Baker"));
    expect(beginning).toMatchObject({ draft: { title: "Bakery lead" }, saved: false, other: null });
  });

  test("with the server's ad where all that was typed here was saved", () => {
    const beginning = beginWith(titled("Head baker"), stored("Baker", "Baker", true));
    expect(beginning).toMatchObject({ draft: { title: "Head baker" }, saved: true, other: null });
  });

  test("with a question where both have changed", () => {
    const beginning = beginWith(titled("Head baker"), stored("Bakery lead", "Baker"));
    expect(beginning.draft.title).toBe("Bakery lead");
    expect(beginning.other?.title).toBe("Head baker");
  });

  test("without one where both were changed to the same", () => {
    expect(beginWith(titled("Head baker"), stored("Head baker", "Baker")).other).toBeNull();
  });

  test("with a price to choose anew", () => {
    const kept = stored("Bakery lead", "Baker");
    kept.draft.price_id = 4;
    expect(beginWith(titled("Baker"), kept).draft.price_id).toBeNull();
  });
});

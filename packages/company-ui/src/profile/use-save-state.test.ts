import { expect, test, vi } from "vitest";

import { type ProfileSaveState, toSaveState } from "./use-save-state.ts";

const saved: ProfileSaveState = { kind: "saved", at: 0, undo: null };
const offline = new Error("Offline");

test("a later change that is saved doesn’t hide one that isn’t, and all of those are sent again", () => {
  const retries = { name: vi.fn<() => void>(), founded: vi.fn<() => void>() };
  const unsaved = new Map(
    Object.entries(retries).map(([field, retry]) => [field, { error: offline, retry }]),
  );
  const state = toSaveState(unsaved, saved);
  expect(state).toMatchObject({ kind: "failed", error: offline });
  if (state.kind === "failed") state.retry();
  expect(retries.name).toHaveBeenCalledOnce();
  expect(retries.founded).toHaveBeenCalledOnce();
  expect(toSaveState(new Map(), saved)).toBe(saved);
});

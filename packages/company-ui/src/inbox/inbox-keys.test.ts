import { expect, test } from "vitest";

import { readInboxCommand } from "./inbox-keys.ts";

const press = (key: string, more: Partial<Parameters<typeof readInboxCommand>[0]> = {}) =>
  readInboxCommand({
    key,
    hasModifier: false,
    isInField: false,
    hasOwnArrows: false,
    isOnOpen: false,
    canEdit: true,
    ...more,
  });

test("letters and digits work through the list", () => {
  expect(press("j")).toEqual({ kind: "step", by: 1 });
  expect(press("ArrowUp")).toEqual({ kind: "step", by: -1 });
  expect(press("x")).toEqual({ kind: "select" });
  expect(press("E")).toEqual({ kind: "decline" });
  expect(press("3")).toEqual({ kind: "move", to: 3 });
  expect(press("r")).toEqual({ kind: "write" });
  expect(press("n")).toEqual({ kind: "note" });
  expect(press("z")).toEqual({ kind: "undo" });
  expect(press("/")).toEqual({ kind: "search" });
  expect(press("?")).toEqual({ kind: "help" });
  expect(press("1")).toBeNull();
  expect(press("toString")).toBeNull();
});

test("Enter on the open candidate leads into their details; on another, it opens that one", () => {
  expect(press("Enter", { isOnOpen: true })).toEqual({ kind: "enter-panel" });
  expect(press("Enter")).toBeNull();
});

test("keys in a field, with a modifier or without permission do nothing", () => {
  expect(press("e", { isInField: true })).toBeNull();
  expect(press("Escape", { isInField: true })).toEqual({ kind: "leave-field" });
  expect(press("r", { hasModifier: true })).toBeNull();
  expect(press("ArrowDown", { hasOwnArrows: true })).toBeNull();
  expect(press("e", { canEdit: false })).toBeNull();
  expect(press("4", { canEdit: false })).toBeNull();
  expect(press("z", { canEdit: false })).toBeNull();
  expect(press("x", { canEdit: false })).toEqual({ kind: "select" });
});

import { describe, expect, test } from "vitest";

import { readCommand, findNeighbour, stepFrom } from "./candidate-keys.ts";
import { COMPANY_MOVES } from "./company-moves.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const { NEW_CANDIDATE, INTERVIEWING, HIRED, WALKED_AWAY, DECLINED_BY_COMPANY } =
  APPLICATION_STATUSES;

const press = (key: string, over: Partial<Parameters<typeof readCommand>[0]> = {}) =>
  readCommand({
    key,
    hasModifier: false,
    isInField: false,
    hasOwnArrows: false,
    isOnOpen: false,
    moves: [],
    ...over,
  });

describe("a key on the page of candidates", () => {
  test("Enter on the open candidate leads into the panel; on another, it opens that one", () => {
    expect(press("Enter", { isOnOpen: true })).toEqual({ kind: "enter-panel" });
    expect(press("Enter")).toBeNull();
  });

  test.each([
    ["j", 1],
    ["ArrowDown", 1],
    ["k", -1],
    ["ArrowUp", -1],
  ] as const)("%s walks", (key, by) => {
    expect(press(key)).toEqual({ kind: "step", by });
  });

  test.each([
    [NEW_CANDIDATE, [INTERVIEWING, HIRED, DECLINED_BY_COMPANY]],
    [INTERVIEWING, [NEW_CANDIDATE, HIRED, DECLINED_BY_COMPANY]],
    [DECLINED_BY_COMPANY, [NEW_CANDIDATE, INTERVIEWING]],
    [HIRED, []],
    [WALKED_AWAY, []],
  ] as const)("moves a candidate in state %i only where the company may", (movable, allowed) => {
    const moves = COMPANY_MOVES.getNext(movable);
    const heard = [1, 2, 3, 4, 5, 6, 7, 8].filter((digit) => press(String(digit), { moves }));
    expect(heard).toEqual(allowed);
    expect(allowed.map((to) => press(String(to), { moves }))).toEqual(
      allowed.map((to) => ({ kind: "move", to })),
    );
  });

  test("is a letter where one types, and Escape leaves the field first", () => {
    expect(press("j", { isInField: true })).toBeNull();
    expect(press("3", { isInField: true, moves: [INTERVIEWING] })).toBeNull();
    expect(press("Escape", { isInField: true })).toEqual({ kind: "leave-field" });
    expect(press("Escape")).toEqual({ kind: "close" });
  });

  test("is the browser's with Ctrl, and an arrow the panel's where it scrolls", () => {
    expect(press("k", { hasModifier: true })).toBeNull();
    expect(press("ArrowDown", { hasOwnArrows: true })).toBeNull();
    expect(press("j", { hasOwnArrows: true })).toEqual({ kind: "step", by: 1 });
  });
});

test("walking begins at an end and stops at the other", () => {
  const ids = [7, 3, 9];
  expect(stepFrom(ids, null, 1)).toBe(7);
  expect(stepFrom(ids, null, -1)).toBe(9);
  expect(stepFrom(ids, 7, 1)).toBe(3);
  expect(stepFrom(ids, 9, 1)).toBeNull();
  expect(stepFrom(ids, 7, -1)).toBeNull();
  expect(stepFrom([], null, 1)).toBeNull();
});

test.each([
  [30, 1, 20],
  [20, -1, 30],
  [10, 1, 10],
  [30, -1, 30],
  [99, 1, 30],
  [99, -1, 30],
] as const)("from candidate %i a step of %i leads to %i", (id, step, next) => {
  expect(findNeighbour([30, 20, 10], id, step)).toBe(next);
});

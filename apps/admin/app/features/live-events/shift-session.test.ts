import { describe, expect, test } from "vitest";

import { readShiftKey, roundShift, shiftTimes } from "./shift-session.ts";

const at = (time: string) => `2026-11-23T${time}:00.000Z`;
const talk = { starts_at: at("10:00"), ends_at: at("10:45") };
const timeline = { from: Date.parse(at("09:00")), until: Date.parse(at("12:00")) };
const MINUTE_MS = 60_000;

const startOf = (session: typeof talk, minutes: number) =>
  shiftTimes(session, roundShift(session, timeline, minutes * MINUTE_MS)).starts_at;

describe("a session moved on the timeline", () => {
  test.each([
    [12, "10:10"],
    [13, "10:15"],
    [-58, "09:00"],
    [-400, "09:00"],
    [400, "11:15"],
  ])("by %i minutes starts at %s", (minutes, time) => {
    expect(startOf(talk, minutes)).toBe(at(time));
  });

  test("starts at a full five minutes, whatever it started at, and keeps its length", () => {
    const odd = { starts_at: at("10:02"), ends_at: at("10:47") };
    expect(shiftTimes(odd, roundShift(odd, timeline, 4 * MINUTE_MS))).toEqual({
      starts_at: at("10:05"),
      ends_at: at("10:50"),
    });
  });

  test("longer than the timeline stays where it is", () => {
    const long = { starts_at: at("09:30"), ends_at: at("13:30") };
    expect(startOf(long, 60)).toBe(at("09:30"));
  });
});

test.each([
  ["ArrowRight", false, 5],
  ["ArrowLeft", false, -5],
  ["ArrowRight", true, 30],
  ["ArrowLeft", true, -30],
])("the key %s (with Shift: %s) moves by %i minutes", (key, shiftKey, minutes) => {
  expect(readShiftKey({ key, shiftKey })).toBe(minutes * MINUTE_MS);
});

test("other keys move nothing", () => {
  expect(readShiftKey({ key: "ArrowUp", shiftKey: false })).toBeNull();
});

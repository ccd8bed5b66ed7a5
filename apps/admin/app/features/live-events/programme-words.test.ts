import { findConflicts } from "@devguild/schemas/constants/live-programme";
import type { AdminSession } from "@devguild/schemas/live-sessions";
import { expect, test } from "vitest";

import { describeConflict, groupByStage, layOutTimeline } from "./programme-words.ts";

const session = (id: number, from: string, until: string, values: Partial<AdminSession> = {}) =>
  ({
    id,
    title: `Talk ${id}`,
    starts_at: `2026-11-26T${from}:00.000Z`,
    ends_at: `2026-11-26T${until}:00.000Z`,
    stage: "Main stage",
    speakers: [],
    ...values,
  }) as unknown as AdminSession;
const DUVAL = { speakers: [{ id: 1, label: "Marc Duval", detail: "" }] };

const describeOnly = (...sessions: AdminSession[]) => {
  const [conflict] = findConflicts(sessions);
  if (!conflict) throw new Error("There is no conflict.");
  return describeConflict(conflict, "Europe/Berlin");
};

test("a conflict is named in the event's time zone, with its reason", () => {
  expect(
    describeOnly(
      session(1, "17:05", "17:50", { ...DUVAL, stage: "Workshop" }),
      session(2, "17:35", "18:10", DUVAL),
    ),
  ).toEqual({
    what: "Marc Duval is in two places from 18:35 to 18:50.",
    why: "“Talk 1” ends 15 min into “Talk 2”.",
  });
  expect(describeOnly(session(1, "17:00", "18:00"), session(2, "17:10", "17:20"))).toEqual({
    what: "Main stage has two sessions from 18:10 to 18:20.",
    why: "“Talk 2” takes place during “Talk 1”.",
  });
});

test("stages are in the order of their first session", () => {
  const lanes = groupByStage([
    session(1, "17:00", "18:00"),
    session(2, "17:00", "18:00", { stage: "Workshop" }),
    session(3, "18:00", "19:00"),
  ]);
  expect(lanes.map(({ stage, sessions }) => [stage, sessions.map(({ id }) => id)])).toEqual([
    ["Main stage", [1, 3]],
    ["Workshop", [2]],
  ]);
});

test("a timeline begins and ends on a half hour, and isn't drawn over days", () => {
  const timeline = layOutTimeline([session(1, "17:10", "18:05"), session(2, "18:05", "18:50")]);
  expect(timeline?.ticks.map((tick) => new Date(tick).toISOString().slice(11, 16))).toEqual([
    "17:00",
    "17:30",
    "18:00",
    "18:30",
  ]);
  expect(timeline?.place(Date.parse("2026-11-26T18:00:00Z"))).toBe(50);
  expect(layOutTimeline([session(1, "01:00", "02:00"), session(2, "20:00", "21:00")])).toBeNull();
  expect(layOutTimeline([])).toBeNull();
});

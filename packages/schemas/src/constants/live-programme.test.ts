import { expect, test } from "vitest";

import { findConflicts } from "./live-programme.ts";

const DUVAL = { id: 1, label: "Marc Duval" };
const NWOSU = { id: 2, label: "Amara Nwosu" };

const session = (
  id: number,
  [from, until]: [from: string, until: string],
  stage = "Main stage",
  speakers = [DUVAL],
) => ({
  id,
  title: `Session ${id}`,
  starts_at: `2026-11-26T${from}:00.000Z`,
  ends_at: `2026-11-26T${until}:00.000Z`,
  stage,
  speakers,
});

test("a speaker in two places is named, with both ways out", () => {
  const workshop = session(1, ["18:05", "18:50"], "Workshop");
  const talk = session(2, ["18:35", "19:10"]);
  expect(findConflicts([talk, workshop])).toEqual([
    {
      first: workshop,
      second: talk,
      speaker: "Marc Duval",
      from: "2026-11-26T18:35:00.000Z",
      until: "2026-11-26T18:50:00.000Z",
      ways: [
        {
          session: workshop,
          starts_at: "2026-11-26T17:50:00.000Z",
          ends_at: "2026-11-26T18:35:00.000Z",
        },
        {
          session: talk,
          starts_at: "2026-11-26T18:50:00.000Z",
          ends_at: "2026-11-26T19:25:00.000Z",
        },
      ],
    },
  ]);
});

test("no way out leads out of the event", () => {
  const sessions = [session(1, ["18:05", "18:50"]), session(2, ["18:35", "19:10"])];
  const during = (from: string, until: string) =>
    findConflicts(sessions, {
      starts_at: `2026-11-26T${from}:00.000Z`,
      ends_at: `2026-11-26T${until}:00.000Z`,
    })[0]?.ways.map(({ session: { id } }) => id);
  expect(during("17:50", "19:25")).toEqual([1, 2]);
  expect(during("18:00", "19:30")).toEqual([2]);
  expect(during("17:00", "19:20")).toEqual([1]);
  expect(during("18:00", "19:15")).toEqual([]);
});

test("two sessions on one stage are in each other's way, whoever speaks", () => {
  const [conflict, ...others] = findConflicts([
    session(1, ["18:00", "19:00"]),
    session(2, ["18:10", "18:20"], "Main stage", [NWOSU]),
  ]);
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({ speaker: null, until: "2026-11-26T18:20:00.000Z" });
});

test.each([
  ["one after the other", session(2, ["19:00", "20:00"])],
  ["on two stages by different people", session(2, ["18:00", "19:00"], "Workshop", [NWOSU])],
])("%s, sessions go together", (_, other) => {
  expect(findConflicts([session(1, ["18:00", "19:00"]), other])).toEqual([]);
});

test("each pair of three is found", () => {
  const three = [1, 2, 3].map((id) => session(id, ["18:00", "19:00"]));
  expect(findConflicts(three).map(({ first, second }) => [first.id, second.id])).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});

import type { EventSession } from "@devguild/schemas/events";
import type { PartnershipActivity, PartnershipPerson } from "@devguild/schemas/partnerships";
import { describe, expect, test } from "vitest";

import { findClashes, findHours, layOut, moveActivity, toDragMinutes } from "./day-view.ts";

const ZONE = "Europe/Vienna";
const at = (time: string) => `2027-07-08T${time}:00.000Z`;

const person = (id: number, first_name: string, last_name: string): PartnershipPerson => ({
  id,
  first_name,
  last_name,
  email: `${id}@test.example`,
  phone: null,
  job_title: "Engineer",
  role: "speaker",
  image_url: null,
});

const activity = (
  id: number,
  from: string,
  to: string,
  person_ids: number[] = [],
): PartnershipActivity => ({
  id,
  title: `Activity ${id}`,
  description: "",
  location: "",
  starts_at: at(from),
  ends_at: at(to),
  person_ids,
});

const talk = (from: string, to: string, speaker: string): EventSession => ({
  id: 1,
  title: "Containers",
  kind: "talk",
  room: "Stage 2",
  starts_at: at(from),
  ends_at: at(to),
  speakers: [{ id: 9, name: speaker }],
});

const people = [person(1, "Jonas", "Brandt"), person(2, "Mara", "Kessler")];
const clashes = (activities: PartnershipActivity[], sessions: EventSession[] = []) =>
  findClashes({ company_people: people, sessions, company_booth_activities: activities }, ZONE);

test.each([
  [0.5 / 8, 30],
  [0.13 / 8, 15],
  [0.12 / 8, 0],
  [-0.5 / 8, -30],
  // Not beyond what the line shows.
  [-1, -60],
  [1, 5.5 * 60],
])("dragged by %d of a line of 8 hours, an activity moves by %d minutes", (part, minutes) => {
  const dragged = activity(1, "08:00", "09:30");
  expect(toDragMinutes(dragged, part, { zone: ZONE, hours: { first: 9, last: 17 } })).toBe(minutes);
});

describe("someone in two places", () => {
  test("is found in a session, whatever the case of the name, with the next free time", () => {
    const found = clashes(
      [activity(1, "09:30", "10:00", [1])],
      [talk("09:20", "10:05", "jonas brandt")],
    );
    expect(found).toEqual([
      {
        activityId: 1,
        text: "Activity 1 starts while Jonas is on Stage 2.",
        freeAt: at("10:15"),
      },
    ]);
  });

  test("is found in two activities; two people may be in two places", () => {
    const two = [activity(1, "09:00", "10:00", [1]), activity(2, "09:30", "10:30", [1])];
    expect(clashes(two).map(({ text }) => text)).toEqual([
      "Activity 1 is on when Jonas has to be at “Activity 2”.",
      "Activity 2 starts while Jonas is at “Activity 1”.",
    ]);
    expect(
      clashes([activity(1, "09:00", "10:00", [1]), activity(2, "09:30", "10:30", [2])]),
    ).toEqual([]);
  });

  test("isn't anyone who goes from one to the next", () => {
    const next = [activity(1, "09:00", "10:00", [1]), activity(2, "10:00", "10:30", [1])];
    expect(clashes(next)).toEqual([]);
  });
});

test("an activity moves and keeps its length", () => {
  expect(moveActivity(activity(1, "09:00", "10:00"), -15)).toMatchObject({
    starts_at: at("08:45"),
    ends_at: at("09:45"),
  });
});

test("a day shows the usual hours, and earlier or later ones if needed", () => {
  expect(findHours([], "2027-07-08", ZONE)).toEqual({ first: 9, last: 17 });
  expect(findHours([activity(1, "05:30", "18:10")], "2027-07-08", ZONE)).toEqual({
    first: 7,
    last: 21,
  });
  expect(findHours([activity(1, "05:30", "18:10")], "2027-07-09", ZONE)).toEqual({
    first: 9,
    last: 17,
  });
});

test("what overlaps gets a row of its own", () => {
  const day = { day: "2027-07-08", zone: ZONE, hours: { first: 9, last: 17 } };
  const slots = layOut(
    [activity(1, "07:00", "09:00"), activity(2, "08:00", "09:00"), activity(3, "09:00", "11:00")],
    day,
  );
  expect(slots.map(({ left, width, row }) => [left, width, row])).toEqual([
    [0, 25, 0],
    [12.5, 12.5, 1],
    [25, 25, 0],
  ]);
  expect(layOut([activity(1, "07:00", "09:00")], { ...day, day: "2027-07-09" })).toEqual([]);
});

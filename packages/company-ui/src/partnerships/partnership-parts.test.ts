import type { Partnership, PartnershipPerson } from "@devguild/schemas/partnerships";
import { describe, expect, test } from "vitest";

import {
  countDaysUntil,
  describeMissing,
  describeParts,
  formatEventDays,
  listParts,
} from "./partnership-parts.ts";

const NOW = new Date("2026-11-19T10:00:00Z");

const event = {
  id: 1,
  name: "Guild Congress",
  slug: "guild-congress",
  city: "Vienna",
  starts_on: "2027-07-08",
  ends_on: "2027-07-10",
  timezone: "Europe/Vienna",
  external_url: null,
};

const person = (id: number, role: PartnershipPerson["role"]): PartnershipPerson => ({
  id,
  first_name: "Mara",
  last_name: "Kessler",
  email: `${id}@test.example`,
  phone: null,
  job_title: "Engineer",
  role,
  image_url: null,
});

const empty: Partnership = {
  id: 1,
  partnership_id: 1,
  company_id: 1,
  event,
  package: {
    id: 1,
    name: "Host",
    tier: "host",
    has_booth: true,
    passes: 2,
    talks: 1,
    workshops: 0,
  },
  company_name: "Tidewerk",
  company_congress_logo_url: null,
  company_congress_cover_url: null,
  company_booth_number: null,
  company_introduction: "",
  company_people: [],
  sessions: [],
  company_sessions: [],
  company_goodies: [],
  company_booth_activities: [],
  company_link_one: null,
  company_link_one_title: null,
  company_link_two: null,
  company_link_two_title: null,
  company_link_three: null,
  company_link_three_title: null,
  company_link_four: null,
  company_link_four_title: null,
  company_link_five: null,
  company_link_five_title: null,
  company_links: [],
  deadlines: [],
  leads: 0,
  created_at: "2026-10-02T08:00:00.000Z",
};

const session = {
  id: 1,
  title: "Containers",
  kind: "talk" as const,
  room: "Stage 2",
  starts_at: "2027-07-08T09:20:00.000Z",
  ends_at: "2027-07-08T10:05:00.000Z",
  speakers: [],
};

const full: Partnership = {
  ...empty,
  company_congress_logo_url: "/a.png",
  company_congress_cover_url: "/b.png",
  company_booth_number: "B14",
  company_introduction: "Move a crane.",
  company_people: [person(1, "contact"), person(2, "booth_staff")],
  sessions: [session],
  company_goodies: [{ id: 1, title: "Bottle", description: "", quantity: 5, image_url: null }],
  company_booth_activities: [
    {
      id: 1,
      title: "Crane",
      description: "",
      location: "",
      starts_at: "2027-07-08T09:20:00.000Z",
      ends_at: "2027-07-08T10:05:00.000Z",
      person_ids: [],
    },
  ],
  company_links: [{ url: "https://a.example", title: "Jobs" }],
};

const stateOf = (partnership: Partnership, name: string) =>
  listParts(partnership, NOW).find(({ part }) => part === name);

describe("a part", () => {
  test("is open, partly done or done, and says what is missing", () => {
    expect(listParts(empty, NOW).every(({ state }) => state === "open")).toBe(true);
    expect(listParts(full, NOW).every(({ state }) => state === "done")).toBe(true);
    expect(stateOf({ ...empty, company_introduction: "Hi." }, "company")).toMatchObject({
      state: "partly",
      count: "1/3",
      missing: "your logo and cover",
    });
    const two = [person(1, "speaker"), person(2, "booth_staff")];
    expect(stateOf({ ...empty, company_people: two }, "people")).toMatchObject({
      state: "partly",
      missing: "a main contact",
    });
    expect(stateOf({ ...empty, company_people: two.slice(1) }, "people")).toMatchObject({
      count: "1/2",
      missing: "1 more person",
    });
  });

  test("that the package doesn't include isn't there", () => {
    const small = { ...empty.package, has_booth: false, talks: 0 };
    expect(listParts({ ...empty, package: small }, NOW).map(({ part }) => part)).toEqual([
      "company",
      "people",
      "goodies",
      "links",
    ]);
  });

  test("is due soon within 30 days, if it isn't done and still open", () => {
    const due = (due_on: string, closed = false) =>
      stateOf({ ...empty, deadlines: [{ part: "company", due_on, closed }] }, "company");
    expect(due("2026-12-19")?.isDueSoon).toBe(true);
    expect(due("2026-12-20")?.isDueSoon).toBe(false);
    expect(due("2026-11-18", true)?.isDueSoon).toBe(false);
    const done: Partnership = {
      ...full,
      deadlines: [{ part: "company", due_on: "2026-12-01", closed: false }],
    };
    expect(stateOf(done, "company")?.isDueSoon).toBe(false);
    const after = listParts(empty, new Date("2027-07-11T00:00:00Z"));
    expect(after.every(({ closed }) => closed)).toBe(true);
  });

  test("stays open for staff after its deadline, and says that the company’s has passed", () => {
    const late: Partnership = {
      ...empty,
      deadlines: [{ part: "company", due_on: "2026-11-18", closed: true }],
    };
    const closed = (audience: "company" | "staff") =>
      listParts(late, NOW, audience).find(({ part }) => part === "company");
    expect(closed("company")).toMatchObject({ isPastDeadline: true, closed: true });
    expect(closed("staff")).toMatchObject({ isPastDeadline: true, closed: false });
  });
});

describe("the heading", () => {
  const describeOn = (partnership: Partnership, now = NOW) =>
    describeParts(partnership, listParts(partnership, now), now);
  const deadlines = (closed: boolean): Partnership["deadlines"] => [
    { part: "people", due_on: "2026-12-15", closed },
    { part: "company", due_on: "2026-12-15", closed },
    { part: "goodies", due_on: "2027-06-01", closed: false },
  ];

  test("says what is due next", () => {
    const { heading, about } = describeOn({ ...empty, deadlines: deadlines(false) });
    expect(heading).toBe("2 things are due by 15 December");
    expect(describeMissing(about)).toBe("Your logo, cover and introduction and 2 more people.");
    const one = { ...full, company_people: [], deadlines: deadlines(false) };
    expect(describeOn(one).heading).toBe("1 thing is due by 15 December");
  });

  test("says what is left without a deadline, what is too late, and when all is done", () => {
    expect(describeOn({ ...full, company_links: [] }).heading).toBe("1 thing left to fill in");
    const late = { ...full, company_people: [], deadlines: deadlines(true) };
    expect(describeOn(late).heading).toBe("1 thing has passed the deadline");
    expect(describeOn(full).heading).toBe("Everything is ready for Guild Congress");
    const after = new Date("2027-07-11T00:00:00Z");
    expect(describeOn(empty, after).heading).toBe("Guild Congress is over");
  });
});

test("days are those of the calendar at the event", () => {
  const lateEvening = new Date("2026-12-14T23:30:00Z");
  expect(countDaysUntil("2026-12-15", lateEvening, "Europe/Vienna")).toBe(0);
  expect(countDaysUntil("2026-12-15", lateEvening, "America/Toronto")).toBe(1);
  expect(formatEventDays(event)).toBe("8–\u206010 July 2027");
  expect(formatEventDays({ ...event, ends_on: event.starts_on })).toBe("8 July 2027");
});

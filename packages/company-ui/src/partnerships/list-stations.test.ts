import { expect, test } from "vitest";

import { listStations } from "./list-stations.ts";
import type { PartState } from "./partnership-parts.ts";

const NOW = new Date("2026-11-19T10:00:00Z");
const partnership = {
  created_at: "2026-10-02T08:00:00.000Z",
  event: {
    id: 1,
    name: "Guild Congress",
    slug: "guild-congress",
    city: "Vienna",
    starts_on: "2027-07-08",
    ends_on: "2027-07-10",
    timezone: "Europe/Vienna",
    external_url: null,
  },
};

const part = (
  name: PartState["part"],
  dueOn: string | null,
  state: PartState["state"],
  closed = false,
): PartState => ({
  part: name,
  state,
  count: "",
  missing: "",
  dueOn,
  isPastDeadline: closed,
  closed,
  isDueSoon: false,
});

test("the dates of a partnership are in one line, those of the same day together", () => {
  const stations = listStations(
    partnership,
    [
      part("company", "2026-12-15", "partly"),
      part("people", "2026-12-15", "open"),
      part("sessions", "2027-02-01", "done"),
      part("goodies", "2027-06-01", "open"),
      part("booth", "2026-11-12", "open", true),
      part("links", null, "open"),
    ],
    NOW,
  );
  expect(stations.map(({ label, text, state }) => [label, text, state])).toEqual([
    ["Booked", "2 Oct 2026", "done"],
    ["Booth", "12 Nov, closed", "missed"],
    ["Company, people", "15 Dec, in 26 days", "next"],
    ["Sessions", "1 Feb, done", "done"],
    ["Goodies", "1 Jun", "open"],
    ["Guild Congress", "8–\u206010 July 2027", "event"],
  ]);
});

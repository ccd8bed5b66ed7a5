import { aLiveEvent } from "@devguild/fixtures/live-events";
import { expect, test } from "vitest";

import { calendarLinks } from "./calendar-links.ts";

const SITE = "https://guild.example";

const queriesOf = (event: Parameters<typeof aLiveEvent>[0]) =>
  calendarLinks(SITE, aLiveEvent(event)).map(({ url }) =>
    Object.fromEntries(new URL(url).searchParams),
  );

test("an event opens in the calendars of others with its title, time and place", () => {
  const [google, outlook] = queriesOf({
    title: "Ropes & knots",
    starts_at: "2026-12-05T16:00:00.000Z",
    ends_at: "2026-12-05T18:00:00.000Z",
    venue: "Arsenal, Vienna",
  });
  expect(google).toMatchObject({
    text: "Ropes & knots",
    dates: "20261205T160000Z/20261205T180000Z",
    location: "Arsenal, Vienna",
  });
  expect(outlook).toMatchObject({
    subject: "Ropes & knots",
    startdt: "2026-12-05T16:00:00.000Z",
    enddt: "2026-12-05T18:00:00.000Z",
    location: "Arsenal, Vienna",
  });
});

test("an online event is at its page", () => {
  for (const { location } of queriesOf({ venue: null }))
    expect(location).toMatch(/^https:\/\/guild\.example\/en\/live-events\/\d+\//);
});

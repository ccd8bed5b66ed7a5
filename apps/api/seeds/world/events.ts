import type { events } from "../../src/modules/events/events.tables.ts";
import type { Catalogue } from "./catalogue-index.ts";
import type { Clock } from "./clock.ts";

type EventRow = typeof events.$inferInsert;
type Line = readonly [
  name: string,
  slug: string,
  audience: EventRow["audience"],
  region: string,
  city: string,
  timezone: string,
  inDays: number,
  days: number,
];

const LINES: readonly Line[] = [
  ["Guild Congress", "guild-congress", "developers", "Europe", "Vienna AT", "Europe/Vienna", 74, 3],
  [
    "Guild Congress North America",
    "guild-congress-north-america",
    "developers",
    "North America",
    "Toronto CA",
    "America/Toronto",
    131,
    2,
  ],
  [
    "Guild Congress India",
    "guild-congress-india",
    "developers",
    "India",
    "Bengaluru IN",
    "Asia/Kolkata",
    96,
    2,
  ],
  ["Code Relay", "code-relay", "developers", "Europe", "Gdańsk PL", "Europe/Warsaw", 38, 1],
  [
    "Keystone Summit",
    "keystone-summit",
    "leaders",
    "Europe",
    "Copenhagen DK",
    "Europe/Copenhagen",
    52,
    2,
  ],
  [
    "Keystone Summit North America",
    "keystone-summit-north-america",
    "leaders",
    "North America",
    "Montreal CA",
    "America/Toronto",
    158,
    2,
  ],
  [
    "Keystone Summit India",
    "keystone-summit-india",
    "leaders",
    "India",
    "Pune IN",
    "Asia/Kolkata",
    187,
    1,
  ],
  ["Hiring Craft", "hiring-craft", "hr", "Europe", "Berlin DE", "Europe/Berlin", 61, 1],
  [
    "Hiring Craft North America",
    "hiring-craft-north-america",
    "hr",
    "North America",
    "Chicago US",
    "America/Chicago",
    143,
    1,
  ],
];

/** Creates the conferences in the Events panel, each within the next half year. */
export const makeEvents = (catalogue: Catalogue, clock: Clock): (EventRow & { id: number })[] =>
  LINES.map(([name, slug, audience, region, cityName, timezone, inDays, days], index) => {
    const city = catalogue.city(cityName);
    return {
      id: index + 1,
      name,
      slug,
      audience,
      region,
      timezone,
      city: city.name,
      country_id: city.countryId,
      starts_on: clock.dateIn(inDays),
      ends_on: clock.dateIn(inDays + days - 1),
      external_url: `https://${slug}.example`,
    };
  });

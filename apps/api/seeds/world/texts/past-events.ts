import { EVENT_TYPES } from "@devguild/schemas/constants/live-events";
import { ACADEMY_EVENT, PODCAST_EVENT } from "@devguild/schemas/constants/videos";

import type { events } from "../../../src/modules/events/events.tables.ts";

export type PastEvent = {
  /** The file in `videos` with its recordings. */
  file: string;
  name: string;
  slug: string;
  /** Whether its name includes the year. */
  yearly: boolean;
  type: number;
  audience: (typeof events.$inferInsert)["audience"];
  city: string | null;
  timezone: string;
  endedDaysAgo: number;
  days: number;
};

/** The events that videos come from. None has a website any more, so they aren't in menus. */
export const PAST_EVENTS: readonly PastEvent[] = [
  {
    file: "guild-congress",
    name: "Guild Congress",
    slug: "guild-congress",
    yearly: true,
    type: EVENT_TYPES.HYBRID,
    audience: "developers",
    city: "Vienna AT",
    timezone: "Europe/Vienna",
    endedDaysAgo: 290,
    days: 3,
  },
  {
    file: "guild-congress-before",
    name: "Guild Congress",
    slug: "guild-congress",
    yearly: true,
    type: EVENT_TYPES.ON_SITE,
    audience: "developers",
    city: "Vienna AT",
    timezone: "Europe/Vienna",
    endedDaysAgo: 671,
    days: 3,
  },
  {
    file: "code-relay",
    name: "Code Relay",
    slug: "code-relay",
    yearly: true,
    type: EVENT_TYPES.ON_SITE,
    audience: "developers",
    city: "Gdańsk PL",
    timezone: "Europe/Warsaw",
    endedDaysAgo: 326,
    days: 1,
  },
  {
    file: "keystone-summit",
    name: "Keystone Summit",
    slug: "keystone-summit",
    yearly: true,
    type: EVENT_TYPES.ON_SITE,
    audience: "leaders",
    city: "Copenhagen DK",
    timezone: "Europe/Copenhagen",
    endedDaysAgo: 311,
    days: 2,
  },
  {
    file: "night-shift",
    name: "Night Shift Meetup",
    slug: "night-shift-meetup",
    yearly: false,
    type: EVENT_TYPES.ON_SITE,
    audience: "developers",
    city: "Rotterdam NL",
    timezone: "Europe/Amsterdam",
    endedDaysAgo: 133,
    days: 1,
  },
  {
    file: "frontend-harbour",
    name: "Frontend Harbour",
    slug: "frontend-harbour",
    yearly: false,
    type: EVENT_TYPES.HYBRID,
    audience: "developers",
    city: "Hamburg DE",
    timezone: "Europe/Berlin",
    endedDaysAgo: 96,
    days: 2,
  },
  {
    file: "data-commons",
    name: "Data Commons",
    slug: "data-commons",
    yearly: false,
    type: EVENT_TYPES.ONLINE,
    audience: "developers",
    city: null,
    timezone: "Europe/Amsterdam",
    endedDaysAgo: 198,
    days: 1,
  },
  {
    file: ACADEMY_EVENT,
    name: "Tech Recruiting Academy",
    slug: ACADEMY_EVENT,
    yearly: false,
    type: EVENT_TYPES.ONLINE,
    audience: "hr",
    city: null,
    timezone: "Europe/Vienna",
    endedDaysAgo: 64,
    days: 2,
  },
  {
    file: PODCAST_EVENT,
    name: "Coffee with Developers",
    slug: PODCAST_EVENT,
    yearly: false,
    type: EVENT_TYPES.ONLINE,
    audience: "developers",
    city: null,
    timezone: "Europe/Vienna",
    endedDaysAgo: 4,
    days: 547,
  },
];

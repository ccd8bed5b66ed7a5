import {
  ATTENDANCE_TYPES,
  getAttendance,
  EVENT_TYPES,
  LIVE_EVENT_STATUSES,
} from "@devguild/schemas/constants/live-events";
import { toSlug } from "@devguild/schemas/slugs";

import type {
  liveEventAds,
  liveEventBackers,
  liveEvents,
  liveEventSeasons,
  liveEventSpeakers,
  liveSessions,
  liveSessionSpeakers,
} from "../../src/modules/live-events/live-events.tables.ts";
import { toNotifiedSchedule } from "../../src/modules/live-events/notified-schedule.queries.ts";
import type { liveEventRegistrations } from "../../src/modules/live-events/registrations.tables.ts";
import { MINUTE_MS } from "../../src/time.ts";
import { type Random, createRandom } from "../random.ts";
import type { Catalogue } from "./catalogue-index.ts";
import type { Clock } from "./clock.ts";
import type { CompanyRow } from "./companies.ts";
import { paragraph } from "./fill-in.ts";
import { drawEditorialCover } from "./pictures/covers.ts";
import { getPictureUrl, type Drawn } from "./pictures/write-pictures.ts";
import { EVENT_ADS, type EventText, LIVE_EVENT_TEXTS, SEASONS } from "./texts/live-events.ts";

type Row<T extends { $inferInsert: object }> = T["$inferInsert"] & { id: number };

const TALK_MINUTES = 40;
const EVENING_UTC = 16;
const ATTENDEES_EACH = 24;
const WAITING = 5;

/** The companies, speakers, videos and attendees that events use. */
type Cast = {
  companies: readonly CompanyRow[];
  speakerIds: readonly number[];
  /** Published videos without a login requirement, newest first. */
  videoIds: readonly number[];
  /** Logins with a confirmed address; the first one registers for the upcoming events. */
  userIds: readonly number[];
};

const getStart = ({ inDays, status }: EventText, clock: Clock) => {
  // The live event has always just begun, whenever the world is created.
  if (status === LIVE_EVENT_STATUSES.LIVE) return new Date(clock.now.getTime() - 20 * MINUTE_MS);
  const day = clock.inDays(inDays);
  day.setUTCHours(EVENING_UTC, 0, 0, 0);
  return day;
};

// At any moment, it is evening in one of them.
const STUDIOS = [
  "Europe/Vienna",
  "Europe/Lisbon",
  "Atlantic/Azores",
  "America/Toronto",
  "America/Sao_Paulo",
  "America/Denver",
  "America/Los_Angeles",
  "Asia/Kolkata",
  "Asia/Dubai",
  "Asia/Singapore",
  "Asia/Tokyo",
  "Australia/Sydney",
  "Pacific/Auckland",
  "Pacific/Honolulu",
];

/** Finds a time zone in which an event that starts at this moment is an evening's. */
export const findEveningZone = (start: Date) =>
  STUDIOS.find((timeZone) => {
    const hour = Number(start.toLocaleString("en-GB", { hour: "2-digit", timeZone }));
    return hour >= 17 && hour < 20;
  });

const makeSessions = (
  { talks, skills }: EventText,
  event: Row<typeof liveEvents>,
  catalogue: Catalogue,
) =>
  talks.map(([title, abstract], index) => ({
    live_event_id: event.id,
    slug: toSlug(title, "session"),
    title,
    abstract,
    starts_at: new Date(event.starts_at.getTime() + index * TALK_MINUTES * MINUTE_MS),
    ends_at: new Date(event.starts_at.getTime() + (index + 1) * TALK_MINUTES * MINUTE_MS),
    skill_ids: skills.slice(0, 2).map((name) => catalogue.skill(name)),
    published: true,
    position: index,
  })) satisfies (typeof liveSessions.$inferInsert)[];

const makeBackers = (eventId: number, companies: readonly CompanyRow[], random: Random) => {
  const shown = companies.filter(
    ({ published, deleted_at, logo_url }) => published && !deleted_at && logo_url,
  );
  return random.some(shown, 5).map(({ id, name, logo_url, website }, index) => ({
    live_event_id: eventId,
    kind: index < 2 ? ("sponsor" as const) : ("partner" as const),
    name,
    company_id: id,
    logo_url: logo_url ?? null,
    url: website ?? null,
    position: index,
  })) satisfies (typeof liveEventBackers.$inferInsert)[];
};

const makeRegistrations = (
  { isFull = false }: EventText,
  event: Row<typeof liveEvents>,
  { userIds }: Cast,
  clock: Clock,
  random: Random,
) => {
  const [known, ...others] = userIds;
  const offered = getAttendance(event.event_type as 0 | 1 | 2 | 3);
  const isComing = event.status === LIVE_EVENT_STATUSES.REGISTRATION;
  const seats = isFull ? (event.capacity ?? ATTENDEES_EACH) : ATTENDEES_EACH;
  const everyone = random.some(others, seats + (isFull ? WAITING : 0));
  const people = everyone.slice(0, seats);
  if (known && isComing && offered.includes(ATTENDANCE_TYPES.ONLINE)) people.push(known);
  const schedule = { ...event, venue: event.venue ?? null, sequence: 0 };
  const remindedStart = isComing ? null : event.starts_at;
  const waiting = everyone.slice(seats).map((user_id, index) => ({
    live_event_id: event.id,
    user_id,
    attendance_type: ATTENDANCE_TYPES.ON_SITE,
    created_at: clock.daysAgo(WAITING - index),
    waiting_since: clock.daysAgo(WAITING - index),
  }));
  const registered = people.map((user_id) => {
    const confirmed_at = clock.daysAgo(random.int(2, 14) + (isComing ? 0 : 20));
    const attendance_type = user_id === known ? ATTENDANCE_TYPES.ONLINE : random.pick(offered);
    return Object.assign(toNotifiedSchedule(schedule, attendance_type), {
      live_event_id: event.id,
      user_id,
      attendance_type,
      created_at: confirmed_at,
      confirmed_at,
      day_reminded_of: remindedStart,
      hour_reminded_of: remindedStart,
    });
  });
  return [...registered, ...waiting] satisfies (typeof liveEventRegistrations.$inferInsert)[];
};

const makeEvent = (
  text: EventText,
  index: number,
  cast: Cast,
  catalogue: Catalogue,
  clock: Clock,
) => {
  const starts_at = getStart(text, clock);
  const slug = toSlug(text.title, "event");
  const isRecorded = text.status === LIVE_EVENT_STATUSES.RECORDING;
  return {
    id: index + 1,
    slug,
    title: text.title,
    subtitle: text.subtitle,
    description:
      paragraph(text.about[0] ?? "") +
      text.about
        .slice(1)
        .map((each) => paragraph(each))
        .join(""),
    event_type: text.type,
    status: text.status,
    season_id: text.season + 1,
    starts_at,
    ends_at: new Date(starts_at.getTime() + text.talks.length * TALK_MINUTES * MINUTE_MS),
    timezone:
      (text.status === LIVE_EVENT_STATUSES.LIVE && findEveningZone(starts_at)) || text.timezone,
    venue: text.venue ?? null,
    cover_url: getPictureUrl({ kind: "cover", name: `live-${slug}` }),
    skill_ids: text.skills.map((name) => catalogue.skill(name)),
    stream_url:
      text.type === EVENT_TYPES.ON_SITE ? null : "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    recording_video_id: isRecorded ? (cast.videoIds[index] ?? null) : null,
    requires_login: text.requiresLogin ?? false,
    capacity: text.capacity ?? null,
    published: true,
    created_at: clock.daysAgo(240),
    updated_at: clock.daysAgo(3),
  } satisfies Row<typeof liveEvents>;
};

/** Creates the demo's live events with everything on their pages, and their registrations. */
export const makeLiveEvents = (cast: Cast, catalogue: Catalogue, clock: Clock) => {
  const seasons = SEASONS.map(({ label, slug }, index) => ({
    id: index + 1,
    label,
    slug,
    position: index,
  }));
  let sessionId = 0;
  const made = LIVE_EVENT_TEXTS.map((text, index) => {
    const random = createRandom(`live event ${text.title}`);
    const event = makeEvent(text, index, cast, catalogue, clock);
    const sessions = makeSessions(text, event, catalogue).map((session) => {
      sessionId += 1;
      return Object.assign(session, { id: sessionId });
    });
    const speakers = random.some(cast.speakerIds, sessions.length + 1);
    return {
      event,
      sessions,
      speakers: speakers.map((speaker_id, position) => ({
        live_event_id: event.id,
        speaker_id,
        position,
      })),
      sessionSpeakers: sessions.flatMap(({ id: session_id }, at) =>
        // Two speakers open the evening together.
        (at === 0 ? speakers.slice(0, 2) : speakers.slice(at + 1, at + 2)).map(
          (speaker_id, position) => ({ session_id, speaker_id, position }),
        ),
      ),
      backers: makeBackers(event.id, cast.companies, random),
      ads: EVENT_ADS.map(({ title, body, url, partner_name }, position) => ({
        live_event_id: event.id,
        title,
        body,
        url,
        partner_name,
        position,
      })),
      registrations: makeRegistrations(text, event, cast, clock, random),
    };
  });
  return {
    liveEventSeasons: seasons satisfies (typeof liveEventSeasons.$inferInsert)[],
    liveEvents: made.map(({ event }) => event),
    liveEventSpeakers: made.flatMap(
      ({ speakers }) => speakers,
    ) satisfies (typeof liveEventSpeakers.$inferInsert)[],
    liveSessions: made.flatMap(({ sessions }) => sessions),
    liveSessionSpeakers: made.flatMap(
      ({ sessionSpeakers }) => sessionSpeakers,
    ) satisfies (typeof liveSessionSpeakers.$inferInsert)[],
    liveEventBackers: made.flatMap(({ backers }) => backers),
    liveEventAds: made.flatMap(({ ads }) => ads) satisfies (typeof liveEventAds.$inferInsert)[],
    liveEventRegistrations: made.flatMap(({ registrations }) => registrations),
    liveEventDrawings: made.map(({ event: { id, slug } }): Drawn => ({
      kind: "cover",
      name: `live-${slug}`,
      drawing: drawEditorialCover(id + 3, slug),
    })),
  };
};

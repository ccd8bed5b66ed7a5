import { z } from "zod";

import { filterItem } from "./catalogue.ts";
import {
  ATTENDANCE_TYPES,
  BACKER_KINDS,
  EVENT_TYPES,
  LIVE_EVENT_STATUSES,
} from "./constants/live-events.ts";
import { VIDEO_PROVIDERS } from "./constants/videos.ts";
import { id, instant, queryCount, queryIds, queryPage, queryPerPage } from "./fields.ts";
import { speaker, videoCard } from "./videos.ts";

const PER_PAGE = 12;

export const attendanceType = z.enum(ATTENDANCE_TYPES);
const skill = z.object({ id, name: z.string(), slug: z.string() });

/** An event as lists show it. Nothing in it leads to its stream. */
export const liveEventCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  event_type: z.enum(EVENT_TYPES),
  status: z.enum(LIVE_EVENT_STATUSES),
  season: filterItem.nullable(),
  starts_at: instant,
  ends_at: instant,
  /** IANA name of the zone that the event lives in. */
  timezone: z.string(),
  /** Where those who come in person go; null where nobody does. */
  venue: z.string().nullable(),
  cover_url: z.string().nullable(),
  skills: z.array(skill),
  speakers: z.array(speaker),
  requires_login: z.boolean(),
  user_registered: z.boolean(),
  /** Free places on site; null where there are enough for everybody. */
  places_left: z.number().int().nullable(),
});
export type LiveEventCard = z.infer<typeof liveEventCard>;

const liveSession = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  abstract: z.string(),
  starts_at: instant,
  ends_at: instant,
  speakers: z.array(speaker),
  skills: z.array(skill),
  /** Its own recording's page; null where there is none. */
  video: z.object({ id, slug: z.string() }).nullable(),
  position: z.number().int(),
});
export type LiveSession = z.infer<typeof liveSession>;

const eventBacker = z.object({
  id,
  kind: z.enum(BACKER_KINDS),
  name: z.string(),
  logo_url: z.string().nullable(),
  url: z.string().nullable(),
});
export type EventBacker = z.infer<typeof eventBacker>;

const eventAd = z.object({
  id,
  title: z.string(),
  body: z.string(),
  image_url: z.string().nullable(),
  url: z.string(),
  partner_name: z.string(),
});
export type EventAd = z.infer<typeof eventAd>;

export const liveEvent = liveEventCard.extend({
  /** The picture that its page is shared with: its own where networks show it, else a drawn one. */
  og_image: z.string(),
  /** Sanitised. */
  description_html: z.string(),
  season_id: id.nullable(),
  speakers: z.array(speaker.extend({ bio: z.string() })),
  sessions: z.array(liveSession),
  sponsors: z.array(eventBacker),
  partners: z.array(eventBacker),
  ads: z.array(eventAd),
  capacity: z.number().int().nullable(),
  /** How the asking person takes part; null where they are not registered. */
  attendance_type: attendanceType.nullable(),
  /** Whether it is a login that keeps the asking person from watching. */
  locked: z.boolean(),
  /** Where it is watched while it is live; null before, after, and while it is locked. */
  stream_url: z.string().nullable(),
  recording_video_id: id.nullable(),
  /** Where it is watched afterwards; null until then, and while it is locked. */
  recording: z
    .object({
      id,
      slug: z.string(),
      provider: z.enum(VIDEO_PROVIDERS),
      provider_video_id: z.string(),
    })
    .nullable(),
  published: z.boolean(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

/** The live show: what is on now, what comes next, and the newest episode to watch meanwhile. */
export const liveShow = z.object({
  current: liveEventCard.nullable(),
  next: liveEventCard.nullable(),
  video: videoCard.nullable(),
});
export type LiveShow = z.infer<typeof liveShow>;

export const episodesQuery = z.object({ page: queryPage, per_page: queryPerPage(PER_PAGE) });

export const liveEventsQuery = episodesQuery.extend({
  seasons: queryIds,
  skills: queryIds,
  status: z.coerce.number().pipe(z.enum(LIVE_EVENT_STATUSES)).optional(),
});
export type LiveEventsQuery = z.infer<typeof liveEventsQuery>;

export const liveEventFilterOptions = z.object({
  seasons: z.array(filterItem),
  skills: z.array(filterItem),
});
export type LiveEventFilterOptions = z.infer<typeof liveEventFilterOptions>;

export const featuredEventsQuery = z.object({ count: queryCount(4) });

/** An event that the user is registered for, as every page knows it. */
export const registeredEvent = liveEventCard
  .pick({ id: true, slug: true, title: true, starts_at: true, ends_at: true, timezone: true })
  .extend({ attendance_type: attendanceType });
export type RegisteredEvent = z.infer<typeof registeredEvent>;

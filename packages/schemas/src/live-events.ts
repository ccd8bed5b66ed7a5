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

/** An event's card. It doesn't reveal the stream. */
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
  /** The IANA name of the event's time zone. */
  timezone: z.string(),
  /** The location for attendees on site; null for online events. */
  venue: z.string().nullable(),
  cover_url: z.string().nullable(),
  skills: z.array(skill),
  speakers: z.array(speaker),
  requires_login: z.boolean(),
  user_registered: z.boolean(),
  /** Free seats on site; null if the number isn't limited. */
  places_left: z.number().int().nullable(),
});
export type LiveEventCard = z.infer<typeof liveEventCard>;

const liveSession = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  abstract: z.string(),
  /** The room or stream it takes place in; empty if the event has only one. */
  stage: z.string(),
  starts_at: instant,
  ends_at: instant,
  speakers: z.array(speaker),
  skills: z.array(skill),
  /** The page of its own recording; null if there is none. */
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
  /** The preview image for sharing: its own if networks support it, otherwise a generated one. */
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
  /** How the user attends; null if they aren't registered. */
  attendance_type: attendanceType.nullable(),
  /** The user's place in the waiting list, and until when a seat is theirs to take; null if not on it. */
  waiting: z.object({ place: z.number().int(), offered_until: instant.nullable() }).nullable(),
  /** Whether the user has to log in to watch. */
  locked: z.boolean(),
  /** The stream while it is live; null before, after, and while locked. */
  stream_url: z.string().nullable(),
  recording_video_id: id.nullable(),
  /** The recording; null until it exists, and while locked. */
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

/** The live show: the current and the next episode, and the newest one to watch meanwhile. */
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

/** An event that the user is registered for, as needed on every page. */
export const registeredEvent = liveEventCard
  .pick({ id: true, slug: true, title: true, starts_at: true, ends_at: true, timezone: true })
  .extend({ attendance_type: attendanceType });
export type RegisteredEvent = z.infer<typeof registeredEvent>;

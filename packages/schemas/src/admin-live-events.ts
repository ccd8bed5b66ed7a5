import { z } from "zod";

import {
  AD_BODY_MAX,
  AD_TITLE_MAX,
  ADMIN_LIVE_EVENT_ORDERS,
  BACKER_NAME_MAX,
  isTimeZone,
  LIVE_ADS_MAX,
  LIVE_AUDIENCES,
  LIVE_BACKERS_MAX,
  LIVE_CAPACITY_MAX,
  LIVE_DESCRIPTION_MAX,
  LIVE_EVENT_MESSAGES as M,
  LIVE_SKILLS_MAX,
  LIVE_SPEAKERS_MAX,
  LIVE_SUBTITLE_MAX,
  LIVE_TITLE_MAX,
  LIVE_VENUE_MAX,
  SEASON_LABEL_MAX,
} from "./constants/live-event-editing.ts";
import { EVENT_TYPES, LIVE_EVENT_STATUSES } from "./constants/live-events.ts";
import {
  chosenId,
  clearableText,
  flag,
  id,
  instant,
  labelledId,
  queryCount,
  queryFlag,
  queryIds,
  queryPage,
  queryPerPage,
  requiredText,
  text,
  toList,
} from "./fields.ts";
import { tooLong } from "./limit-messages.ts";
import { httpsUrl } from "./posting-body.ts";
import { isSlug } from "./slugs.ts";
import { speakerOption } from "./speakers.ts";

const PER_PAGE = 20;

const eventType = z.enum(EVENT_TYPES);
const status = z.enum(LIVE_EVENT_STATUSES);
/** How many people an event has, by how they attend. */
const audience = z.object({
  on_site: z.number().int(),
  online: z.number().int(),
  /** Registered guests who haven't confirmed their address yet. */
  unconfirmed: z.number().int(),
});

/** A live event in the back office's list. */
export const adminLiveEventRow = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  event_type: eventType,
  status,
  season: labelledId.nullable(),
  starts_at: instant,
  ends_at: instant,
  /** The IANA name of the event's time zone. */
  timezone: z.string(),
  published: z.boolean(),
  /** Seats on site; null if unlimited. */
  capacity: z.number().int().nullable(),
  sessions: z.number().int(),
  audience,
});
export type AdminLiveEventRow = z.infer<typeof adminLiveEventRow>;

/** A video to choose as a recording. */
export const recordingOption = labelledId.extend({ published: z.boolean() });
export type RecordingOption = z.infer<typeof recordingOption>;

/** A company to choose as a sponsor or partner, with what its public page shows. */
export const backerOption = labelledId.extend({
  logo_url: z.string().nullable(),
  url: z.string().nullable(),
});
export type BackerOption = z.infer<typeof backerOption>;

const adminBacker = z.object({
  name: z.string(),
  company: labelledId.nullable(),
  logo_url: z.string().nullable(),
  url: z.string().nullable(),
});
export type AdminBacker = z.infer<typeof adminBacker>;

const adminAd = z.object({
  title: z.string(),
  body: z.string(),
  image_url: z.string().nullable(),
  url: z.string(),
  partner_name: z.string(),
});
export type AdminAd = z.infer<typeof adminAd>;

/** A live event as its editors see it. */
export const adminLiveEvent = adminLiveEventRow.extend({
  subtitle: z.string(),
  /** Sanitised. */
  description_html: z.string(),
  venue: z.string().nullable(),
  cover_url: z.string().nullable(),
  skills: z.array(labelledId),
  speakers: z.array(speakerOption),
  stream_url: z.string().nullable(),
  recording: recordingOption.nullable(),
  requires_login: z.boolean(),
  sponsors: z.array(adminBacker),
  partners: z.array(adminBacker),
  ads: z.array(adminAd),
  /** How many highlights lead to it. */
  highlights: z.number().int(),
  /** Goes up with each change; a change has to name the one that it is based on. */
  version: z.number().int(),
});
export type AdminLiveEvent = z.infer<typeof adminLiveEvent>;

const queryStatuses = z.preprocess(toList, z.array(z.coerce.number().pipe(status)).max(3));
const queryTypes = z.preprocess(toList, z.array(z.coerce.number().pipe(eventType)).max(4));

/** Filters live events, published or not. */
const adminLiveEventsFilter = z.object({
  /** Searches title and subtitle. */
  search: z.string().trim().max(200).default(""),
  statuses: queryStatuses,
  types: queryTypes,
  seasons: queryIds,
  skills: queryIds,
  published: queryFlag,
});
export type AdminLiveEventsFilter = z.infer<typeof adminLiveEventsFilter>;

/** Which live events a spreadsheet has, in which order. */
export const adminLiveEventsCsvQuery = adminLiveEventsFilter.extend({
  order_by: z.enum(ADMIN_LIVE_EVENT_ORDERS).default("starts_at"),
  order_by_direction: z.enum(["asc", "desc"]).default("desc"),
});
export type AdminLiveEventsCsvQuery = z.infer<typeof adminLiveEventsCsvQuery>;

export const adminLiveEventsQuery = adminLiveEventsCsvQuery.extend({
  page: queryPage,
  per_page: queryPerPage(PER_PAGE),
});
export type AdminLiveEventsQuery = z.infer<typeof adminLiveEventsQuery>;

export const liveEventEditOptions = z.object({
  seasons: z.array(labelledId),
  skills: z.array(labelledId),
});
export type LiveEventEditOptions = z.infer<typeof liveEventEditOptions>;

/** A season to add. */
export const newSeasonBody = z.object({ label: requiredText(SEASON_LABEL_MAX, M.seasonRequired) });
export type NewSeasonBody = z.infer<typeof newSeasonBody>;

/** Words to find a video or a company by. */
export const findOptionsQuery = z.object({
  search: z.string().trim().max(200).default(""),
  count: queryCount(12),
});
export type FindOptionsQuery = z.infer<typeof findOptionsQuery>;

/** The address of a picture that was uploaded here. */
const UPLOADED_PICTURE = /^\/api\/files\/[a-z-]+\/[A-Za-z0-9-]+\.(?:svg|png|jpg|webp)$/;

const image = z
  .string()
  .max(200, M.imageForeign)
  .regex(UPLOADED_PICTURE, M.imageForeign)
  .nullable();

const backers = z
  .array(
    z.object({
      name: requiredText(BACKER_NAME_MAX, M.nameRequired),
      company_id: id.nullable(),
      logo_url: image,
      url: httpsUrl,
    }),
  )
  .max(LIVE_BACKERS_MAX);

const ads = z
  .array(
    z.object({
      title: requiredText(AD_TITLE_MAX, M.adTitleRequired),
      body: text(AD_BODY_MAX),
      image_url: image,
      url: httpsUrl.refine((url) => Boolean(url), M.adUrlRequired),
      partner_name: requiredText(BACKER_NAME_MAX, M.nameRequired),
    }),
  )
  .max(LIVE_ADS_MAX);

const fields = {
  title: requiredText(LIVE_TITLE_MAX, M.titleRequired),
  slug: z.string().trim().max(80, tooLong(80)).refine(isSlug, M.slugInvalid),
  subtitle: text(LIVE_SUBTITLE_MAX),
  description_html: z.string().max(LIVE_DESCRIPTION_MAX, tooLong(LIVE_DESCRIPTION_MAX)),
  event_type: eventType,
  season_id: chosenId(M.seasonUnknown).nullable(),
  starts_at: z.iso.datetime(M.startRequired),
  ends_at: z.iso.datetime(M.endRequired),
  timezone: z.string().max(60, M.zoneUnknown).refine(isTimeZone, M.zoneUnknown),
  venue: clearableText(LIVE_VENUE_MAX),
  cover_url: image,
  skill_ids: z.array(id).max(LIVE_SKILLS_MAX),
  speaker_ids: z.array(id).max(LIVE_SPEAKERS_MAX),
  stream_url: httpsUrl,
  recording_video_id: chosenId(M.videoUnknown).nullable(),
  requires_login: flag,
  capacity: z.number().int().min(1).max(LIVE_CAPACITY_MAX).nullable(),
  sponsors: backers,
  partners: backers,
  ads,
};

/** A live event to create, unpublished; the default slug is made from the title. */
export const newLiveEventBody = z
  .object(fields)
  .partial()
  .required({ title: true, event_type: true, starts_at: true, ends_at: true, timezone: true });
export type NewLiveEventBody = z.infer<typeof newLiveEventBody>;

/** What a copy of a live event is called, and when it starts. */
export const cloneLiveEventBody = z.object({ title: fields.title, starts_at: fields.starts_at });
export type CloneLiveEventBody = z.infer<typeof cloneLiveEventBody>;

const version = z.number().int().min(1);

/**
 * What changes about a live event; absent fields stay. Registered people are emailed about a new time or
 * place, and when it is unpublished or published again, except for the groups in `unnotified`.
 */
export const liveEventBody = z
  .object({ ...fields, status, published: flag })
  .partial()
  .extend({
    version,
    unnotified: z.array(z.enum(LIVE_AUDIENCES)).max(LIVE_AUDIENCES.length).default([]),
    /** Whether sessions move along with the event's start. */
    moves_sessions: flag.default(true),
  });
export type LiveEventBody = z.infer<typeof liveEventBody>;

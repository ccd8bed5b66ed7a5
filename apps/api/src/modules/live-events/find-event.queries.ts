import { LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import type { EventAd, EventBacker, LiveEvent, LiveSession } from "@devguild/schemas/live-events";
import { and, eq, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { sanitiseEditorial } from "../../rich-text/sanitise-rich-text.ts";
import { type Catalogue, getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import { toEventPicture, choosePicture } from "../social-cards/social-cards.policy.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { videos } from "../videos/videos.tables.ts";
import {
  selectEventCards,
  speakerJson,
  speakersWithBios,
  toEventCard,
} from "./event-card.queries.ts";
import { isPublished } from "./live-events.queries.ts";
import {
  liveEventAds,
  liveEventBackers,
  liveEvents,
  liveSessions,
  liveSessionSpeakers,
} from "./live-events.tables.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

type SessionRow = Omit<LiveSession, "skills"> & { skill_ids: number[] };

const sessionSpeakers = sql`(select coalesce(json_agg(${speakerJson()} order by appearing.position, person.id), '[]') from ${liveSessionSpeakers} appearing join ${speakers} person on person.id = appearing.speaker_id where appearing.session_id = session.id)`;

const sessionVideo = sql`(select json_build_object('id', video.id, 'slug', video.slug) from ${videos} video where video.id = session.video_id and video.published)`;

const sessionsColumn = sql<
  SessionRow[]
>`(select coalesce(json_agg(json_build_object('id', session.id, 'slug', session.slug, 'title', session.title, 'abstract', session.abstract, 'stage', session.stage, 'starts_at', session.starts_at, 'ends_at', session.ends_at, 'skill_ids', session.skill_ids, 'position', session.position, 'speakers', ${sessionSpeakers}, 'video', ${sessionVideo}) order by session.starts_at, session.position, session.id), '[]') from ${liveSessions} session where session.live_event_id = ${liveEvents.id} and session.published)`;

const backersColumn = sql<
  EventBacker[]
>`(select coalesce(json_agg(json_build_object('id', backer.id, 'kind', backer.kind, 'name', backer.name, 'logo_url', backer.logo_url, 'url', backer.url) order by backer.position, backer.id), '[]') from ${liveEventBackers} backer where backer.live_event_id = ${liveEvents.id})`;

const adsColumn = sql<
  EventAd[]
>`(select coalesce(json_agg(json_build_object('id', ad.id, 'title', ad.title, 'body', ad.body, 'image_url', ad.image_url, 'url', ad.url, 'partner_name', ad.partner_name) order by ad.position, ad.id), '[]') from ${liveEventAds} ad where ad.live_event_id = ${liveEvents.id})`;

const recordingColumns = {
  id: videos.id,
  slug: videos.slug,
  provider: videos.provider,
  provider_video_id: videos.provider_video_id,
};

const waitingColumn = (userId: number | null) =>
  sql<
    | (Omit<NonNullable<LiveEvent["waiting"]>, "offered_until"> & { offered_until: string | null })
    | null
  >`(select json_build_object('place', (select count(*)::int from ${liveEventRegistrations} ahead where ahead.live_event_id = own.live_event_id and (ahead.waiting_since, ahead.id) <= (own.waiting_since, own.id)), 'offered_until', own.offered_until) from ${liveEventRegistrations} own where own.live_event_id = ${liveEvents.id} and own.user_id = ${userId}::bigint and own.waiting_since is not null)`;

/** Reads what only the event's page shows, by event id. */
const readMore = async (db: Db, id: number, userId: number | null) => {
  const [row] = await db
    .select({
      description_html: liveEvents.description,
      season_id: liveEvents.season_id,
      capacity: liveEvents.capacity,
      stream_url: liveEvents.stream_url,
      speakers: speakersWithBios,
      sessions: sessionsColumn,
      backers: backersColumn,
      ads: adsColumn,
      recording: recordingColumns,
      waiting: waitingColumn(userId),
      recordingRequiresLogin: videos.requires_login,
    })
    .from(liveEvents)
    .leftJoin(videos, and(eq(videos.id, liveEvents.recording_video_id), eq(videos.published, true)))
    .where(eq(liveEvents.id, id));
  return row;
};

const toSession = (
  { skills }: Catalogue,
  { skill_ids, starts_at, ends_at, ...session }: SessionRow,
): LiveSession => ({
  ...session,
  // PostgreSQL formats timestamps in JSON differently.
  starts_at: iso(new Date(starts_at)),
  ends_at: iso(new Date(ends_at)),
  skills: pick(skills, skill_ids).map(({ id, name, slug }) => ({ id, name, slug })),
});

type More = NonNullable<Awaited<ReturnType<typeof readMore>>>;

/** Returns where an event can be watched now; left out while the event is locked for this viewer. */
const getPlayback = (
  status: LiveEvent["status"],
  { stream_url, recording, recordingRequiresLogin }: More,
  { requiresLogin, isMember }: { requiresLogin: boolean; isMember: boolean },
) => {
  const isRecorded = status === LIVE_EVENT_STATUSES.RECORDING && recording !== null;
  const wall = requiresLogin || (isRecorded && recordingRequiresLogin === true);
  const locked = wall && !isMember;
  return {
    locked,
    stream_url: status === LIVE_EVENT_STATUSES.LIVE && !locked ? stream_url : null,
    recording_video_id: isRecorded ? recording.id : null,
    recording: isRecorded && !locked ? recording : null,
  };
};

/**
 * Finds a published event by id, or by slug if the id is 0, as seen by a user or a guest; null if there
 * is none. A locked event doesn't reveal where to watch it. Two queries.
 */
export const findEvent = async (
  db: Db,
  { id, slug }: { id: number; slug: string },
  userId: number | null,
): Promise<LiveEvent | null> => {
  const catalogue = await getCatalogue(db);
  const [row] = await selectEventCards(db, userId).where(
    and(isPublished, id > 0 ? eq(liveEvents.id, id) : eq(liveEvents.slug, slug)),
  );
  const more = row && (await readMore(db, row.id, userId));
  if (!more) return null;
  const card = toEventCard(catalogue, row);
  const { description_html, season_id, capacity, speakers: people, backers, ads } = more;
  const viewer = { requiresLogin: card.requires_login, isMember: userId !== null };
  return {
    ...card,
    og_image: choosePicture(card.cover_url, toEventPicture(card)),
    description_html: sanitiseEditorial(description_html),
    season_id,
    capacity,
    speakers: people,
    sessions: more.sessions.map((session) => toSession(catalogue, session)),
    sponsors: backers.filter(({ kind }) => kind === "sponsor"),
    partners: backers.filter(({ kind }) => kind === "partner"),
    ads,
    attendance_type: row.attendance_type,
    waiting: more.waiting && {
      place: more.waiting.place,
      offered_until: more.waiting.offered_until && iso(new Date(more.waiting.offered_until)),
    },
    ...getPlayback(card.status, more, viewer),
    published: true,
  };
};

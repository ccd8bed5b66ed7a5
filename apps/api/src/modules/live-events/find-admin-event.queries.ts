import type {
  AdminAd,
  AdminBacker,
  AdminLiveEvent,
  RecordingOption,
} from "@devguild/schemas/admin-live-events";
import type { SpeakerOption } from "@devguild/schemas/speakers";
import { eq, sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { sanitiseEditorial } from "../../rich-text/sanitise-rich-text.ts";
import { getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { speakerOptionJson } from "../speakers/speakers.queries.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { videos } from "../videos/videos.tables.ts";
import { adminRowColumns, toAdminRow } from "./find-admin-events.queries.ts";
import {
  liveEventAds,
  liveEventBackers,
  liveEvents,
  liveEventSeasons,
  liveEventSpeakers,
} from "./live-events.tables.ts";

type Backer = AdminBacker & { kind: "sponsor" | "partner" };

const speakersColumn = sql<
  SpeakerOption[]
>`(select coalesce(json_agg(${speakerOptionJson} order by appearing.position, person.id), '[]') from ${liveEventSpeakers} appearing join ${speakers} person on person.id = appearing.speaker_id where appearing.live_event_id = ${liveEvents.id})`;

const backersColumn = sql<
  Backer[]
>`(select coalesce(json_agg(json_build_object('kind', backer.kind, 'name', backer.name, 'logo_url', backer.logo_url, 'url', backer.url, 'company', case when company.id is not null then json_build_object('id', company.id, 'label', company.name) end) order by backer.position, backer.id), '[]') from ${liveEventBackers} backer left join ${companies} company on company.id = backer.company_id where backer.live_event_id = ${liveEvents.id})`;

const adsColumn = sql<
  AdminAd[]
>`(select coalesce(json_agg(json_build_object('title', ad.title, 'body', ad.body, 'image_url', ad.image_url, 'url', ad.url, 'partner_name', ad.partner_name) order by ad.position, ad.id), '[]') from ${liveEventAds} ad where ad.live_event_id = ${liveEvents.id})`;

const recordingColumn = sql<RecordingOption | null>`(select json_build_object('id', video.id, 'label', video.title, 'published', video.published) from ${videos} video where video.id = ${liveEvents.recording_video_id})`;

// Highlights are above this module, so their table is named, not imported.
const countHighlights = async (db: Db, id: number) => {
  const [found] = await selectRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from highlights where live_event_id = ${id}`,
  );
  return found?.count ?? 0;
};

const toBackers = (backers: readonly Backer[], wanted: Backer["kind"]): AdminBacker[] =>
  backers
    .filter(({ kind }) => kind === wanted)
    .map(({ name, company, logo_url, url }) => ({ name, company, logo_url, url }));

/** Returns a live event, published or not, for its editors; undefined if there is none. Two queries. */
export const findAdminEvent = async (db: Db, id: number): Promise<AdminLiveEvent | undefined> => {
  const [row] = await db
    .select({
      row: adminRowColumns,
      own: {
        subtitle: liveEvents.subtitle,
        venue: liveEvents.venue,
        cover_url: liveEvents.cover_url,
        stream_url: liveEvents.stream_url,
        requires_login: liveEvents.requires_login,
        version: liveEvents.version,
      },
      description: liveEvents.description,
      skillIds: liveEvents.skill_ids,
      speakers: speakersColumn,
      backers: backersColumn,
      ads: adsColumn,
      recording: recordingColumn,
    })
    .from(liveEvents)
    .leftJoin(liveEventSeasons, eq(liveEventSeasons.id, liveEvents.season_id))
    .where(eq(liveEvents.id, id));
  if (!row) return undefined;
  const { skills } = await getCatalogue(db);
  return {
    ...toAdminRow(row.row),
    ...row.own,
    description_html: sanitiseEditorial(row.description),
    skills: pick(skills, row.skillIds).map((skill) => ({ id: skill.id, label: skill.name })),
    speakers: row.speakers,
    recording: row.recording,
    sponsors: toBackers(row.backers, "sponsor"),
    partners: toBackers(row.backers, "partner"),
    ads: row.ads,
    highlights: await countHighlights(db, id),
  };
};

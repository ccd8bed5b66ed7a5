import type { PaletteContentKind, PaletteResults } from "@devguild/schemas/palette";
import { plainText } from "@devguild/schemas/slugs";
import { sql } from "drizzle-orm";

import { containsWords } from "../../db/conditions.ts";
import { type Db, selectRows } from "../../db/db.ts";
import { getCatalogue, getLocationPath } from "../catalogue/catalogue.queries.ts";
import { countOpenJobs } from "../jobs/count-jobs.queries.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { articles } from "../magazine/magazine.tables.ts";
import { isPublished, publishedAt } from "../magazine/published-articles.queries.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { videos, videoSpeakers } from "../videos/videos.tables.ts";
import {
  type RecordReach,
  type RecordRow,
  selectRecords,
  toRecords,
} from "./palette-records.queries.ts";

const MAX_OF_A_KIND = 3;

type Found = PaletteResults["content"][number];
type ContentRow = { kind: PaletteContentKind; id: number | string; title: string; slug: string };
type Row = ({ is_record: false } & ContentRow) | ({ is_record: true } & RecordRow);

const PATHS: Record<string, (row: ContentRow) => string> = {
  video: ({ id, slug }) => `/videos/${id}/${slug}`,
  event: ({ id, slug }) => `/live-events/${id}/${slug}`,
  article: ({ id, slug }) => `/magazine/${id}/${slug}`,
  // A speaker has no page of their own, but a list of their talks.
  speaker: ({ title }) => `/videos/s?metadata=${encodeURIComponent(title)}`,
};

const findRecords = async (
  db: Db,
  text: string,
  reach: RecordReach,
): Promise<Pick<PaletteResults, "content" | "records">> => {
  const rows = await selectRows<Row>(
    db,
    sql`
      (select false as is_record, 'video' as kind, id::float8 as id, title, slug,
          null::text as detail, null::float8 as company_id from ${videos}
        where published and ${containsWords(sql`${videos.title}`, text)}
        order by release_date desc, id desc limit ${MAX_OF_A_KIND})
      union all
      (select false, 'event', id::float8, title, slug, null, null from ${liveEvents}
        where published and ${containsWords(sql`${liveEvents.title}`, text)}
        order by starts_at desc, id desc limit ${MAX_OF_A_KIND})
      union all
      (select false, 'speaker', id::float8, full_name, slug, null, null from ${speakers}
        where ${containsWords(sql`${speakers.full_name}`, text)}
          and exists (select 1 from ${videoSpeakers} talk join ${videos} video on video.id = talk.video_id
            where talk.speaker_id = ${speakers.id} and video.published)
        order by full_name, id limit ${MAX_OF_A_KIND})
      union all
      (select false, 'article', id::float8, title, slug, null, null from ${articles}
        where ${isPublished} and ${containsWords(sql`${articles.title}`, text)}
        order by ${publishedAt} desc, id desc limit ${MAX_OF_A_KIND})
      ${sql.join(
        selectRecords(text, reach).map((select) => sql`union all ${select}`),
        sql` `,
      )}`,
  );
  return {
    content: rows
      .filter((row) => !row.is_record)
      .map((row) => ({
        kind: row.kind,
        id: Number(row.id),
        title: row.title,
        path: PATHS[row.kind]?.(row) ?? "/",
        jobs: null,
      })),
    records: toRecords(rows.filter((row) => row.is_record)),
  };
};

const isNamed = (name: string, text: string) => {
  const parts = plainText(name).split(/\s+/);
  return plainText(text)
    .split(/\s+/)
    .every((word) => parts.some((part) => part.startsWith(word)));
};

type Named = { id: number; name: string };

/** Returns the first few of some categories, those with the most open jobs first; none without jobs. */
const mostJobs = async <Category extends Named>(
  db: Db,
  facet: "skills" | "locations",
  named: readonly Category[],
): Promise<(Category & { jobs: number })[]> => {
  // Most texts name none, and then there is nothing to count.
  if (named.length === 0) return [];
  const counts = await countOpenJobs(db, facet);
  return named
    .map((category) => Object.assign({}, category, { jobs: counts.get(category.id) ?? 0 }))
    .filter(({ jobs }) => jobs > 0)
    .toSorted((a, b) => b.jobs - a.jobs || a.id - b.id)
    .slice(0, MAX_OF_A_KIND);
};

/** Finds skills and places with open jobs by name. */
const findCategories = async (db: Db, text: string): Promise<Found[]> => {
  const catalogue = await getCatalogue(db);
  const byName = <Category extends Named>(all: Iterable<Category>) =>
    [...all].filter(({ name }) => isNamed(name, text));
  const skills = await mostJobs(db, "skills", byName(catalogue.skills.values()));
  const places = await mostJobs(
    db,
    "locations",
    byName(catalogue.locations.values()).filter(({ kind }) => kind !== "region"),
  );
  return [
    ...skills.map(({ id, name, slug, jobs }) => ({
      kind: "skill" as const,
      id,
      title: `${name} jobs`,
      path: `/jobs/s/${slug}`,
      jobs,
    })),
    ...places.map((place) => ({
      kind: "place" as const,
      id: place.id,
      title: `Jobs in ${place.name}`,
      path: `/jobs/l/${getLocationPath(catalogue, place)}`,
      jobs: place.jobs,
    })),
  ];
};

/**
 * Finds what the site shows besides jobs and companies (lists of jobs, talks, events, speakers and
 * articles), and the records of the back office within the user's reach. One query beside the counts.
 */
export const findPaletteContent = async (
  db: Db,
  text: string,
  reach: RecordReach,
): Promise<Pick<PaletteResults, "content" | "records">> => {
  if (!/[\p{L}\p{N}]/u.test(text)) return { content: [], records: [] };
  const categories = await findCategories(db, text);
  const { content, records } = await findRecords(db, text, reach);
  return { content: [...categories, ...content], records };
};

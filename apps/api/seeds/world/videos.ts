import { readFileSync } from "node:fs";

import { PODCAST_EVENT } from "@devguild/schemas/constants/videos";
import { toSlug } from "@devguild/schemas/slugs";

import type { events } from "../../src/modules/events/events.tables.ts";
import type { speakers } from "../../src/modules/speakers/speakers.tables.ts";
import type { videos, videoSpeakers } from "../../src/modules/videos/videos.tables.ts";
import { sanitiseEditorial } from "../../src/rich-text/sanitise-rich-text.ts";
import { createRandom } from "../random.ts";
import { getEpisodeRecording } from "./audio/write-recordings.ts";
import type { Catalogue } from "./catalogue-index.ts";
import type { Clock } from "./clock.ts";
import type { CompanyRow } from "./companies.ts";
import { drawCoversInOrder, drawEpisodeCover } from "./pictures/covers.ts";
import { HAIR_STYLES, drawPortrait } from "./pictures/portraits.ts";
import { getPictureUrl, type Drawn } from "./pictures/write-pictures.ts";
import { type PastEvent, PAST_EVENTS } from "./texts/past-events.ts";

type Row<T extends { $inferInsert: object }> = T["$inferInsert"] & { id: number };

// Lower ids belong to upcoming conferences.
const FIRST_EVENT_ID = 101;

const splitWords = (list: string | undefined) =>
  (list ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/** Reads the parts of a file in `videos`: each has a heading, a line of fields, and the text below it. */
const readParts = (name: string) => {
  const text = readFileSync(new URL(`videos/${name}.md`, import.meta.url), "utf8");
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = "", fields = "", ...paragraphs] = part.trim().split("\n\n");
      return { title, fields: fields.split("|").map((field) => field.trim()), paragraphs };
    });
};

const makeSpeakers = (companies: readonly CompanyRow[]) =>
  readParts("speakers").map(({ title: full_name, fields, paragraphs }, index) => {
    const [job_title = "", company_name = "", style] = fields;
    const hair = HAIR_STYLES.find((each) => each === style);
    const company = companies.find(({ name }) => name === company_name);
    if (!hair || (company_name && !company))
      throw new Error(`${full_name} has no hair or an employer that nobody knows.`);
    const slug = toSlug(full_name, "speaker");
    return {
      row: {
        id: index + 1,
        full_name,
        slug,
        job_title,
        company_name,
        company_id: company?.published && !company.deleted_at ? company.id : null,
        portrait_url: getPictureUrl({ kind: "avatar", name: `speaker-${slug}` }),
        bio: paragraphs.join(" "),
      } satisfies Row<typeof speakers>,
      hair,
    };
  });

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".split("");

/** Builds an id like that of a video host; no video exists under it. */
export const toHostedVideo = (slug: string) => {
  const random = createRandom(`host of ${slug}`);
  if (random.chance(0.25))
    return {
      provider: "vimeo",
      provider_video_id: String(random.int(700_000_000, 999_999_999)),
    } as const;
  const letters = Array.from({ length: 11 }, () => random.pick(LETTERS));
  return { provider: "youtube", provider_video_id: letters.join("") } as const;
};

// An event's recordings are released every few days after it; the podcast's episodes lead up to today.
const getReleaseDate = ({ slug, endedDaysAgo }: PastEvent, index: number, clock: Clock) =>
  slug === PODCAST_EVENT
    ? clock.dateIn(-(4 + index * 14))
    : clock.dateIn(-Math.max(2, endedDaysAgo - 7 - index * 3));

const makeEventRow = (event: PastEvent, id: number, catalogue: Catalogue, clock: Clock) => {
  const city = event.city ? catalogue.city(event.city) : null;
  const year = clock.dateIn(-event.endedDaysAgo).slice(0, 4);
  return {
    id,
    name: event.yearly ? `${event.name} ${year}` : event.name,
    slug: event.yearly ? `${event.slug}-${year}` : event.slug,
    type: event.type,
    city: city?.name ?? null,
    country_id: city?.countryId ?? null,
    region: "Europe",
    audience: event.audience,
    starts_on: clock.dateIn(1 - event.endedDaysAgo - event.days),
    ends_on: clock.dateIn(-event.endedDaysAgo),
    timezone: event.timezone,
  } satisfies Row<typeof events>;
};

/** Creates past events with their recordings, the podcast with its episodes, and their speakers. */
export const makeVideos = (
  companies: readonly CompanyRow[],
  catalogue: Catalogue,
  clock: Clock,
) => {
  const people = makeSpeakers(companies);
  const recording = getEpisodeRecording();
  const speakerId = (name: string) => {
    const person = people.find(({ row }) => row.full_name === name);
    if (!person) throw new Error(`There is no person called ${name}.`);
    return person.row.id;
  };
  const eventRows = PAST_EVENTS.map((event, index) =>
    makeEventRow(event, FIRST_EVENT_ID + index, catalogue, clock),
  );
  const talks = PAST_EVENTS.flatMap((event, eventIndex) =>
    readParts(event.file).map(({ title, fields, paragraphs }, index) => {
      const [names, minutes, skills, topics, marks = ""] = fields;
      const slug = toSlug(title, "video");
      const random = createRandom(`video ${slug}`);
      const isPick = marks.includes("featured");
      const released = getReleaseDate(event, index, clock);
      return {
        speakers: splitWords(names).map(speakerId),
        isEpisode: event.slug === PODCAST_EVENT,
        row: {
          slug,
          title,
          description: sanitiseEditorial(paragraphs.map((text) => `<p>${text}</p>`).join("")),
          ...toHostedVideo(slug),
          thumbnail_url: getPictureUrl({ kind: "cover", name: `video-${slug}` }),
          ...(event.slug === PODCAST_EVENT && recording),
          duration_seconds: Number(minutes) * 60 + random.int(0, 59),
          release_date: released,
          event_id: eventRows[eventIndex]?.id ?? null,
          skill_ids: splitWords(skills).map((name) => catalogue.skill(name)),
          topics: splitWords(topics),
          published: true,
          requires_login: marks.includes("login"),
          featured: isPick,
          plays: random.int(60, 2400) * (isPick ? 4 : 1),
          created_at: new Date(`${released}T09:00:00Z`),
          updated_at: new Date(`${released}T09:00:00Z`),
        } satisfies typeof videos.$inferInsert,
      };
    }),
  );
  // The oldest gets the first id, so that ids and dates have the same order.
  const ordered = talks
    .toSorted((a, b) => a.row.release_date.localeCompare(b.row.release_date))
    .map(({ speakers, isEpisode, row }, index) => ({
      speakers,
      isEpisode,
      row: Object.assign(row, { id: index + 1 }),
    }));
  const covers = drawCoversInOrder(ordered.toReversed().map(({ row: { slug } }) => ({ slug })));
  return {
    pastEvents: eventRows,
    speakers: people.map(({ row }) => row),
    videos: ordered.map(({ row }) => row),
    videoSpeakers: ordered.flatMap(({ row, speakers: ids }) =>
      ids.map((speaker_id, position) => ({ video_id: row.id, speaker_id, position })),
    ) satisfies (typeof videoSpeakers.$inferInsert)[],
    videoDrawings: [
      ...people.map(({ row: { slug }, hair }): Drawn => ({
        kind: "avatar",
        name: `speaker-${slug}`,
        drawing: drawPortrait(slug, hair),
      })),
      ...ordered.map(({ row: { id, slug }, isEpisode }): Drawn => ({
        kind: "cover",
        name: `video-${slug}`,
        drawing: isEpisode ? drawEpisodeCover(id, slug) : (covers.get(slug) ?? ""),
      })),
    ],
  };
};

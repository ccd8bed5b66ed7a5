import { PODCAST_EVENT, videoPath } from "@devguild/schemas/constants/videos";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { changedAt, buildTag } from "../../feed-formats/feed.ts";
import { channelHead, rssDate, rssDocument } from "../../feed-formats/rss.ts";
import { xmlElement } from "../../http/xml.ts";
import { events } from "../events/events.tables.ts";
import { videos } from "../videos/videos.tables.ts";

const ITUNES = "http://www.itunes.com/dtds/podcast-1.0.dtd";
const EPISODES = 300;

const AUDIO_TYPES: Record<string, string> = {
  m4a: "audio/x-m4a",
  mp3: "audio/mpeg",
  mp4: "audio/mp4",
  ogg: "audio/ogg",
  wav: "audio/wav",
};

const getAudioType = (address: string) =>
  AUDIO_TYPES[/\.([a-z0-9]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? ""] ?? "audio/mpeg";

/** A podcast episode that is public. */
export type Episode = {
  id: number;
  slug: string;
  title: string;
  description: string;
  audio_url: string;
  /** In bytes; null if unknown. */
  audio_bytes: number | null;
  /** The length of the recording; falls back to that of the video. */
  seconds: number;
  publishedAt: string;
};

/**
 * Lists podcast episodes with a recording, newest first. Episodes that require a login are left out, as
 * the feed is public.
 */
export const listEpisodes = async (db: Db): Promise<Episode[]> => {
  const rows = await db
    .select({
      id: videos.id,
      slug: videos.slug,
      title: videos.title,
      description: videos.description,
      audio_url: videos.audio_url,
      audio_bytes: videos.audio_bytes,
      seconds: sql<number>`coalesce(${videos.audio_seconds}, ${videos.duration_seconds})`,
      release_date: videos.release_date,
    })
    .from(videos)
    .innerJoin(events, and(eq(events.id, videos.event_id), eq(events.slug, PODCAST_EVENT)))
    .where(
      and(
        eq(videos.published, true),
        eq(videos.requires_login, false),
        isNotNull(videos.audio_url),
      ),
    )
    .orderBy(desc(videos.release_date), desc(videos.id))
    .limit(EPISODES);
  return rows.map(
    ({ id, slug, title, description, seconds, audio_bytes, audio_url, release_date }) => ({
      id,
      slug,
      title,
      description,
      seconds,
      audio_bytes,
      audio_url: audio_url ?? "",
      publishedAt: `${release_date}T00:00:00.000Z`,
    }),
  );
};

/** Finds the podcast's title. */
export const findPodcastTitle = async (db: Db): Promise<string> => {
  const [event] = await db
    .select({ name: events.name })
    .from(events)
    .where(eq(events.slug, PODCAST_EVENT));
  return event?.name ?? `${PRODUCT_NAME} podcast`;
};

/** The podcast's title, contact address and cover image. */
type Show = { title: string; site: string; email: string; picture: string; self: string };

const buildItem = (site: string, episode: Episode) => {
  const audio = new URL(episode.audio_url, site).href;
  return `\n<item>${[
    xmlElement("title", episode.title),
    xmlElement("link", site + videoPath(episode)),
    xmlElement("guid", buildTag(site, "episode", episode.id), { isPermaLink: "false" }),
    xmlElement("pubDate", rssDate(episode.publishedAt)),
    xmlElement("description", episode.description),
    // Readers take 0 for an unknown length.
    xmlElement("enclosure", null, {
      url: audio,
      length: episode.audio_bytes ?? 0,
      type: getAudioType(audio),
    }),
    xmlElement("itunes:duration", episode.seconds),
    xmlElement("itunes:explicit", "false"),
    xmlElement("itunes:episodeType", "full"),
  ].join("")}</item>`;
};

/** Builds the podcast feed: RSS with the tags that Apple Podcasts requires. */
export const podcastFeed = (episodes: readonly Episode[], show: Show) => {
  const about = {
    title: show.title,
    description:
      "Unhurried conversations with people who build software: what they made, what broke and what they’d do differently.",
    home: `${show.site}/${LANGUAGE}/videos?event=${PODCAST_EVENT}`,
  };
  const head = [
    channelHead(about, show.self, changedAt(episodes)),
    xmlElement("itunes:author", PRODUCT_NAME),
    xmlElement("itunes:type", "episodic"),
    xmlElement("itunes:explicit", "false"),
    xmlElement("itunes:category", null, { text: "Technology" }),
    xmlElement("itunes:image", null, { href: show.picture }),
    `<itunes:owner>${xmlElement("itunes:name", PRODUCT_NAME)}${xmlElement("itunes:email", show.email)}</itunes:owner>`,
  ];
  return rssDocument(
    [...head, ...episodes.map((episode) => buildItem(show.site, episode))].join(""),
    {
      itunes: ITUNES,
    },
  );
};

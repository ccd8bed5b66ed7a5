import { createHash } from "node:crypto";

import { SOCIAL_PAGES, type SocialPage } from "@devguild/schemas/constants/social-pages";
import { createDayRangeFormat } from "@devguild/schemas/day-ranges";
import type { HomepageContent } from "@devguild/schemas/event-homepages";
import type { Event } from "@devguild/schemas/events";
import type { JobCard } from "@devguild/schemas/jobs";
import type { LiveEventCard } from "@devguild/schemas/live-events";
import type { ArticleCard } from "@devguild/schemas/magazine";
import type { CompanyCard } from "@devguild/schemas/public-companies";
import type { VideoCard } from "@devguild/schemas/videos";

import { toMailJob } from "../mail/mail-jobs.policy.ts";

/** The kinds of records that have a social image. */
export const SOCIAL_KINDS = ["job", "company", "article", "video", "event", "conference"] as const;
export type SocialKind = (typeof SOCIAL_KINDS)[number];

/** The complete content of a social image; equal content means the same image. */
export type SocialCard = {
  kind: SocialKind | "page";
  id: number;
  /** Above the title: the owner, or the category. */
  overline: string;
  title: string;
  /** Below the title: the most important facts. */
  facts: readonly string[];
  /** Addresses of our own images, as stored in records. */
  logo: string | null;
  cover: string | null;
};

/** The folder of drawn images; its files can be redrawn at any time. */
export const SOCIAL_FOLDER = "og";

// The version of the drawing; increment it when the design changes, so that images get new names.
const DRAWING = 1;

/** Returns the file name of a card's image: the same as long as the image would look the same. */
export const getPictureName = (card: SocialCard) => {
  const content = JSON.stringify([DRAWING, card]);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  return `${card.kind}-${card.id}-${hash}.png`;
};

/** The podcast cover: its fixed address, and its file name, which depends on the title. */
export const PODCAST_COVER = `/api/files/${SOCIAL_FOLDER}/podcast.png`;
export const getCoverName = (title: string) =>
  `podcast-${createHash("sha256")
    .update(JSON.stringify([DRAWING, title]))
    .digest("hex")
    .slice(0, 16)}.png`;

/** Builds the social image of a page that shows no single record. */
export const toPagePicture = (page: SocialPage): SocialCard => ({
  kind: "page",
  id: 0,
  ...SOCIAL_PAGES[page],
  logo: null,
  cover: null,
});

/** Returns the path of a card's image, relative to any of our hosts. */
export const getPicturePath = (card: SocialCard) =>
  `/api/files/${SOCIAL_FOLDER}/${getPictureName(card)}`;

// Social networks only show raster images, not SVG.
const isRaster = (address: string | null) =>
  address !== null && /\.(?:png|jpe?g|webp)$/i.test(address);

/** Chooses the image a page is shared with: its own if networks can show it, otherwise the drawn one. */
export const choosePicture = (own: string | null, card: SocialCard): string =>
  own !== null && isRaster(own) ? own : getPicturePath(card);

const minutes = (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} min`;

/** Builds the social image of a job. */
export const toJobPicture = (job: JobCard): SocialCard => {
  const { company, location, salary } = toMailJob(job);
  return {
    kind: "job",
    id: job.id,
    overline: company,
    title: job.title,
    facts: [location, salary ?? ""].filter(Boolean),
    logo: job.company.logo_url,
    cover: null,
  };
};

/** Builds the social image of a company. */
export const toCompanyPicture = (
  company: Pick<
    CompanyCard,
    "id" | "name" | "industries" | "headquarters" | "employees" | "logo_url" | "cover_url"
  >,
): SocialCard => ({
  kind: "company",
  id: company.id,
  overline: company.industries[0]?.label ?? "Company",
  title: company.name,
  facts: [company.headquarters ?? "", company.employees ?? ""].filter(Boolean),
  logo: company.logo_url,
  cover: company.cover_url,
});

type Titled = Pick<ArticleCard, "id" | "title">;

/** Builds the social image of an article. */
export const toArticlePicture = (
  article: Titled & Pick<ArticleCard, "category" | "author" | "reading_time" | "image_url">,
): SocialCard => ({
  kind: "article",
  id: article.id,
  overline: article.category.name,
  title: article.title,
  facts: [article.author.full_name, `${article.reading_time} min read`],
  logo: null,
  cover: article.image_url,
});

/** Builds the social image of a video. */
export const toVideoPicture = (
  video: Titled & Pick<VideoCard, "event" | "speakers" | "duration_seconds" | "thumbnail_url">,
): SocialCard => ({
  kind: "video",
  id: video.id,
  overline: video.event?.label ?? "Watch",
  title: video.title,
  facts: [
    video.speakers.map(({ name }) => name).join(", "),
    minutes(video.duration_seconds),
  ].filter(Boolean),
  logo: null,
  cover: video.thumbnail_url,
});

const formatDay = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleDateString("en-GB", { dateStyle: "long", timeZone });

/** Builds the social image of a live event. */
export const toEventPicture = (
  event: Titled & Pick<LiveEventCard, "starts_at" | "timezone" | "venue" | "season" | "cover_url">,
): SocialCard => ({
  kind: "event",
  id: event.id,
  overline: event.season?.label ?? "Live event",
  title: event.title,
  facts: [formatDay(event.starts_at, event.timezone), event.venue ?? "Online"],
  logo: null,
  cover: event.cover_url,
});

const formatDays = createDayRangeFormat("long");

/** Builds the social image of a conference's page. */
export const toConferencePicture = (
  event: Pick<Event, "id" | "name" | "starts_on" | "ends_on" | "city" | "logo_url">,
  { hero_title, hero_image_url }: Pick<HomepageContent, "hero_title" | "hero_image_url">,
): SocialCard => ({
  kind: "conference",
  id: event.id,
  overline: event.name,
  title: hero_title,
  facts: [formatDays(event), event.city ?? "Online"],
  logo: event.logo_url,
  cover: hero_image_url,
});

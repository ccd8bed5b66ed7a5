import { createHash } from "node:crypto";

import type { JobCard } from "@devguild/schemas/jobs";
import type { LiveEventCard } from "@devguild/schemas/live-events";
import type { ArticleCard } from "@devguild/schemas/magazine";
import type { CompanyCard } from "@devguild/schemas/public-companies";
import type { VideoCard } from "@devguild/schemas/videos";

import { toMailJob } from "../mail/mail-jobs.policy.ts";

/** The kinds of things that a picture is drawn of. */
export const SOCIAL_KINDS = ["job", "company", "article", "video", "event"] as const;
export type SocialKind = (typeof SOCIAL_KINDS)[number];

/** All that a picture says and shows; two of the same content are one picture. */
export type SocialCard = {
  kind: SocialKind;
  id: number;
  /** Above the title: whose it is, or where it belongs. */
  over: string;
  title: string;
  /** Below it, what one wants to know first. */
  facts: readonly string[];
  /** Addresses of pictures of ours, as records have them. */
  logo: string | null;
  cover: string | null;
};

/** The folder of drawn pictures; what lies there can be drawn again. */
export const SOCIAL_FOLDER = "og";

// Another drawing is another picture: whoever changes how it looks counts this up.
const DRAWING = 1;

/** The name of a card's picture: the same for as long as it would look the same. */
export const getPictureName = (card: SocialCard) => {
  const content = JSON.stringify([DRAWING, card]);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  return `${card.kind}-${card.id}-${hash}.png`;
};

/** The podcast's cover: its one address, and the name that it is kept under while it looks so. */
export const PODCAST_COVER = `/api/files/${SOCIAL_FOLDER}/podcast.png`;
export const getCoverName = (title: string) =>
  `podcast-${createHash("sha256")
    .update(JSON.stringify([DRAWING, title]))
    .digest("hex")
    .slice(0, 16)}.png`;

/** Where a card's picture lies, below any of our hosts. */
export const getPicturePath = (card: SocialCard) =>
  `/api/files/${SOCIAL_FOLDER}/${getPictureName(card)}`;

// What social networks show; they leave drawings such as SVG out.
const isRaster = (address: string | null) =>
  address !== null && /\.(?:png|jpe?g|webp)$/i.test(address);

/** The picture that a page is shared with: its own where networks show it, else the drawn one. */
export const choosePicture = (own: string | null, card: SocialCard): string =>
  own !== null && isRaster(own) ? own : getPicturePath(card);

const minutes = (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} min`;

/** What the picture of a job says. */
export const toJobPicture = (job: JobCard): SocialCard => {
  const { company, place, salary } = toMailJob(job);
  return {
    kind: "job",
    id: job.id,
    over: company,
    title: job.title,
    facts: [place, salary ?? ""].filter(Boolean),
    logo: job.company.logo_url,
    cover: null,
  };
};

/** What the picture of a company says. */
export const toCompanyPicture = (
  company: Pick<
    CompanyCard,
    "id" | "name" | "industries" | "headquarters" | "employees" | "logo_url" | "cover_url"
  >,
): SocialCard => ({
  kind: "company",
  id: company.id,
  over: company.industries[0]?.label ?? "Company",
  title: company.name,
  facts: [company.headquarters ?? "", company.employees ?? ""].filter(Boolean),
  logo: company.logo_url,
  cover: company.cover_url,
});

type Titled = Pick<ArticleCard, "id" | "title">;

/** What the picture of an article says. */
export const toArticlePicture = (
  article: Titled & Pick<ArticleCard, "category" | "author" | "reading_time" | "image_url">,
): SocialCard => ({
  kind: "article",
  id: article.id,
  over: article.category.name,
  title: article.title,
  facts: [article.author.full_name, `${article.reading_time} min read`],
  logo: null,
  cover: article.image_url,
});

/** What the picture of a video says. */
export const toVideoPicture = (
  video: Titled & Pick<VideoCard, "event" | "speakers" | "duration_seconds" | "thumbnail_url">,
): SocialCard => ({
  kind: "video",
  id: video.id,
  over: video.event?.label ?? "Watch",
  title: video.title,
  facts: [
    video.speakers.map(({ name }) => name).join(", "),
    minutes(video.duration_seconds),
  ].filter(Boolean),
  logo: null,
  cover: video.thumbnail_url,
});

const dayOf = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleDateString("en-GB", { dateStyle: "long", timeZone });

/** What the picture of an event says. */
export const toEventPicture = (
  event: Titled & Pick<LiveEventCard, "starts_at" | "timezone" | "venue" | "season" | "cover_url">,
): SocialCard => ({
  kind: "event",
  id: event.id,
  over: event.season?.label ?? "Live event",
  title: event.title,
  facts: [dayOf(event.starts_at, event.timezone), event.venue ?? "Online"],
  logo: null,
  cover: event.cover_url,
});

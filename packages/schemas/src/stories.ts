import { z } from "zod";

import {
  STORIES_MAX,
  STORY_ALT_MAX,
  STORY_COVERS,
  STORY_IMAGES_MAX,
  STORY_LABEL_MAX,
  STORY_MESSAGES as M,
  STORY_STATUSES,
  STORY_TEXT_MAX,
  STORY_TITLE_MAX,
} from "./constants/stories.ts";
import { parseHostedVideo } from "./constants/video-links.ts";
import { id, instant, requiredText, text } from "./fields.ts";
import { toWebAddress } from "./web-address.ts";

const status = z.literal(Object.values(STORY_STATUSES));
const coverType = z.literal(Object.values(STORY_COVERS));
const count = z.number().int();

/** A story as its company edits it. */
export const story = z.object({
  id,
  title: z.string(),
  /** Sanitised. */
  body_html: z.string(),
  cover_type: coverType,
  images: z.array(z.object({ key: z.string(), url: z.string(), alt: z.string() })),
  video_url: z.string().nullable(),
  cta_label: z.string().nullable(),
  cta_url: z.string().nullable(),
  status,
  position: count,
  /** How often visitors saw it, and read, played or followed it, at the last count. */
  views: count,
  interactions: count,
  updated_at: instant,
});
export type Story = z.infer<typeof story>;

const clearable = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);

const image = z.object({
  key: z.string().max(200, M.imageMissing),
  alt: text(STORY_ALT_MAX).default(""),
});

const tidy = (url: string | null) => url && (toWebAddress(url) ?? url);
const isHttps = (url: string) => toWebAddress(url)?.startsWith("https:") ?? false;

/** A story to create, or to change if it has an id. Only what belongs to its kind of cover is stored. */
export const storyBody = z
  .object({
    id: id.nullish(),
    title: requiredText(STORY_TITLE_MAX, M.titleRequired),
    body_html: z.string().max(STORY_TEXT_MAX, M.textLong).default(""),
    cover_type: coverType.default(STORY_COVERS.NONE),
    images: z.array(image).max(STORY_IMAGES_MAX, M.imagesMany).default([]),
    video_url: clearable(500).transform(tidy),
    cta_label: clearable(STORY_LABEL_MAX),
    cta_url: clearable(500).transform(tidy),
    status: status.default(STORY_STATUSES.DRAFT),
  })
  .superRefine((body, context) => {
    const reject = (field: keyof typeof body, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (body.cover_type === STORY_COVERS.IMAGES && body.images.length === 0)
      reject("images", M.imagesRequired);
    if (body.cover_type === STORY_COVERS.VIDEO && parseHostedVideo(body.video_url ?? "") === null)
      reject("video_url", M.videoInvalid);
    if (body.cta_url !== null && !isHttps(body.cta_url)) reject("cta_url", M.linkInvalid);
    else if (body.cta_url !== null && body.cta_label === null) reject("cta_label", M.labelRequired);
    if (body.cta_label !== null && body.cta_url === null) reject("cta_url", M.linkRequired);
  });
export type StoryBody = z.infer<typeof storyBody>;

const order = z
  .record(z.string().regex(/^\d{1,15}$/), z.number().int().min(0).max(10_000))
  .refine((positions) => Object.keys(positions).length <= 2 * STORIES_MAX);

/** Positions by story id; clients use either name. */
export const storyOrderBody = z
  .object({ cards_order: order.optional(), ordered_cards: order.optional() })
  .transform(({ cards_order, ordered_cards }) => ({
    positions: new Map(
      Object.entries(cards_order ?? ordered_cards ?? {}).map(([key, at]) => [Number(key), at]),
    ),
  }));

export const storyStatusBody = z.object({ status });

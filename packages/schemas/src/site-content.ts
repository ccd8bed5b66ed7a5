import { z } from "zod";

import {
  BANNER_BODY_MAX,
  BANNER_PARTNER_MAX,
  BANNER_TITLE_MAX,
  LINK_LABEL_MAX,
  QUOTE_AUTHOR_MAX,
  QUOTE_ROLE_MAX,
  QUOTE_TEXT_MAX,
  SITE_CONTENT_MESSAGES as M,
  SITE_URL_MAX,
} from "./constants/site-content.ts";
import { LINK_COLUMNS } from "./constants/site-data.ts";
import { coverAddress, flag, id, requiredText, text } from "./fields.ts";
import { webAddress } from "./web-address.ts";

const address = webAddress({ max: SITE_URL_MAX, message: M.urlInvalid, http: true });

const portrait = z
  .string(M.imageForeign)
  .max(200, M.imageForeign)
  .regex(/^\/api\/files\/logos\/[A-Za-z0-9-]+\.(?:svg|png|jpg|webp)$/, M.imageForeign);

/** A link of a menu or footer as its editors see it. */
export const siteLink = z.object({
  id,
  column: z.enum(LINK_COLUMNS),
  label: z.string(),
  /** Null if it has no address, so that nobody sees it. */
  url: z.string().nullable(),
  active: z.boolean(),
});
export type AdminSiteLink = z.output<typeof siteLink>;

export const siteLinkBody = z.object({
  column: z.enum(LINK_COLUMNS),
  label: requiredText(LINK_LABEL_MAX),
  url: address,
  active: flag,
});
export type SiteLinkBody = z.output<typeof siteLinkBody>;

/** A quote as its editors see it. */
export const adminQuote = z.object({
  id,
  text: z.string(),
  author: z.string(),
  role: z.string(),
  image_url: z.string().nullable(),
  active: z.boolean(),
});
export type AdminQuote = z.output<typeof adminQuote>;

export const quoteBody = z.object({
  text: requiredText(QUOTE_TEXT_MAX),
  author: requiredText(QUOTE_AUTHOR_MAX),
  role: requiredText(QUOTE_ROLE_MAX),
  image_url: portrait.nullable().default(null),
  active: flag,
});
export type QuoteBody = z.output<typeof quoteBody>;

/** A community partner's ad as its editors see it. */
export const adminPartnerBanner = z.object({
  id,
  partner_name: z.string(),
  title: z.string(),
  body: z.string(),
  image_url: z.string().nullable(),
  url: z.string(),
  active: z.boolean(),
});
export type AdminPartnerBanner = z.output<typeof adminPartnerBanner>;

export const partnerBannerBody = z.object({
  partner_name: requiredText(BANNER_PARTNER_MAX),
  title: requiredText(BANNER_TITLE_MAX),
  body: text(BANNER_BODY_MAX),
  image_url: coverAddress(M.imageForeign).nullable().default(null),
  url: address,
  active: flag,
});
export type PartnerBannerBody = z.output<typeof partnerBannerBody>;

/** Moves a row up (−1) or down (1) by one place. */
export const moveBody = z.object({ step: z.union([z.literal(-1), z.literal(1)]) });

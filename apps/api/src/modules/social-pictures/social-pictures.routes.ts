import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { SOCIAL_PAGES, type SocialPage } from "@devguild/schemas/constants/social-pages";
import { type Context, Hono } from "hono";

import { oneAtATime } from "../../drawing/one-at-a-time.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { notFound } from "../../http/problems.ts";
import type { FileStore, StoredFile } from "../../ports/files/files.port.ts";
import { findPodcastTitle } from "../feeds/podcast-feed.queries.ts";
import {
  getCoverName,
  getPictureName,
  getPicturePath,
  SOCIAL_FOLDER,
  SOCIAL_KINDS,
  type SocialCard,
  toPagePicture,
} from "../social-cards/social-cards.policy.ts";
import { drawCard } from "./draw-card.policy.ts";
import { drawPodcast } from "./draw-podcast.policy.ts";
import { findCard } from "./find-card.queries.ts";

const PAGES = Object.keys(SOCIAL_PAGES) as SocialPage[];

const NAME = `(?:${SOCIAL_KINDS.join("|")})-[1-9]\\d{0,14}-[0-9a-f]{16}\\.png`;

// A crawler that requests more than this at once has to retry.
const MAX_WAITING = 20;
const OWN_PICTURE = /^\/api\/files\/([a-z]+)\/([A-Za-z0-9-]+\.(?:svg|png|jpg|webp))$/;

// Only our own files are read; images of other sites are never fetched.
const readOwn = async (files: FileStore, address: string | null) => {
  const [, folder, name] = OWN_PICTURE.exec(address ?? "") ?? [];
  const stored = folder && name ? await files.open(folder, name) : null;
  return stored && buffer(stored.stream());
};

const draw = async (files: FileStore, card: SocialCard) => {
  const logo = await readOwn(files, card.logo);
  const cover = await readOwn(files, card.cover);
  return drawCard(card, { logo, cover });
};

const storeOnce = async (files: FileStore, name: string, drawn: () => Promise<Uint8Array>) => {
  // Another request may have drawn the same image in the meantime.
  if (!(await files.open(SOCIAL_FOLDER, name)))
    await files.save(SOCIAL_FOLDER, name, await drawn());
};

const FOR_GOOD = "public, max-age=31536000, immutable";

const sendImage = (c: Context, picture: StoredFile, caching: string) => {
  c.header("Content-Type", "image/png");
  c.header("Content-Length", String(picture.size));
  c.header("Cache-Control", caching);
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  if (c.req.method === "HEAD") return c.body(null);
  return c.body(Readable.toWeb(picture.stream()) as ReadableStream);
};

/**
 * Serves the images that pages are shared with; each is drawn on the first request, then stored. An
 * outdated address redirects to the current image. Source: docs/product/being-found.md.
 */
export const socialPictureRoutes = (files: FileStore) => {
  const queued = oneAtATime(MAX_WAITING);
  const pictures = new Hono<AppEnv>();
  pictures.get("/podcast.png", async (c) => {
    const title = await findPodcastTitle(c.var.db);
    const name = getCoverName(title);
    await queued(() => storeOnce(files, name, () => drawPodcast(title)));
    const stored = (await files.open(SOCIAL_FOLDER, name)) ?? notFound();
    return sendImage(c, stored, "public, max-age=86400");
  });
  pictures.get("/:page{page-[a-z]+\\.png}", async (c) => {
    const page = PAGES.find((each) => c.req.param("page") === `page-${each}.png`) ?? notFound();
    const card = toPagePicture(page);
    const name = getPictureName(card);
    await queued(() => storeOnce(files, name, () => draw(files, card)));
    const stored = (await files.open(SOCIAL_FOLDER, name)) ?? notFound();
    return sendImage(c, stored, "public, max-age=86400");
  });
  return pictures.get(`/:name{${NAME}}`, async (c) => {
    const { name } = c.req.param();
    const stored = await files.open(SOCIAL_FOLDER, name);
    // The name changes with the content of the image.
    if (stored) return sendImage(c, stored, FOR_GOOD);
    const [word, number] = name.split("-");
    const kind = SOCIAL_KINDS.find((each) => each === word) ?? notFound();
    const card = (await findCard(c.var.db, kind, Number(number))) ?? notFound();
    if (getPictureName(card) !== name) {
      c.header("Cache-Control", "public, max-age=300");
      return c.redirect(getPicturePath(card), 302);
    }
    await queued(() => storeOnce(files, name, () => draw(files, card)));
    return sendImage(c, (await files.open(SOCIAL_FOLDER, name)) ?? notFound(), FOR_GOOD);
  });
};

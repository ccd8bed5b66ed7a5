import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

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
} from "../social-cards/social-cards.policy.ts";
import { drawCard } from "./draw-card.policy.ts";
import { drawPodcast } from "./draw-podcast.policy.ts";
import { findCard } from "./find-card.queries.ts";

const NAME = `(?:${SOCIAL_KINDS.join("|")})-[1-9]\\d{0,14}-[0-9a-f]{16}\\.png`;

// A crawler that wants more at once than this comes back.
const MOST_WAITING = 20;
const OWN_PICTURE = /^\/api\/files\/([a-z]+)\/([A-Za-z0-9-]+\.(?:svg|png|jpg|webp))$/;

// Only what we keep is read: another site's picture is never fetched.
const readOwn = async (files: FileStore, address: string | null) => {
  const [, folder, name] = OWN_PICTURE.exec(address ?? "") ?? [];
  const kept = folder && name ? await files.open(folder, name) : null;
  return kept && buffer(kept.stream());
};

const draw = async (files: FileStore, card: SocialCard) => {
  const logo = await readOwn(files, card.logo);
  const cover = await readOwn(files, card.cover);
  return drawCard(card, { logo, cover });
};

const keep = async (files: FileStore, name: string, drawn: () => Promise<Uint8Array>) => {
  // Somebody else may have waited for the same picture.
  if (!(await files.open(SOCIAL_FOLDER, name)))
    await files.save(SOCIAL_FOLDER, name, await drawn());
};

const FOR_GOOD = "public, max-age=31536000, immutable";

const answer = (c: Context, picture: StoredFile, caching: string) => {
  c.header("Content-Type", "image/png");
  c.header("Content-Length", String(picture.size));
  c.header("Cache-Control", caching);
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  if (c.req.method === "HEAD") return c.body(null);
  return c.body(Readable.toWeb(picture.stream()) as ReadableStream);
};

/**
 * Pictures that pages are shared with, drawn when they are first asked for and kept. An address whose
 * content has changed leads to the present one. Source: docs/product/being-found.md.
 */
export const socialPictureRoutes = (files: FileStore) => {
  const queued = oneAtATime(MOST_WAITING);
  const pictures = new Hono<AppEnv>();
  pictures.get("/podcast.png", async (c) => {
    const title = await findPodcastTitle(c.var.db);
    const name = getCoverName(title);
    await queued(() => keep(files, name, () => drawPodcast(title)));
    const kept = (await files.open(SOCIAL_FOLDER, name)) ?? notFound();
    return answer(c, kept, "public, max-age=86400");
  });
  return pictures.get(`/:name{${NAME}}`, async (c) => {
    const { name } = c.req.param();
    const kept = await files.open(SOCIAL_FOLDER, name);
    // The name changes with whatever the picture shows.
    if (kept) return answer(c, kept, FOR_GOOD);
    const [word, number] = name.split("-");
    const kind = SOCIAL_KINDS.find((each) => each === word) ?? notFound();
    const card = (await findCard(c.var.db, kind, Number(number))) ?? notFound();
    if (getPictureName(card) !== name) {
      c.header("Cache-Control", "public, max-age=300");
      return c.redirect(getPicturePath(card), 302);
    }
    await queued(() => keep(files, name, () => draw(files, card)));
    return answer(c, (await files.open(SOCIAL_FOLDER, name)) ?? notFound(), FOR_GOOD);
  });
};

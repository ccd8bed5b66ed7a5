import { jobSearchQuery } from "@devguild/schemas/jobs";
import { articlesQuery } from "@devguild/schemas/magazine";
import { teamsQuery } from "@devguild/schemas/public-companies";
import { type Context, Hono } from "hono";
import type { z } from "zod";

import { sendFeed, type FeedFormat } from "../../feed-formats/send-feed.ts";
import { changedAt, type Feed } from "../../feed-formats/feed.ts";
import { buildJsonFeed } from "../../feed-formats/json-feed.ts";
import { buildRss } from "../../feed-formats/rss.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { notFound } from "../../http/problems.ts";
import { readQuery } from "../../http/read-input.ts";
import { PODCAST_COVER } from "../social-cards/social-cards.policy.ts";
import { companiesFeed } from "./companies-feed.queries.ts";
import { companyFeed, jobFeed } from "./job-feed.queries.ts";
import { magazineFeed } from "./magazine-feed.queries.ts";
import { findPodcastTitle, listEpisodes, podcastFeed } from "./podcast-feed.queries.ts";

// The feed's own URL on the site.
const getSelfUrl = (c: Context<AppEnv>) => {
  const { pathname, search } = new URL(c.req.url);
  return `${c.var.config.urls.site}${pathname.slice(pathname.indexOf("/feeds/"))}${search}`;
};

const getFormat = (c: Context<AppEnv>): FeedFormat =>
  c.req.path.endsWith(".json") ? "json" : "rss";

const parseQuery = <Schema extends z.ZodType>(c: Context<AppEnv>, schema: Schema) =>
  readQuery(schema, c.req.url);

const send = (c: Context<AppEnv>, feed: Feed) => {
  const format = getFormat(c);
  const write = format === "json" ? buildJsonFeed : buildRss;
  return sendFeed(c, format, write(feed, getSelfUrl(c)), changedAt(feed.items));
};

/**
 * Serves lists as RSS and JSON Feed. Feeds take the same filters as the lists, and reject the same
 * input. Source: docs/product/feeds.md.
 */
export const feedRoutes = new Hono<AppEnv>()
  .get("/:file{jobs\\.(?:rss|json)}", async (c) =>
    send(c, await jobFeed(c.var.db, c.var.config.urls.site, parseQuery(c, jobSearchQuery))),
  )
  .get("/:file{magazine\\.(?:rss|json)}", async (c) =>
    send(c, await magazineFeed(c.var.db, c.var.config.urls.site, parseQuery(c, articlesQuery))),
  )
  .get("/:file{companies\\.(?:rss|json)}", async (c) =>
    send(c, await companiesFeed(c.var.db, c.var.config.urls.site, parseQuery(c, teamsQuery))),
  )
  .get("/companies/:file{[1-9]\\d{0,14}\\.(?:rss|json)}", async (c) => {
    const id = Number.parseInt(c.req.param("file"), 10);
    return send(c, (await companyFeed(c.var.db, c.var.config.urls.site, id)) ?? notFound());
  })
  .get("/podcast.rss", async (c) => {
    const { db, config } = c.var;
    const episodes = await listEpisodes(db);
    const show = {
      title: await findPodcastTitle(db),
      site: config.urls.site,
      email: config.supportEmail,
      picture: config.urls.site + PODCAST_COVER,
      self: getSelfUrl(c),
    };
    return sendFeed(c, "rss", podcastFeed(episodes, show), changedAt(episodes));
  });

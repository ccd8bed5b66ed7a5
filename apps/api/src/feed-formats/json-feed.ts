import { LANGUAGE } from "@devguild/schemas/product";

import type { Feed } from "./feed.ts";

/** Formats a feed as JSON Feed 1.1. */
export const buildJsonFeed = ({ title, description, home, items }: Feed, self: string) =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: self,
    language: LANGUAGE,
    items: items.map(({ id, url, title: name, summary, author, tags, image, publishedAt }) => ({
      id,
      url,
      title: name,
      content_text: summary,
      date_published: publishedAt,
      authors: [{ name: author }],
      tags,
      ...(image && { image }),
    })),
  });

import { LANGUAGE } from "@devguild/schemas/product";

import { XML_HEAD, xmlElement } from "../http/xml.ts";
import { changedAt, type Feed, type FeedItem } from "./feed.ts";

const ATOM = "http://www.w3.org/2005/Atom";
const DUBLIN_CORE = "http://purl.org/dc/elements/1.1/";

/** Formats an instant for RSS. */
export const rssDate = (instant: string | Date) => new Date(instant).toUTCString();

/** Builds the elements that describe an RSS channel; `self` is the feed's own URL. */
export const channelHead = (
  { title, description, home }: Pick<Feed, "title" | "description" | "home">,
  self: string,
  changed: Date | null,
) =>
  [
    xmlElement("title", title),
    xmlElement("link", home),
    xmlElement("description", description),
    xmlElement("language", LANGUAGE),
    xmlElement("atom:link", null, { href: self, rel: "self", type: "application/rss+xml" }),
    changed ? xmlElement("lastBuildDate", rssDate(changed)) : "",
  ].join("");

/** Wraps a channel's elements in an RSS 2.0 document, with extra namespaces if needed. */
export const rssDocument = (channel: string, namespaces: Record<string, string> = {}) => {
  const all = Object.entries({ atom: ATOM, ...namespaces })
    .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
    .join("");
  return `${XML_HEAD}<rss version="2.0"${all}><channel>${channel}</channel></rss>\n`;
};

const buildItem = ({ id, url, title, summary, author, tags, publishedAt }: FeedItem) =>
  `<item>${[
    xmlElement("title", title),
    xmlElement("link", url),
    xmlElement("guid", id, { isPermaLink: "false" }),
    xmlElement("pubDate", rssDate(publishedAt)),
    xmlElement("dc:creator", author),
    xmlElement("description", summary),
    ...tags.map((tag) => xmlElement("category", tag)),
  ].join("")}</item>`;

/** Formats a feed as RSS 2.0. */
export const buildRss = (feed: Feed, self: string) =>
  rssDocument(
    [
      channelHead(feed, self, changedAt(feed.items)),
      ...feed.items.map((item) => `\n${buildItem(item)}`),
    ].join(""),
    { dc: DUBLIN_CORE },
  );

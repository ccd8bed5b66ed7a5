import { XML_HEAD, xmlElement } from "../../http/xml.ts";
import type { SitemapPage } from "./sitemaps.queries.ts";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

const entry = (name: string, site: string, { path, changedAt }: SitemapPage) =>
  `<${name}>${xmlElement("loc", site + path)}${
    changedAt ? xmlElement("lastmod", changedAt.toISOString()) : ""
  }</${name}>`;

/** Builds a sitemap index. */
export const sitemapIndex = (site: string, files: readonly SitemapPage[]) =>
  `${XML_HEAD}<sitemapindex xmlns="${NAMESPACE}">${files
    .map((file) => entry("sitemap", site, file))
    .join("\n")}</sitemapindex>\n`;

/** Builds a sitemap, chunk by chunk as its pages are read. */
export async function* buildSitemap(
  site: string,
  batches: AsyncIterable<SitemapPage[]> | Iterable<SitemapPage[]>,
) {
  yield `${XML_HEAD}<urlset xmlns="${NAMESPACE}">`;
  for await (const pages of batches)
    yield pages.map((page) => `${entry("url", site, page)}\n`).join("");
  yield "</urlset>\n";
}

import { Readable } from "node:stream";

import { STATIC_PAGES } from "@devguild/schemas/constants/static-pages";
import { type Context, Hono } from "hono";

import type { AppEnv } from "../../http/app-env.ts";
import { notFound } from "../../http/problems.ts";
import { RECORD_KINDS, type RecordKindName } from "./record-kinds.queries.ts";
import { sitemapIndex, buildSitemap } from "./sitemap-xml.policy.ts";
import {
  listCategoryPages,
  listFiles,
  readFilePages,
  type SitemapFile,
  type SitemapPage,
} from "./sitemaps.queries.ts";

const KINDS = Object.keys(RECORD_KINDS) as RecordKindName[];

/** The path of the sitemap index, relative to the API's base and on the site itself. */
export const SITEMAP_INDEX = "/sitemap.xml";

const getPath = ({ kind, number }: Pick<SitemapFile, "kind" | "number">) =>
  `/sitemap-${kind}-${number}.xml`;

const withHeaders = (c: Context<AppEnv>) => {
  c.header("Content-Type", "application/xml; charset=utf-8");
  c.header("Cache-Control", "public, max-age=3600");
};

const sendPages = (c: Context<AppEnv>, batches: Parameters<typeof buildSitemap>[1]) => {
  withHeaders(c);
  const text = Readable.from(buildSitemap(c.var.config.urls.site, batches), { objectMode: false });
  return c.body(Readable.toWeb(text) as ReadableStream);
};

/** Puts the first batch, which was already read, back in front of the rest. */
async function* from(first: SitemapPage[], rest: AsyncGenerator<SitemapPage[]>) {
  yield first;
  yield* rest;
}

/**
 * Serves the sitemaps of all public pages: an index, and files by kind. Files are written while they
 * are being read, so none is ever completely in memory. Source: docs/product/being-found.md.
 */
export const sitemapRoutes = new Hono<AppEnv>()
  .get(SITEMAP_INDEX, async (c) => {
    const { db, config } = c.var;
    const files: SitemapPage[] = [
      { path: "/sitemap-pages.xml", changedAt: null },
      { path: "/sitemap-categories.xml", changedAt: null },
    ];
    for (const kind of KINDS)
      for (const file of await listFiles(db, kind))
        files.push({ path: getPath(file), changedAt: file.changedAt });
    withHeaders(c);
    return c.body(sitemapIndex(config.urls.site, files));
  })
  .get("/sitemap-pages.xml", (c) =>
    sendPages(c, [STATIC_PAGES.map((path) => ({ path, changedAt: null }))]),
  )
  .get("/sitemap-categories.xml", async (c) => sendPages(c, [await listCategoryPages(c.var.db)]))
  .get("/:file{sitemap-[a-z-]+-[1-9]\\d{0,8}\\.xml}", async (c) => {
    const [, name, number] = /^sitemap-(.+)-(\d+)\.xml$/.exec(c.req.param("file")) ?? [];
    const kind = KINDS.find((each) => each === name) ?? notFound();
    const batches = readFilePages(c.var.db, { kind, number: Number(number) });
    const first = await batches.next();
    if (first.done) return notFound();
    return sendPages(c, from(first.value, batches));
  });

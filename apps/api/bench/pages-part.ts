import { join } from "node:path";

import { API_BASE } from "@devguild/schemas/addresses";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { articlePath } from "@devguild/schemas/constants/magazine";
import type { JobCard } from "@devguild/schemas/jobs";
import type { ArticleCard } from "@devguild/schemas/magazine";
import { LANGUAGE } from "@devguild/schemas/product";

import { formatRatio, formatCount } from "./numbers.ts";
import { comparePaired, type Compared } from "./paired-rounds.ts";
import { type Served, serve } from "./processes.ts";
import { logProgress, table } from "./report.ts";
import type { Measuring } from "./search-part.ts";

const SITE = join(import.meta.dirname, "../../site/server.ts");
const CONSTANT_SITE = join(import.meta.dirname, "constant-site.ts");
const RAW_SERVER = join(import.meta.dirname, "raw-server.ts");

const listed = async <T>(api: Served, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${api.port}${API_BASE}${path}`);
  if (!answer.ok) throw new Error(`${path} responded with ${answer.status}.`);
  return ((await answer.json()) as { data: T }).data;
};

/** The pages to measure, with their paths; undefined if the database has no such page. */
const PAGES = [
  {
    name: "an article",
    pathOn: async (api: Served) => {
      const [first] = await listed<ArticleCard[]>(api, "/magazine/articles");
      return first && articlePath(first);
    },
  },
  {
    name: "a job",
    pathOn: async (api: Served) => {
      const [first] = (await listed<{ job_ads: JobCard[] }>(api, "/jobs")).job_ads;
      return first && `/${LANGUAGE}${jobPath(first)}`;
    },
  },
];

const toRow = (name: string, over: string, compared: Compared) => {
  logProgress(`  ${name}, over ${over}: ${formatRatio(compared.rateRatio)}`);
  return [
    name,
    over,
    formatCount(compared.subjectPerSecond),
    formatCount(compared.baselinePerSecond),
    formatRatio(compared.rateRatio),
    `${Math.round(compared.busy * 100)} %`,
  ];
};

/**
 * Measures the built site in pages per second: rendered from the database compared with rendered from
 * constant API responses, and cached pages compared with node:http sending the same bytes.
 */
export const measurePages = async ({ options }: Measuring, api: Served, databaseUrl: string) => {
  const apiUrl = `http://127.0.0.1:${api.port}`;
  // Enough requests that the time limit ends the measurement.
  const timed = { ...options, requests: Number.MAX_SAFE_INTEGER, seconds: options.seconds / 2 };
  const site = await serve(SITE, { databaseUrl, apiUrl });
  const constant = await serve(CONSTANT_SITE, { databaseUrl, apiUrl });
  const rows: string[][] = [];
  const missing: string[] = [];
  for (const { name, pathOn } of PAGES) {
    const path = await pathOn(api);
    if (path === undefined) {
      missing.push(`This database has no ${name} page.`);
      continue;
    }
    // A different URL each time, so that the page isn't cached.
    const uncached = (n: number) => ({ path: `${path}?anew=${n}` });
    rows.push(
      toRow(
        name,
        "constant responses",
        await comparePaired(
          { port: site.port, request: uncached },
          { port: constant.port, request: uncached },
          timed,
        ),
      ),
    );
    const cached = () => ({ path });
    const raw = await serve(RAW_SERVER, { databaseUrl }, [`http://127.0.0.1:${site.port}${path}`]);
    rows.push(
      toRow(
        `${name}, cached`,
        "node:http",
        await comparePaired(
          { port: site.port, request: cached },
          { port: raw.port, request: cached },
          timed,
        ),
      ),
    );
    await raw.stop();
  }
  await Promise.all([site.stop(), constant.stop()]);
  return [
    table(["page", "baseline", "pages/s", "baseline, pages/s", "ratio", "client busy"], rows),
    ...missing,
  ];
};

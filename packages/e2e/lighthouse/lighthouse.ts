// Measures the site's main pages with Lighthouse as a phone, on the production build: medians of
// five runs. `pnpm lighthouse [runs]`. Lighthouse is only downloaded by this command, because
// nothing else needs it.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { urls } from "../addresses.ts";
import { withData } from "../screenshots/worlds.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const MAX_BYTES = 64 * 1024 * 1024;
const CHROME_FLAGS = "--headless --no-sandbox --disable-gpu --disable-background-networking";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Report = {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; title: string } | undefined
  >;
};

const [, , given = "5"] = process.argv;
const runs = Number(given);
if (!Number.isInteger(runs) || runs < 1) throw new Error("Usage: pnpm lighthouse [runs]");

const start = promisify(execFile);
const CHROME_PATH = process.env["CHROMIUM_PATH"];

const measure = async (path: string): Promise<Report> => {
  const { stdout } = await start(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      urls.site + path,
      "--quiet",
      "--output=json",
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    { env: { ...process.env, ...(CHROME_PATH && { CHROME_PATH }) }, maxBuffer: MAX_BYTES },
  );
  return JSON.parse(stdout) as Report;
};

/** Returns the first link of a list to a record's page. */
const findFirstLink = async (list: string, pattern: RegExp) => {
  const html = await (await fetch(urls.site + list)).text();
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`${list} links to no ${pattern}.`);
  return found;
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const world = await withData();
try {
  const pages = [
    ["home", "/"],
    ["jobs", "/en/jobs"],
    ["job", await findFirstLink("/en/jobs", /href="(\/en\/companies\/\d+\/[^"/]+\/\d+\/[^"/]+)"/)],
    ["company", await findFirstLink("/en/companies", /href="(\/en\/companies\/\d+\/[^"/?]+)"/)],
    ["article", await findFirstLink("/en/magazine", /href="(\/en\/magazine\/\d+\/[^"/]+)"/)],
    ["video", await findFirstLink("/en/videos", /href="(\/en\/videos\/\d+\/[^"/?]+)"/)],
    ["event", await findFirstLink("/en/live-events", /href="(\/en\/live-events\/\d+\/[^"/?]+)"/)],
  ] as const;
  process.stdout.write(`Lighthouse, as a phone; medians of ${runs} runs; the demo world\n\n`);
  process.stdout.write(
    "| page | performance | accessibility | best practices | SEO | layout shift | LCP, ms | blocked, ms |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n",
  );
  for (const [name, path] of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(await measure(path));
    const scores = CATEGORIES.map((category) =>
      Math.round(median(reports.map(({ categories }) => categories[category].score ?? 0)) * 100),
    );
    const audit = (id: string) =>
      median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    process.stdout.write(
      `| ${[
        name,
        ...scores,
        audit("cumulative-layout-shift").toFixed(3),
        Math.round(audit("largest-contentful-paint")),
        Math.round(audit("total-blocking-time")),
      ].join(" | ")} |\n`,
    );
    const failed = Object.entries(reports[0]?.audits ?? {}).filter(
      ([, found]) => found?.score === 0,
    );
    for (const [id, found] of failed) process.stderr.write(`  ${name}: ${id}, ${found?.title}\n`);
  }
} finally {
  await world.stop();
}

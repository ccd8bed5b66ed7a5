// Takes screenshots of every screen at both widths and in both schemes, and combines them to one
// picture per screen. `pnpm screenshots [--out FOLDER] [--only PATTERN] [--worlds data,failing,empty]
// [--empty-database URL]`
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { type Browser, chromium, type Page } from "@playwright/test";

import { urls } from "../addresses.ts";
import { addApp } from "../journeys/authenticator.ts";
import { describeVisit, findAddress, type Visit, VISITS } from "../screens.ts";
import { untilLive } from "../until-live.ts";
import { empty, failing, withData, type World } from "./worlds.ts";

const VIEWS = [
  { width: 390, colorScheme: "light", shown: 260 },
  { width: 390, colorScheme: "dark", shown: 260 },
  { width: 1280, colorScheme: "light", shown: 640 },
  { width: 1280, colorScheme: "dark", shown: 640 },
] as const;
const MAX_HEIGHT = 6000;
const GAP = 16;
const READ_MS = 20_000;

const fileName = ({ person }: Visit, path: string) =>
  `${person ?? "guest"} ${path === "/" ? "home" : path.slice(1)}`
    .replace(/[^\w-]+/g, "-")
    .slice(0, 100);

/** Scrolls through the page once, so that lazy content loads. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
  });

/** Waits for parts that are still being read; one that failed is only shown as failed after some more tries. */
const untilRead = (page: Page) =>
  page
    .waitForFunction(
      () =>
        !document.querySelector('[aria-busy="true"]') &&
        ![...document.querySelectorAll("[aria-live=polite]")].some((region) =>
          region.textContent.startsWith("Loading"),
        ),
      undefined,
      { timeout: READ_MS },
    )
    .catch(() => process.stdout.write(`Still loading: ${page.url()}\n`));

const takeScreenshot = async (
  page: Page,
  url: string,
  { width, colorScheme }: (typeof VIEWS)[number],
) => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.goto(url);
  await untilLive(page);
  await page.waitForLoadState("networkidle");
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  await untilRead(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) },
  });
};

/** Combines the four screenshots to one picture. */
const combine = async (browser: Browser, title: string, shots: readonly Buffer[]) => {
  const page = await browser.newPage({ viewport: { width: 2 * 900 + 5 * GAP, height: 800 } });
  const figures = shots.map(
    (shot, index) =>
      `<img width="${VIEWS[index]?.shown}" src="data:image/png;base64,${shot.toString("base64")}">`,
  );
  await page.setContent(
    `<body style="margin:${GAP}px;background:#888;font:16px sans-serif"><p>${title.replaceAll("&", "&amp;")}</p><div style="display:flex;gap:${GAP}px;align-items:start">${figures.join("")}</div>`,
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const combined = await page.screenshot({ fullPage: true });
  await page.close();
  return combined;
};

const logIn = async (
  browser: Browser,
  { person, app }: Visit,
  { logins, needsSecondFactor }: World,
) => {
  const context = await browser.newContext();
  if (person !== null) {
    // At the API directly, which also responds in the failing world.
    const answer = await context.request.post(`${urls.api}/api/v2/user/login`, {
      data: logins(person),
      headers: { Origin: urls[app] },
    });
    if (!answer.ok()) throw new Error(`${person} cannot log in: ${answer.status()}.`);
    if (needsSecondFactor) await addApp(await context.newPage());
  }
  const session = await context.storageState();
  await context.close();
  return session;
};

const takeAll = async (
  browser: Browser,
  folder: string,
  visits: readonly Visit[],
  start: () => Promise<World>,
) => {
  const world = await start();
  const sessions = new Map<string | null, Awaited<ReturnType<typeof logIn>>>();
  mkdirSync(folder, { recursive: true });
  try {
    for (const visit of visits) {
      const storageState = sessions.get(visit.person) ?? (await logIn(browser, visit, world));
      sessions.set(visit.person, storageState);
      const context = await browser.newContext({ baseURL: urls[visit.app], storageState });
      const page = await context.newPage();
      // Neither failing nor empty lists link to their records.
      const path = await findAddress(page.request, visit).catch(() => null);
      if (path === null) {
        process.stdout.write(`Left out: ${describeVisit(visit)}\n`);
        continue;
      }
      const shots: Buffer[] = [];
      for (const view of VIEWS)
        shots.push(await takeScreenshot(page, urls[visit.app] + path, view));
      const name = fileName(visit, path);
      writeFileSync(join(folder, `${name}.png`), await combine(browser, name, shots));
      await context.close();
      process.stdout.write(`${join(folder, name)}.png\n`);
    }
  } finally {
    await world.stop();
  }
};

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "contact-sheets" },
    /** Only pages whose path matches this regular expression. */
    only: { type: "string", default: "" },
    worlds: { type: "string", default: "data,failing,empty" },
    /** A PostgreSQL database without tables, for the empty product. */
    "empty-database": { type: "string" },
  },
});
const folder = resolve(values.out);
const worlds = values.worlds.split(",");
const only = new RegExp(values.only);
const chosen = (visits: readonly Visit[]) => visits.filter(({ path }) => only.test(path));
const executablePath = process.env["CHROMIUM_PATH"];
const databaseUrl = values["empty-database"];
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const all = chosen(VISITS);
  const ofGuestsOrStaff = all.filter(({ person, app }) => person === null || app === "admin");
  if (worlds.includes("data")) await takeAll(browser, join(folder, "data"), all, withData);
  if (worlds.includes("failing")) await takeAll(browser, join(folder, "failing"), all, failing);
  if (worlds.includes("empty") && databaseUrl)
    await takeAll(browser, join(folder, "empty"), ofGuestsOrStaff, () => empty(databaseUrl));
  else if (worlds.includes("empty"))
    process.stdout.write("Without --empty-database the empty product was left out.\n");
} finally {
  await browser.close();
}

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page, test as base } from "@playwright/test";

interface Story {
  id: string;
  title: string;
  name: string;
  type: "story" | "docs";
}

/** What Storybook reports once a story was rendered, played and checked with axe. */
interface StoryFinished {
  storyId: string;
  status: "success" | "error";
  reporters: { type: string; status: string; result: unknown }[];
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: {
      emit: (event: string, value: unknown) => void;
      last: (event: string) => [StoryFinished] | undefined;
    };
  }
}

const index = JSON.parse(
  readFileSync(join(import.meta.dirname, "../storybook-static/index.json"), "utf8"),
) as { entries: Record<string, Story> };
const stories = Object.values(index.entries).filter(({ type }) => type === "story");

/** Storybook's canvas, with the errors that its page has logged since the last story. */
type Canvas = { page: Page; errors: string[] };

const resultOf = async (page: Page, storyId: string) => {
  const finished = await page.waitForFunction((id) => {
    const last = window.__STORYBOOK_ADDONS_CHANNEL__?.last("storyFinished")?.[0];
    return last?.storyId === id && last;
  }, storyId);
  const { status, reporters } = (await finished.jsonValue()) as StoryFinished;
  return { status, failed: reporters.filter((report) => report.status === "failed") };
};

// One canvas for each worker: loading it costs many times what rendering a story does. A failure starts
// another worker, so no story suffers from one that broke.
const test = base.extend<object, { canvas: Canvas }>({
  canvas: [
    async ({ browser }, use, { project }) => {
      const { baseURL, userAgent, contextOptions } = project.use;
      const page = await browser.newPage({ baseURL, userAgent, ...contextOptions });
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        // Chromium asks for an icon, which Storybook doesn't have.
        const isIcon = message.location().url.endsWith("/favicon.ico");
        if (message.type() === "error" && !isIcon) errors.push(message.text());
      });
      const first = stories[0]?.id ?? "";
      await page.goto(`/iframe.html?viewMode=story&id=${first}&globals=scheme:${project.name}`);
      await resultOf(page, first);
      await use({ page, errors });
      await page.close();
    },
    { scope: "worker" },
  ],
});

for (const [title, ofComponent] of Map.groupBy(stories, (story) => story.title))
  test(title, async ({ canvas: { page, errors } }) => {
    for (const { id, name } of ofComponent)
      await test.step(name, async () => {
        await page.evaluate((storyId) => {
          const selection = { storyId, viewMode: "story" };
          window.__STORYBOOK_ADDONS_CHANNEL__?.emit("setCurrentStory", selection);
        }, id);
        expect
          .soft({ name, ...(await resultOf(page, id)), errors: errors.splice(0) })
          .toEqual({ name, status: "success", failed: [], errors: [] });
      });
  });

import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures.ts";

type Reported = { event_type: string; event_data: Record<string, unknown> };

const reportsOf = (page: Page) => {
  const reports: Reported[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v2/tracking/event"))
      reports.push(request.postDataJSON() as Reported);
  });
  return {
    ids: (type: string, id: string) =>
      reports.filter(({ event_type }) => event_type === type).map((each) => each.event_data[id]),
  };
};

test("a page reports the cards that are seen, each once, and the presses in them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const reports = reportsOf(page);
  await page.goto("/en/jobs");
  const seen = () => reports.ids("job.card-view", "job_id");
  await expect.poll(() => seen().length).toBeGreaterThan(0);
  const onPage = await page.locator("[data-track^='job:']").count();
  expect(seen().length).toBeLessThan(onPage);

  await page
    .locator("[data-track^='job:']")
    .nth(onPage - 1)
    .scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const last = await page
    .locator("[data-track^='job:']")
    .nth(onPage - 1)
    .getAttribute("data-track");
  await expect.poll(() => seen().map((id) => `job:${String(id)}`)).toContain(last);
  expect(new Set(seen()).size).toBe(seen().length);

  await page.mouse.wheel(0, -9999);
  const first = page.locator("[data-track^='job:']").first();
  const id = Number((await first.getAttribute("data-track"))?.replace("job:", ""));
  await first.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/companies\/\d+\//);
  expect(reports.ids("job.card-job-details-click", "job_id")).toEqual([id]);
  await expect.poll(() => reports.ids("job.page-direct-view", "job_id")).toEqual([id]);
});

test("a partner's ad reports views and clicks", async ({ page }) => {
  const reports = reportsOf(page);
  await page.route("https://*.example/**", (route) => route.abort());
  await page.goto("/");
  const ad = page.locator("[data-track^='community-ad:']").first();
  await ad.scrollIntoViewIfNeeded();
  const id = Number((await ad.getAttribute("data-track"))?.replace("community-ad:", ""));
  await expect.poll(() => reports.ids("ads.community-partner-view", "ad_id")).toContain(id);
  await ad.getByRole("link").click();
  await expect.poll(() => reports.ids("ads.community-partner-click", "ad_id")).toEqual([id]);
});

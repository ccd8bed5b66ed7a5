import type { Page } from "@playwright/test";

import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

const FIELD = { name: "Skill, title, company or city" };

const chip = (page: Page, name: string) =>
  page.getByRole("button", { name: `Remove filter ${name}`, exact: true }).first();

const option = (page: Page, label: string) =>
  page.getByRole("complementary", { name: "Filters" }).getByRole("checkbox", { name: label });

/** Returns the number of jobs in the list's heading, once it has finished loading. */
const totalOf = async (page: Page) => {
  await expect(page.getByRole("region", { name: "Jobs" })).not.toHaveAttribute("aria-busy");
  const text = await page.getByText(/^[\d,]+ jobs? match(es)?$/).innerText();
  return Number(text.replace(/\D/g, ""));
};

/** With one option of a filter chosen, its count equals the list's total. */
const expectCounts = async (page: Page, labels: readonly string[]) => {
  const total = await totalOf(page);
  for (const label of labels) {
    const box = option(page, label);
    await expect(box).toBeChecked();
    const row = await box.locator("xpath=ancestor::label").innerText();
    expect(Number(row.match(/[\d,]+$/)?.[0].replace(",", "")), label).toBe(total);
  }
  return total;
};

test("a developer searches by text, filters by salary, and sees the best matches first", async ({
  loggedIn,
}) => {
  const page = await loggedIn("developer", "site");
  await page.goto("/en/jobs");
  // So that all searches are one document, in which going back and forward is immediate.
  await untilLive(page);
  const field = page.getByRole("searchbox", FIELD);
  const all = await totalOf(page);
  let narrowed = 0;

  await test.step("her words become chips, and the URL contains them", async () => {
    await field.fill("senior rust remote berlin");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/en\/jobs\?skills=rust&locations=berlin&seniorities=senior&/);
    for (const name of ["Skill Rust", "In Berlin", "Seniority Senior", "Remote"])
      await expect(chip(page, name)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Senior Rust jobs in Berlin, remote",
    );
    await expect(field).toHaveValue("");
    await expectCounts(page, ["Rust", "Berlin", "Senior", "Remote"]);
  });

  await test.step("she removes the city, and more jobs appear", async () => {
    await chip(page, "In Berlin").click();
    await expect(page).not.toHaveURL(/locations=/);
    await expect(chip(page, "In Berlin")).toBeHidden();
    narrowed = await expectCounts(page, ["Rust", "Senior", "Remote"]);
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(all);
  });

  await test.step("she sets 60,000", async () => {
    await page.getByRole("slider", { name: "Salary" }).fill("6");
    await expect(page).toHaveURL(/salary_min=60000/);
    await expect(chip(page, "Pays €60k+")).toBeVisible();
    await option(page, "Show jobs without a salary").uncheck();
    await expect(page).toHaveURL(/without_salary=0/);
    expect(await expectCounts(page, ["Rust", "Senior", "Remote"])).toBeLessThanOrEqual(narrowed);
  });

  await test.step("the best matches come first, until she sorts by salary", async () => {
    await expect(page.getByLabel("Sort by")).toHaveValue("match");
    await totalOf(page);
    const scores = await page
      .getByRole("article")
      .getByRole("img", { name: /^Match [\d.]+ of 5$/ })
      .all();
    const points = await Promise.all(
      scores.map(async (score) => Number((await score.getAttribute("aria-label"))?.split(" ")[1])),
    );
    expect(points.length).toBeGreaterThan(0);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    await page.getByLabel("Sort by").selectOption("Salary");
    await expect(page).toHaveURL(/orderBy=salary/);
  });

  await test.step("back and forward restore what was shown", async () => {
    await page.goBack();
    await expect(page.getByLabel("Sort by")).toHaveValue("match");
    await page.goBack();
    await page.goBack();
    await expect(chip(page, "Pays €60k+")).toBeHidden();
    expect(await totalOf(page)).toBe(narrowed);
    await page.goBack();
    await expect(chip(page, "In Berlin")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/jobs$/);
    for (let step = 0; step < 5; step++) await page.goForward();
    await expect(page).toHaveURL(/orderBy=salary/);
    await expect(chip(page, "Pays €60k+")).toBeVisible();
    await expect(option(page, "Show jobs without a salary")).not.toBeChecked();
  });
});

test("Tab turns the last word into a filter, Escape leaves it as a word", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/en/jobs");
  const field = page.getByRole("searchbox", FIELD);
  const offer = page.getByRole("search").getByRole("status");
  await field.pressSequentially("engineer go");
  await expect(offer).toHaveText("Press Tab to add the filter Skill Go, Escape to dismiss it.");
  await field.press("Tab");
  await expect(chip(page, "Skill Go")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("engineer");
  await field.pressSequentially(" senior");
  await expect(offer).toContainText("Seniority Senior");
  await field.press("Escape");
  await expect(offer).toBeEmpty();
  await expect(field).toHaveValue("engineer senior");
  await field.press("Tab");
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();
});

test("without JavaScript, words become filters, too", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/jobs?remote=1&orderBy=salary");
  await page.getByRole("searchbox", FIELD).fill("senior engineer in go");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(
    /\/en\/jobs\?job_title=engineer&skills=go&seniorities=senior&remote=1&orderBy=salary$/,
  );
  await expect(chip(page, "Skill Go")).toBeVisible();
  await context.close();
});

test("removing filters moves the focus to the total, because what was pressed is gone", async ({
  page,
  watch,
}) => {
  watch(page);
  for (const list of ["/en/jobs", "/en/companies", "/en/videos"]) {
    await page.goto(`${list}?skills=go,python`);
    await untilLive(page);
    // What moves the focus loads after the page itself.
    await page.waitForLoadState("networkidle");
    const main = page.getByRole("main");
    const total = main.locator("p[aria-live]").first();
    await main.getByText("Clear all", { exact: true }).press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === list && url.search === "");
    await expect(total).toBeFocused();
  }
});

test("the home page reads words as the job list does", async ({ page, watch }) => {
  watch(page);
  await page.goto("/");
  await page.getByRole("searchbox", FIELD).fill("go remote -java");
  await page.getByRole("button", { name: "Search jobs" }).click();
  await expect(page).toHaveURL(/\/en\/jobs\?job_title=-java&skills=go&remote=1$/);
  await expect(chip(page, "Skill Go")).toBeVisible();
  const remote = await totalOf(page);
  await option(page, "Hybrid").check();
  await expect(page).toHaveURL(/hybrid_option=hybrid/);
  expect(await totalOf(page)).toBeGreaterThanOrEqual(remote);
});

test("what is typed while a search is on its way stays", async ({ page, watch }) => {
  watch(page);
  await page.goto("/en/jobs");
  await untilLive(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/jobs.data?*", async (route) => {
    await answered;
    await route.fallback();
  });
  const field = page.getByRole("searchbox", FIELD);
  await field.fill("rust");
  await field.press("Enter");
  await field.pressSequentially(" remote");
  answer();
  await expect(page).toHaveURL(/skills=rust/);
  await expect(field).toHaveValue("rust remote");
  await field.press("Enter");
  await expect(page).toHaveURL(/remote=1/);
  await expect(field).toHaveValue("");
});

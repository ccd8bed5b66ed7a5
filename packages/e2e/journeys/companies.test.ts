import { urls } from "../addresses.ts";
import { untilLive } from "../until-live.ts";
import { waitForReport } from "../wait-for-report.ts";
import { expect, test } from "./fixtures.ts";

test("a developer finds a company with stories, reads one and opens a job", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/en/companies");
  const found = page.getByRole("region", { name: "Companies" });
  const total = page.locator("main p[aria-live=polite]").first();
  await expect(total).toHaveText(/^1\d\d companies$/);
  await expect(found.getByRole("article")).toHaveCount(12);
  await page.getByRole("link", { name: "Show 12 more" }).click();
  await expect(found.getByRole("article")).toHaveCount(24);

  await page.getByLabel("Any skill").selectOption("Kafka");
  await expect(page).toHaveURL(`${urls.site}/en/companies?skills=kafka`);
  await page.getByLabel("Any location").selectOption("Hamburg");
  await expect(page).toHaveURL(/skills=kafka&locations=hamburg$/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Kafka teams in Hamburg" }),
  ).toBeVisible();
  const card = found.getByRole("article").filter({ hasText: "Tidewerk" });
  const clicked = waitForReport(page, "company.card-details-click");
  const viewed = waitForReport(page, "company.page-direct-view");
  await card.getByRole("link", { name: "Tidewerk", exact: true }).click();
  await Promise.all([clicked, viewed]);

  await expect(page.getByRole("heading", { level: 1, name: "Tidewerk" })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/companies\/\d+\/tidewerk$/);
  const parts = page.getByRole("navigation", { name: "On this page" });
  await expect(parts.getByRole("link")).toHaveText([
    /^Stories/,
    /^Tech stack/,
    /^Speakers/,
    /^Jobs/,
  ]);
  await expect(page.getByRole("list", { name: "Speakers from Tidewerk" })).toContainText("Sanne");
  const story = page.getByRole("article").filter({ hasText: "How we moved a terminal" }).last();
  await expect(story.getByText("For thirty years the yard in Hamburg")).toBeHidden();
  const read = waitForReport(page, "company.page-story-interaction");
  await story.getByText("Read the story").click();
  await read;
  const text = page.getByRole("dialog", { name: "How we moved a terminal" });
  await expect(text.getByText("For thirty years the yard in Hamburg")).toBeVisible();
  await text.getByRole("button", { name: "Close" }).click();
  await expect(text).toBeHidden();
  await story.getByRole("button", { name: "Next picture" }).click();
  await expect(story.getByText("2 / 3")).toBeVisible();

  const jobs = page.getByRole("region", { name: /open jobs$/ });
  const shown = await jobs.getByRole("article").count();
  await jobs.getByRole("button", { name: /^Show \d+ more$/ }).press("Enter");
  const next = jobs.getByRole("article").nth(shown);
  await expect(next.getByRole("heading").getByRole("link")).toBeFocused();
  const job = jobs.getByRole("article").first();
  const title = (await job.getByRole("heading").textContent()) ?? "";
  await job.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const side = page.getByRole("region", { name: "The company" });
  await side.getByRole("link", { name: "Tidewerk" }).click();
  await expect(page).toHaveURL(/\/en\/companies\/\d+\/tidewerk$/);
});

test("a visitor finds a company by typing its name, adds another, and shares the list", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/en/companies?skills=kafka");
  const found = page.getByRole("region", { name: "Companies" });
  await untilLive(page);
  await page.getByPlaceholder("Any company").focus();
  const field = page.getByRole("combobox", { name: "Company name" });
  await expect(field).toBeFocused();
  await field.fill("tíde");
  const suggested = page.getByRole("listbox", { name: "Company name" }).getByRole("option");
  await expect(suggested).toHaveText(["Tidewerk"]);
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(`${urls.site}/en/companies?skills=kafka&companies=tidewerk`);
  await expect(found.getByRole("article")).toHaveCount(1);
  await expect(found.getByRole("article")).toContainText("Tidewerk");

  await expect(field).toBeFocused();
  await field.fill("tide");
  await expect(page.getByText("No companies found.")).toBeVisible();
  await field.fill("atelier");
  await suggested.filter({ hasText: "Atelier Binaire" }).click();
  await expect(page).toHaveURL(/companies=tidewerk,atelier-binaire$/);
  await page.getByRole("link", { name: "Remove filter Skill Kafka" }).click();
  await expect(page).toHaveURL(`${urls.site}/en/companies?companies=tidewerk,atelier-binaire`);
  await expect(found.getByRole("article")).toHaveCount(2);
  await page.reload();
  await expect(found.getByRole("article")).toHaveCount(2);
  await page.getByRole("link", { name: "Remove filter Company Tidewerk" }).click();
  await expect(page).toHaveURL(`${urls.site}/en/companies?companies=atelier-binaire`);
  await expect(found.getByRole("article")).toHaveCount(1);
});

test("a story's video requests nothing from its host before it is played", async ({
  page,
  watch,
}) => {
  watch(page);
  const asked: string[] = [];
  await page.route(
    (url) => !url.href.startsWith(urls.site),
    (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.abort();
    },
  );
  await page.goto("/en/companies/tidewerk");
  const play = page.getByRole("button", { name: "Play: A day on the yard with the planning team" });
  await play.scrollIntoViewIfNeeded();
  await untilLive(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.locator("iframe")).toHaveAttribute(
    "title",
    "Video: A day on the yard with the planning team",
  );
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(
    asked.filter((host) => !/^(www\.youtube-nocookie\.com|player\.vimeo\.com)$/.test(host)),
  ).toEqual([]);
});

test("filters, order and pages work without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: urls.site });
  const page = await context.newPage();
  await page.goto("/en/companies?locations=hamburg");
  await page.getByLabel("Any skill").selectOption("Go (Golang)");
  await page.getByLabel("Sort by").selectOption("Newest");
  await page.getByRole("button", { name: "Show companies" }).click();
  await expect(page).toHaveURL(/locations=hamburg/);
  await expect(page).toHaveURL(/skills=go/);
  await expect(page).toHaveURL(/orderBy=newest/);
  await expect(page.getByRole("article").filter({ hasText: "Tidewerk" })).toBeVisible();
  await page.goto("/en/companies");
  await page.getByRole("link", { name: "Show 12 more" }).click();
  await expect(page.getByRole("region", { name: "Companies" }).getByRole("article")).toHaveCount(
    24,
  );
  await context.close();
});

test("without scripts, a company is found by its name, and an ambiguous name leads to a choice", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: urls.site });
  const page = await context.newPage();
  const send = async (name: string) => {
    await page.getByLabel("Company name").fill(name);
    await page.getByRole("button", { name: "Show companies" }).click();
  };
  await page.goto("/en/companies?skills=kafka");
  await send("tide");
  await expect(page).toHaveURL(`${urls.site}/en/companies?skills=kafka&companies=tidewerk`);
  await expect(page.getByRole("article")).toContainText("Tidewerk");
  await send("zzzz");
  await expect(page.getByText("No companies match “zzzz”.")).toBeVisible();
  await send("a");
  await expect(page.getByText("Several companies match “a”. Choose one:")).toBeVisible();
  await page.getByRole("link", { name: "Atelier Binaire", exact: true }).first().click();
  await expect(page).toHaveURL(/skills=kafka&companies=tidewerk,atelier-binaire$/);
  await context.close();
});

test("moved and missing companies and jobs have the right status", async ({ request }) => {
  const list = await request.get("/api/v2/companies/teams?per_page=1");
  const { data } = (await list.json()) as { data: { id: number; slug: string }[] };
  const { id, slug } = data[0] ?? { id: 0, slug: "" };
  for (const path of [slug, String(id), `${id}/of-former-times`]) {
    const answer = await request.get(`/en/companies/${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(answer.headers()["location"]).toBe(`/en/companies/${id}/${slug}`);
  }
  const page = await request.get(`/api/v2/companies/details?company_id=${id}&company_slug=${slug}`);
  const company = (await page.json()) as { data: { jobs: { id: number; slug: string }[] } };
  const [job] = company.data.jobs;
  const legacy = await request.get(`/en/companies/${slug}/${job?.slug}`, { maxRedirects: 0 });
  expect(legacy.status()).toBe(301);
  expect(legacy.headers()["location"]).toBe(`/en/companies/${id}/${slug}/${job?.id}/${job?.slug}`);
  for (const path of ["of-nobody", "999999", "999999/of-nobody", "of-nobody/of-nothing", "pedalo"])
    expect((await request.get(`/en/companies/${path}`)).status(), path).toBe(404);
});

test("the palette leads a guest to a company's page", async ({ page, watch }) => {
  watch(page);
  await page.goto("/en/magazine");
  await untilLive(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("tidewerk");
  await page
    .getByRole("option", { name: /^Tidewerk/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/companies\/\d+\/tidewerk$/);
});

import type { Page } from "@playwright/test";

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

const PLAYERS = /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//;

/** Records and blocks requests to other sites. */
const keepInside = async (page: Page) => {
  const asked: string[] = [];
  await page.route(
    (url) => !url.href.startsWith(urls.site),
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  return asked;
};

test("Watch starts with what the editors promote, unless it is filtered", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/en/videos");
  const lead = page.getByRole("article").first();
  await expect(lead).toContainText("The editors’ pick of the month");
  await expect(lead).toContainText(/Length \d+:\d\d/);
  const title = (await lead.getByRole("link").textContent()) ?? "";
  await lead.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goto("/en/videos?skills=go");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("The editors’ pick of the month")).toHaveCount(0);
});

test("a visitor browses and filters the videos", async ({ page, watch }) => {
  watch(page);
  await page.goto("/en/videos");
  const found = page.getByRole("region", { name: "Videos" });
  const videos = found.getByRole("article");
  const total = page.locator("main p[aria-live=polite]");
  // Other journeys add and hide some.
  await expect(total).toHaveText(/^2\d\d videos$/);
  await expect(videos).toHaveCount(12);
  await page.getByRole("link", { name: "Show 12 more" }).click();
  await expect(videos).toHaveCount(24);
  await expect(page).toHaveURL(/page=2/);

  await page.getByLabel("Any skill").selectOption("Go");
  await expect(page).toHaveURL(`${urls.site}/en/videos?skills=go`);
  await expect(total).toHaveText(/^\d{1,2} videos$/);
  await page.getByLabel("Access").selectOption("Members only");
  await expect(page).toHaveURL(/skills=go&requires_login=1$/);
  await expect(page.getByRole("heading", { level: 1, name: "Go videos" })).toBeVisible();
  await page.getByRole("link", { name: "Remove filter Skill Go" }).click();
  await expect(page).toHaveURL(`${urls.site}/en/videos?requires_login=1`);

  const search = page.getByRole("searchbox", { name: "Search titles, topics and speakers" });
  await search.fill("zzzz");
  await search.press("Enter");
  await expect(page.getByText("No videos found")).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue("");
  await page.getByRole("navigation", { name: "Main" }).getByText("Podcast").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coffee with Developers");
  await expect(total).toHaveText("40 episodes");
  // By its name: the recordings load one by one, and not in their order.
  const recording = found.getByLabel("Listen to Coffee with the people who keep trains on time");
  const isPlaying = () =>
    recording.evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime > 0);
  await recording.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(isPlaying).toBe(true);
});

test("a guest hits the wall, logs in, comes back and plays", async ({ page, watch }) => {
  watch(page);
  const asked = await keepInside(page);
  await page.goto("/en/videos?requires_login=1&skills=go");
  const video = page.getByRole("region", { name: "Videos" }).getByRole("article").first();
  const title = (await video.getByRole("link").textContent()) ?? "";
  await video.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const address = page.url();
  const guestsPage = await (await page.request.get(address)).text();
  const wall = page.getByRole("region", { name: "Log in to watch this" });
  await expect(page.getByRole("button", { name: `Play: ${title}` })).toHaveCount(0);

  await wall.getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Email address").fill("developer@devguild.example");
  await page.getByLabel("Password", { exact: true }).fill("devguild-demo");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(address);
  const play = page.getByRole("button", { name: `Play: ${title}` });
  await play.waitFor();
  const details = await page.request.get(address.replace("/en/", "/api/v2/"));
  const { data } = (await details.json()) as { data: { provider_video_id: string } };
  expect(data.provider_video_id).toMatch(/^[\w-]{9,}$/);
  expect(guestsPage).not.toContain(data.provider_video_id);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  const told = page.waitForRequest(
    (request) =>
      request.url().endsWith("/tracking/event") &&
      (request.postData() ?? "").includes("video.play-started"),
  );
  await play.press("Enter");
  await told;
  await expect(page.locator("iframe")).toHaveAttribute("title", `Video: ${title}`);
  await expect(page.locator("iframe")).toBeFocused();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !PLAYERS.test(url))).toEqual([]);
});

test("moved and missing videos have the right status", async ({ request }) => {
  const list = await request.get("/api/v2/videos");
  const { data } = (await list.json()) as { data: { id: number; slug: string }[] };
  const { id, slug } = data[0] ?? { id: 0, slug: "" };
  for (const path of [slug, `${id}/of-former-times`, `${id}/caf%C3%A9`]) {
    const answer = await request.get(`/en/videos/${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(answer.headers()["location"]).toBe(`/en/videos/${id}/${slug}`);
  }
  for (const path of ["of-nobody", "999999/of-nobody", "caf%C3%A9", "s/of-nobody"])
    expect((await request.get(`/en/videos/${path}`)).status(), path).toBe(404);
});

test("an empty list links back to Watch", async ({ page, watch }) => {
  watch(page);
  await page.goto("/en/videos/s?metadata=zzzz");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Sorry, couldn't find any matching videos this time!",
  );
  await page.getByRole("link", { name: "Go back to the Watch page" }).click();
  await page.getByRole("navigation", { name: "Popular skills" }).getByText("Python").click();
  await expect(page).toHaveURL(`${urls.site}/en/videos/s/python`);
  await expect(page.getByRole("heading", { level: 1, name: "Python videos" })).toBeVisible();
});

test("a developer finds a video about her skills on her dashboard", async ({ loggedIn }) => {
  const page = await loggedIn("developer", "site");
  await page.goto("/en/developer-dashboard");
  const recommended = page.getByRole("region", { name: "Watch next" }).getByRole("article");
  await expect(recommended).toHaveCount(1);
  const title = (await recommended.getByRole("link").first().textContent()) ?? "";
  await recommended.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("videos are listed, and link to where they play", async ({ page }) => {
    await page.goto("/en/videos?event=coffee-with-developers");
    await page.getByLabel("Any skill").selectOption("Python");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Python at Coffee with Developers",
    );
    await page.getByRole("link", { name: "Remove filter Skill Python" }).click();
    await page.getByRole("link", { name: "Show 12 more" }).click();
    const videos = page.getByRole("region", { name: "Videos" }).getByRole("article");
    await expect(videos).toHaveCount(24);
    await videos.first().getByRole("link").click();
    await expect(page.getByRole("link", { name: /^Watch it on/ })).toBeVisible();
  });
});

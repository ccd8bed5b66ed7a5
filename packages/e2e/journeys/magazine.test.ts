import { expect, test } from "./fixtures.ts";

test("a developer reads the magazine, finds a job beside an article, and applies", async ({
  loggedIn,
}) => {
  const page = await loggedIn("developer", "site");
  await page.goto("/en/magazine");
  const articles = page.getByRole("article");
  await expect(articles).toHaveCount(13);
  await page.getByRole("link", { name: /^Show \d+ more$/ }).click();
  await expect(articles).toHaveCount(26);
  await expect(page).toHaveURL(/page=2/);

  await page.getByRole("navigation", { name: "Category" }).getByText("Engineering").click();
  await expect(page.getByRole("heading", { level: 1, name: "Engineering" })).toBeVisible();
  const title = (await articles.first().getByRole("link").textContent()) ?? "";
  await articles.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  const jobs = page.getByRole("region", { name: "Related jobs" });
  const job = (await jobs.getByRole("listitem").first().getByRole("link").textContent()) ?? "";
  await jobs.getByRole("listitem").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: job })).toBeVisible();
  await page.getByRole("button", { name: "Send application" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/Message to/).fill("I came here by the article.");
  await dialog.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText(/^Sent to /)).toBeVisible();
});

test("a search without results links back to the newest articles", async ({ page, watch }) => {
  watch(page);
  await page.goto("/en/magazine");
  const search = page.getByRole("searchbox", { name: "Search titles and summaries" });
  await search.fill("zzzz");
  await search.press("Enter");
  await expect(page.getByText("No articles found")).toBeVisible();
  await page.getByRole("link", { name: "See latest articles" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the magazine is readable, and its links work", async ({ page }) => {
    await page.goto("/en/magazine");
    await page.getByRole("link", { name: /^Show \d+ more$/ }).click();
    await expect(page.getByRole("article")).toHaveCount(26);
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page.getByRole("navigation", { name: "In this article" })).toBeVisible();
  });
});

test("the code of an article can be copied", async ({ page, context, watch }) => {
  watch(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/magazine?metadata=parse+at+the+edge");
  await page.getByRole("link", { name: /^Parse at the edge/ }).click();
  const block = page.locator("figure", { hasText: "TypeScript" }).first();
  await block.getByRole("button", { name: "Copy" }).click();
  await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate("navigator.clipboard.readText()")).toContain("as Order[]");
});

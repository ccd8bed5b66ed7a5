import { STORY_CHANGE_FAILED } from "@devguild/schemas/constants/stories";

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

test("an owner edits her company's page and publishes a story, and visitors see both", async ({
  browser,
  loggedIn,
  watch,
}) => {
  const page = await loggedIn("owner", "company", "company");
  const serial = Date.now();
  const sentence = `Software that container terminals run on, since ${serial}.`;
  const title = `A day on the yard ${serial}`;
  const visitor = await browser.newPage();
  watch(visitor);
  let publicPage = "";

  await test.step("she changes the introduction where visitors read it, and it is public at once", async () => {
    await page.goto("/en/company-dashboard");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Profile" })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
    const former = await page.getByLabel("Introduction").inputValue();
    const founded = page.getByLabel("Founded");
    const year = await founded.inputValue();
    await founded.fill(String(Number(year) - 1));
    await founded.press("Enter");
    await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
    await expect(founded).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(founded).toHaveValue(year);
    await page.getByLabel("Introduction").fill(sentence);
    await page.getByLabel("Introduction").blur();
    await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
    publicPage =
      (await page.getByRole("link", { name: "View live page" }).getAttribute("href")) ?? "";
    await visitor.goto(new URL(publicPage, urls.site).href);
    await expect(visitor.getByText(sentence)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByLabel("Introduction")).toHaveValue(former);
  });

  await test.step("a link of the wrong kind is refused at its field, and what she typed stays", async () => {
    await page.getByLabel("GitHub").fill("https://gitlab.com/tidewerk");
    await page.getByLabel("GitHub").blur();
    await expect(
      page.getByText("Enter the address of your page on GitHub.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel("GitHub")).toHaveValue("https://gitlab.com/tidewerk");
    await page.getByLabel("GitHub").fill(`https://github.com/tidewerk-${Date.now()}`);
    await page.getByLabel("GitHub").blur();
    await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  });

  await test.step("she writes a story, looks at it, and publishes it", async () => {
    await page.getByRole("button", { name: "New story" }).click();
    await page.getByLabel("Title").fill(title);
    await page.getByRole("textbox", { name: "Text" }).fill("It starts at six.");
    // A dialog closed by mistake loses nothing.
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "New story" }).click();
    await expect(page.getByLabel("Title")).toHaveValue(title);
    await expect(page.getByRole("textbox", { name: "Text" })).toHaveText("It starts at six.");
    const buffer = await page.screenshot();
    await page.getByRole("dialog").getByText("Images", { exact: true }).click();
    for (const number of [1, 2]) {
      const picture = { name: `${number}.png`, mimeType: "image/png", buffer };
      await page.getByLabel("Add an image").setInputFiles(picture);
      await expect(page.getByLabel(`Alt text of image ${number}`)).toBeVisible();
    }
    // The other one takes its place, and its button the focus.
    const remove = page.getByRole("button", { name: "Remove image 1" });
    await remove.focus();
    await page.keyboard.down("Enter");
    await expect(page.getByLabel("Alt text of image 2")).toBeHidden();
    await expect(remove).toBeFocused();
    // The key is still down.
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(remove).toBeFocused();
    await page.getByRole("button", { name: "Save story" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: `Actions: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Preview" }).click();
    await expect(page.getByRole("dialog")).toContainText("It starts at six.");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: `Actions: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Publish" }).click();
    await visitor.goto(new URL(publicPage, urls.site).href);
    await expect(visitor.getByRole("heading", { name: title })).toBeVisible();
  });

  await test.step("she moves it with the keyboard, and deletes it", async () => {
    const cards = page.getByRole("region", { name: "Stories" }).getByRole("listitem");
    const count = await cards.count();
    await expect(cards.nth(count - 1)).toContainText(title);
    await page.route("**/stories/order", (route) => route.fulfill({ status: 409, json: {} }));
    await page.getByRole("button", { name: `Actions: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Move left" }).click();
    // A move that the server refuses says so, and everything is where it was.
    await expect(page.getByText(STORY_CHANGE_FAILED)).toBeVisible();
    await expect(cards.nth(count - 1)).toContainText(title);
    await page.unroute("**/stories/order");
    await page.getByRole("button", { name: `Move: ${title}` }).press("Space");
    await page.getByRole("button", { name: `Moving: ${title}` }).press("ArrowLeft");
    await expect(cards.nth(count - 2)).toContainText(title);
    await expect(page.getByText(`${title}: ${count - 1} of ${count}`)).toBeAttached();
    await expect(page.getByRole("button", { name: `Moving: ${title}` })).toBeInViewport();
    await page.getByRole("button", { name: `Actions: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete story" }).click();
    await expect(cards.filter({ hasText: title })).toHaveCount(0);
    // What took its place has the focus.
    await expect(cards.nth(count - 2).getByRole("button", { name: /^Actions/ })).toBeFocused();
  });
  await visitor.close();
});

test("a story's preview plays its video, and requests nothing from its host before that", async ({
  loggedIn,
}) => {
  const page = await loggedIn("campaigns", "company");
  const title = "A day on the yard with the planning team";
  const asked: string[] = [];
  await page.route(
    ({ href }) => !Object.values(urls).some((own) => href.startsWith(own)),
    (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.abort();
    },
  );
  await page.goto("/en/company/profile");
  await page.getByRole("button", { name: `Actions: ${title}` }).click();
  await page.getByRole("menuitem", { name: "Preview" }).click();
  const dialog = page.getByRole("dialog");
  const play = dialog.getByRole("button", { name: `Play: ${title}` });
  await expect(play).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await play.click();
  await expect(dialog.locator("iframe")).toHaveAttribute("title", `Video: ${title}`);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(
    asked.filter((host) => !/^(www\.youtube-nocookie\.com|player\.vimeo\.com)$/.test(host)),
  ).toEqual([]);
});

test("on a phone, page and settings are two tabs", async ({ loggedIn }) => {
  const page = await loggedIn("campaigns", "company");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/company/profile");
  const settings = page.getByRole("complementary", { name: "Page settings" });
  await expect(page.getByLabel("Introduction")).toBeVisible();
  await expect(settings).toBeHidden();
  await page.getByText("Settings", { exact: true }).click();
  await expect(page.getByLabel("Introduction")).toBeHidden();
  await expect(settings.getByText(/\d+ of \d+ parts done/)).toBeVisible();
  await page.getByText("Page", { exact: true }).click();
  await expect(page.getByLabel("Introduction")).toBeVisible();
});

test("an upload shows how far it is, and can be cancelled", async ({ loggedIn }) => {
  const page = await loggedIn("campaigns", "company");
  await page.goto("/en/company/profile");
  const cover = await page.getByRole("button", { name: /^(?:Add|Replace) cover$/ }).innerText();
  // Slower than any test, so that it is still on its way when it is cancelled.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 20_000,
  });
  const picture = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 1600;
    canvas.height = 600;
    const context = canvas.getContext("2d");
    for (let x = 0; x < 1600; x += 4)
      for (let y = 0; y < 600; y += 4) {
        if (context) context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 80% ${(x * y) % 90}%)`;
        context?.fillRect(x, y, 4, 4);
      }
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  await page.getByLabel("Choose a cover").setInputFiles({
    name: "a.png",
    mimeType: "image/png",
    buffer: Buffer.from(picture, "base64"),
  });
  await page.getByRole("button", { name: "Use this cover" }).click();
  await expect(page.getByRole("progressbar", { name: "Uploading cover" })).toBeVisible();
  await expect(page.getByText(/^(?:[1-9]|[1-9]\d)%$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: cover, exact: true })).toBeFocused();
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeHidden();
});

test("recruiting managers edit neither the page nor its stories", async ({ loggedIn }) => {
  const page = await loggedIn("recruiter", "company");
  const answer = await page.request.get(`${urls.company}/en/company/profile`);
  expect(answer.status()).toBe(403);
  await page.goto("/en/company-dashboard");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "Candidates" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Profile" })).toBeHidden();
});

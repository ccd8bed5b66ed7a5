import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

const NAME = "Lanterns over the harbour";

test("an editor imports 30 videos from YouTube, and visitors watch one of them", async ({
  page: site,
  loggedIn,
}) => {
  const page = await loggedIn("content-editor", "admin");
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });

  await test.step("she selects 30 of 40, and sees how far the import is", async () => {
    await page.goto("/en/admin/videos/import");
    await expect(page.getByText("40 videos on YouTube")).toBeVisible();
    await boxes.nth(0).click();
    await boxes.nth(29).click({ modifiers: ["Shift"] });
    await page.getByRole("button", { name: "Import 30 videos" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Publish them at once").check();
    await dialog.getByRole("button", { name: "Import 30 videos" }).click();
    await expect(page.getByText(/^Importing \d+ of 30 … You can leave this page\.$/)).toBeVisible();
    await expect(page.getByText("30 videos imported.")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("Imported", { exact: true })).toHaveCount(30);
  });

  await test.step("visitors find one of them, with its picture", async () => {
    await site.goto(`${urls.site}/en/videos?metadata=${encodeURIComponent(`${NAME} 7`)}`);
    await site.getByRole("link", { name: `${NAME} 7`, exact: true }).click();
    await expect(site.getByRole("heading", { level: 1 })).toHaveText(`${NAME} 7`);
    await expect(site.getByText("A talk at our own channel.")).toBeVisible();
  });
});

test("an editor imports a spreadsheet of videos, and adds a speaker and a recording", async ({
  loggedIn,
}) => {
  const page = await loggedIn("content-editor", "admin");
  const title = `Tide tables ${Date.now()}`;
  const speaker = `Ines Harbour ${Date.now()}`;
  const rows = [
    "Title,Link,Length,Release date",
    `${title},https://vimeo.com/${Date.now() % 1e10},12:30,2026-11-20`,
    "Elsewhere,https://example.com/1,12:30,2026-11-20",
  ];

  await test.step("the file says what can be imported, and what can’t", async () => {
    await page.goto("/en/admin/videos/import?host=file");
    await page.getByLabel("File", { exact: true }).setInputFiles({
      name: "talks.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(rows.join("\n")),
    });
    await expect(page.getByText("1 row can’t be imported.")).toBeVisible();
    await page.getByRole("checkbox", { name: `Select ${title}` }).click();
    await page.getByRole("button", { name: "Import 1 video" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Import 1 video" }).click();
    await expect(page.getByText("1 video imported.")).toBeVisible();
    await page.getByRole("link", { name: title }).click();
  });

  await test.step("she adds a speaker without leaving the form", async () => {
    await page.getByRole("button", { name: "New speaker" }).click();
    const dialog = page.getByRole("dialog", { name: "New speaker" });
    await dialog.getByLabel("Name").fill(speaker);
    await dialog.getByLabel("Company").fill("Nimbrel");
    await dialog.getByRole("button", { name: "Add speaker" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`${speaker}, Nimbrel`).first()).toBeVisible();
  });

  await test.step("she uploads its recording, whose length is read from the file", async () => {
    const jingle = new URL("../../../apps/api/seeds/world/audio/jingle.mp3", import.meta.url);
    await page.getByLabel("Podcast recording").setInputFiles(jingle.pathname);
    await expect(page.getByText("Uploaded. Its length is read once you save.")).toBeVisible();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText(`${title} saved`)).toBeVisible();
    await expect(page.getByText("A recording of 0:09")).toBeVisible();
  });
});

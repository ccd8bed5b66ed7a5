import type { Page } from "@playwright/test";

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

// As Google Docs puts it on the clipboard.
const COPIED = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
  <h1><span style="font-weight:400">What it costs</span></h1>
  <p><span style="font-weight:400">Rows, mostly. A correction is a </span><span style="font-weight:700">new row</span>.</p></b>`;

const paste = (page: Page, html: string) =>
  page.getByRole("textbox", { name: "Text", exact: true }).evaluate((text, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", copied);
    text.focus();
    text.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, html);

const inAnHour = () => {
  const at = new Date(Date.now() + 60 * 60_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

test("an editor pastes an article, schedules, publishes, compares and restores it", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const title = `An append-only table ${Date.now()}`;
  const text = page.getByRole("textbox", { name: "Text", exact: true });

  await test.step("she starts a draft and pastes its text, which is saved by itself", async () => {
    await page.goto("/en/admin/magazine");
    await page.getByRole("link", { name: "New article" }).click();
    await page.getByLabel("Title").fill(title);
    await page.getByRole("button", { name: "Create draft" }).click();
    await expect(page.getByText("Choose an author.")).toBeVisible();
    await page.getByRole("button", { name: "New author" }).click();
    const dialog = page.getByRole("dialog", { name: "New author" });
    await dialog.getByLabel("Name").fill(`Ruth ${Date.now()}`);
    await dialog.getByLabel("Name").press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel("Author").locator("option:checked")).toHaveText(/^Ruth \d+$/);
    await page.getByLabel("Category").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Create draft" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await paste(page, COPIED);
    await expect(text.getByRole("heading", { level: 2, name: "What it costs" })).toBeVisible();
    await page.getByRole("button", { name: "Publish now" }).click();
    await expect(page.getByText("Write a summary").last()).toBeVisible();
    await page.getByLabel("Summary").fill("What a ledger learned.");
    await expect(page.getByText("Ready to publish.")).toBeVisible();
    await expect(page.getByText("Saved just now")).toBeVisible();
    await page.reload();
    await expect(text).toContainText("A correction is a new row.");
  });

  await test.step("it is scheduled, and turned back into a draft", async () => {
    await page.getByLabel("Goes out").fill(inAnHour());
    await page.getByRole("button", { name: "Schedule", exact: true }).click();
    await expect(page.getByText(/^Scheduled for/)).toBeVisible();
    await page.getByRole("button", { name: `Actions: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Clear schedule" }).click();
    await expect(page.getByText(`${title} is a draft again`)).toBeVisible();
  });

  const readOnSite = async (words: string) => {
    const link = page.getByRole("link", { name: "View on the site" });
    const site = await page.context().newPage();
    await site.goto(
      urls.site + new URL((await link.getAttribute("href")) ?? "", urls.site).pathname,
    );
    await expect(site.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(site.getByText(words)).toBeVisible();
    await site.close();
  };

  await test.step("it is published, and readers find it", async () => {
    await page.getByRole("button", { name: "Publish now" }).click();
    await expect(page.getByText(`Published: ${title}`)).toBeVisible();
    await readOnSite("A correction is a new row.");
  });

  await test.step("a change is compared with what was there, and undone", async () => {
    await text.getByText("Rows, mostly.").click();
    await page.keyboard.press("End");
    await page.keyboard.type(" Nothing is lost.");
    await page.getByRole("button", { name: "Publish changes" }).click();
    await expect(page.getByText(`Changes published: ${title}`)).toBeVisible();
    const revisions = page.getByRole("region", { name: "Revisions" }).getByRole("listitem");
    await expect(revisions).toHaveCount(2);
    await revisions.last().getByRole("button").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("insertion")).toContainText("Nothing is lost.");
    await dialog.getByRole("button", { name: "Restore this version" }).click();
    await expect(page.getByText("Revision restored")).toBeVisible();
    await expect(text).not.toContainText("Nothing is lost.");
    await readOnSite("A correction is a new row.");
  });

  await test.step("it is deleted", async () => {
    await page.getByRole("button", { name: `Actions: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete article" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Magazine" })).toBeVisible();
    await expect(page.getByText(`${title} deleted`)).toBeVisible();
  });
});

test("of two editors, the second is asked before anything is overwritten", async ({ loggedIn }) => {
  const first = await loggedIn("super-admin", "admin");
  const title = `Two at once ${Date.now()}`;
  await first.goto("/en/admin/magazine/create");
  await first.getByLabel("Title").fill(title);
  await first.getByLabel("Author").selectOption({ index: 1 });
  await first.getByLabel("Category").selectOption({ index: 1 });
  await first.getByRole("button", { name: "Create draft" }).click();
  await expect(first.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const second = await first.context().newPage();
  await second.goto(first.url());
  await first.getByLabel("Summary").fill("The first one’s.");
  await expect(first.getByText("Saved just now")).toBeVisible();
  await second.getByLabel("Summary").fill("The second one’s.");
  await expect(second.getByText("Yours differs in: summary.")).toBeVisible();
  await second.getByRole("button", { name: "Use the saved version" }).click();
  await expect(second.getByLabel("Summary")).toHaveValue("The first one’s.");
});

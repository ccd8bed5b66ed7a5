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
  const second = await loggedIn("content-editor", "admin");
  await second.goto(first.url());
  const others = second.getByRole("list", { name: "Also here" });
  await expect(others).toContainText("this article");
  await first.getByLabel("Summary").fill("The first one’s.");
  await expect(first.getByText("Saved just now")).toBeVisible();
  await second.getByLabel("Summary").fill("The second one’s.");
  await expect(second.getByText("Yours differs in: summary.")).toBeVisible();
  await second.getByRole("button", { name: "Use the saved version" }).click();
  await expect(second.getByLabel("Summary")).toHaveValue("The first one’s.");
});

/** A picture of one colour, drawn by the page. */
const draw = async (page: Page, width: number, height: number) => {
  const bytes = await page.evaluate(
    async ([across, down]) => {
      const canvas = new OffscreenCanvas(across ?? 1, down ?? 1);
      const drawing = canvas.getContext("2d");
      if (drawing) drawing.fillStyle = "teal";
      drawing?.fillRect(0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: "image/png" });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height],
  );
  return { name: `door-${width}.png`, mimeType: "image/png", buffer: Buffer.from(bytes) };
};

test("an editor inserts a picture by typing, sees it upload, cancels one and is refused a small one", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const title = `Doors ${Date.now()}`;
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await page.goto("/en/admin/magazine/create");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Author").selectOption({ index: 1 });
  await page.getByLabel("Category").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  // Without a listener between two choices, the browser may open the second one by itself.
  page.on("filechooser", () => undefined);
  const choose = async (width: number, height: number) => {
    const file = await draw(page, width, height);
    const chooser = page.waitForEvent("filechooser");
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(file);
  };
  const insertPicture = async (width: number, height: number) => {
    await text.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("/pic");
    await expect(page.getByRole("option", { name: "Picture" })).toBeVisible();
    await choose(width, height);
  };

  await test.step("one that is too small is refused before it is sent", async () => {
    await insertPicture(800, 300);
    await expect(
      page.getByText("must be at least 1200 × 400 pixels; this one has 800 × 300."),
    ).toBeVisible();
  });

  await test.step("a cancelled upload leaves the text as it is", async () => {
    // It never answers, as on a slow line.
    await page.route("**/api/uploads/**", () => undefined);
    await insertPicture(1300, 500);
    await expect(page.getByRole("progressbar", { name: "Uploading door-1300.png" })).toBeVisible();
    await page.getByRole("button", { name: "Cancel upload" }).click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(text.getByRole("img")).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await test.step("the next one is there, and is described and saved", async () => {
    await insertPicture(1200, 400);
    const alt = page.getByRole("textbox", { name: "Describe the picture" }).first();
    await alt.fill("A teal door");
    await expect(page.getByText("Saved just now")).toBeVisible();
    await page.reload();
    await expect(text.getByRole("img", { name: "A teal door" })).toBeVisible();
  });
});

test("an editor changes an author and a category, and deletes what no article has", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const dialog = page.getByRole("dialog");
  const author = `Ada ${Date.now()}`;
  const category = `Field notes ${Date.now()}`;

  await test.step("an author is added, gets a role and a text, and is deleted", async () => {
    await page.goto("/en/admin/magazine");
    await page.getByRole("link", { name: "Authors and categories" }).click();
    await page.getByRole("button", { name: "New author" }).click();
    await dialog.getByLabel("Name").fill(author);
    await dialog.getByRole("button", { name: "Add author" }).click();
    await expect(page.getByText(`${author} added`)).toBeVisible();
    await page.getByRole("button", { name: author, exact: true }).click();
    await dialog.getByLabel("Role").fill("Staff Engineer");
    await dialog.getByLabel("About the author").fill("Writes about ledgers.");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    const row = page.getByRole("row", { name: author });
    await expect(row).toContainText("Staff Engineer");
    await page.getByRole("button", { name: `Delete ${author}` }).click();
    await dialog.getByRole("button", { name: "Delete author" }).click();
    await expect(page.getByText(`${author} deleted`)).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step("a category is added and renamed; none with articles can be deleted", async () => {
    await page.getByRole("link", { name: "Categories", exact: true }).click();
    await expect(
      page.getByRole("button", { name: "Delete Engineering", exact: true }),
    ).toBeDisabled();
    await page.getByRole("button", { name: "New category" }).click();
    await dialog.getByLabel("Name").fill("engineering");
    await dialog.getByLabel("Name").press("Enter");
    await expect(dialog.getByText("There’s already a category with this name.")).toBeVisible();
    await dialog.getByLabel("Name").fill(category);
    await dialog.getByRole("button", { name: "Add category" }).click();
    await page.getByRole("button", { name: category, exact: true }).click();
    await dialog.getByLabel("Name").fill(`${category} again`);
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText(`${category} again saved`)).toBeVisible();
    await page.getByRole("button", { name: `Delete ${category} again` }).click();
    await dialog.getByRole("button", { name: "Delete category" }).click();
    await expect(page.getByText(`${category} again deleted`)).toBeVisible();
  });
});

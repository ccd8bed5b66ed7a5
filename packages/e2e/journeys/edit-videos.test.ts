import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

test("an editor adds a video, and visitors watch it once it is published", async ({ loggedIn }) => {
  const page = await loggedIn("content-editor", "admin");
  const title = `A queue is a promise ${Date.now()}`;

  await test.step("she forgets half, and nothing she typed is lost", async () => {
    await page.goto("/en/admin/videos");
    await page.getByRole("link", { name: "New video" }).click();
    await page.getByLabel("Title").fill(title);
    await page.getByRole("button", { name: "Add video" }).click();
    await expect(page.getByText("Paste the video’s link, or enter its id.")).toBeVisible();
    await expect(page.getByText("Choose a release date.")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Title")).toHaveValue(title);
  });

  await test.step("she pastes its link, and adds it", async () => {
    await page.getByRole("textbox", { name: "Video" }).fill("https://youtu.be/abcDEF_-123");
    await page.getByLabel("Length").fill("28:45");
    await page.getByLabel("Release date").fill("2026-11-20");
    await page.getByRole("button", { name: "Add video" }).click();
    await expect(page.getByText(`${title} added`)).toBeVisible();
    await expect(page.getByRole("row", { name: title })).toContainText("Unpublished");
  });

  await test.step("she publishes it, and visitors find it", async () => {
    await page.getByRole("button", { name: `Actions: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Publish" }).click();
    await expect(page.getByText(`${title} published`)).toBeVisible();
    const site = await page.context().newPage();
    await site.goto(`${urls.site}/en/videos?metadata=${encodeURIComponent(title)}`);
    await expect(site.getByRole("link", { name: title, exact: true })).toBeVisible();
    await site.close();
  });

  await test.step("a colleague saves it first; hers isn’t lost, and she decides", async () => {
    const colleague = await loggedIn("super-admin", "admin");
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByLabel("Length")).toHaveValue("28:45");
    await colleague.goto(page.url());
    await colleague.getByLabel("Length").fill("30:00");
    await colleague.getByRole("button", { name: "Save changes" }).click();
    await expect(colleague.getByText(`${title} saved`)).toBeVisible();
    await page.getByLabel("Length").fill("31:00");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("button", { name: "Keep mine" }).click();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText(`${title} saved`)).toBeVisible();
  });

  await test.step("she deletes it", async () => {
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete video" }).click();
    await expect(page.getByText(`${title} deleted`)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/videos$/);
  });
});

test("an editor selects 40 videos by shift, changes them at once, and undoes it", async ({
  loggedIn,
}) => {
  const page = await loggedIn("content-editor", "admin");
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  const toolbar = page.getByRole("toolbar", { name: "Selected rows" });
  // The oldest: no other journey looks at them.
  await page.goto("/en/admin/videos?order_by_direction=asc");
  const isFeatured = (row: number) =>
    page.getByRole("row").nth(row).getByRole("img", { name: "Featured" });

  await test.step("she loads more, and selects a range", async () => {
    await page.getByRole("button", { name: "Load 30 more" }).click();
    await expect(boxes).toHaveCount(60);
    await boxes.nth(0).click();
    await boxes.nth(39).click({ modifiers: ["Shift"] });
    await expect(toolbar).toContainText("40 selected");
  });

  await test.step("she sees what will change before it does", async () => {
    await page.keyboard.press("e");
    const panel = page.getByRole("complementary", { name: "Edit 40 videos" });
    await expect(panel.getByRole("button", { name: "Edit 40 videos" })).toBeDisabled();
    const featured = panel.getByRole("radiogroup", { name: "Featured" });
    await featured.getByText("Yes").click();
    await expect(panel.getByRole("listitem").first()).toContainText("become featured");
    await panel.getByRole("button", { name: "Edit 40 videos" }).click();
    await expect(page.getByText("40 videos changed.")).toBeVisible();
    await expect(isFeatured(1)).toBeVisible();
    await expect(isFeatured(40)).toBeVisible();
    await expect(isFeatured(41)).toHaveCount(0);
  });

  await test.step("she undoes it", async () => {
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByText("Undone.")).toBeVisible();
    await expect(isFeatured(1)).toHaveCount(0);
  });

  await test.step("all that match are a second step", async () => {
    await page.getByRole("checkbox", { name: "Select all rows" }).click();
    await page.getByRole("button", { name: /^Select all \d/ }).click();
    await expect(toolbar).toContainText(/\d{3} selected/);
    await page.getByRole("button", { name: "Clear selection" }).click();
    await expect(toolbar).toHaveCount(0);
  });
});

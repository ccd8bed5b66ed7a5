import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

test("an editor promotes a video, visitors see it on top of Watch, and it is deleted again", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const title = `Worth your evening ${Date.now()}`;
  const dialog = page.getByRole("dialog");

  await test.step("she chooses a video and sees it as visitors will", async () => {
    await page.goto("/en/admin/highlights");
    await page.getByRole("button", { name: "New highlight" }).click();
    await dialog.getByRole("button", { name: "Add highlight" }).click();
    await expect(dialog.getByText("Choose what it leads to.")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Video" }).fill("trains");
    await page.getByRole("listbox").getByRole("option").first().click();
    await dialog.getByRole("textbox", { name: "Title", exact: true }).fill(title);
    await dialog.getByLabel("Subtitle").fill("Our favourite");
    await expect(dialog.getByRole("figure")).toContainText(title);
    await dialog.getByRole("button", { name: "Add highlight" }).click();
    await expect(page.getByText(`${title} added`)).toBeVisible();
    await expect(page.getByRole("row", { name: title })).toContainText("Live");
  });

  await test.step("visitors see it", async () => {
    const site = await page.context().newPage();
    await expect(async () => {
      await site.goto(`${urls.site}/en/videos`);
      await expect(site.getByRole("link", { name: title })).toBeVisible({ timeout: 500 });
    }).toPass();
    await site.close();
  });

  await test.step("it is deleted; the next one is back", async () => {
    await page.getByRole("button", { name: `Actions: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete highlight" }).click();
    await expect(page.getByText(`${title} deleted`)).toBeVisible();
    await expect(page.getByRole("row", { name: title })).toHaveCount(0);
    await expect(page.getByRole("row").nth(1)).toContainText("Live");
  });
});

import { expect, test } from "./fixtures.ts";

test("a super admin adds an industry and renames it", async ({ loggedIn }) => {
  const page = await loggedIn("super-admin", "admin");
  const name = `Space travel ${Date.now()}`;
  const dialog = page.getByRole("dialog");

  await test.step("she finds the industries", async () => {
    await page.goto("/en/admin");
    await page.getByRole("main").getByRole("link", { name: "Industries" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Industries" })).toBeVisible();
  });

  await test.step("a duplicate name is refused; what she typed stays", async () => {
    await page.getByRole("button", { name: "New industry" }).click();
    await dialog.getByLabel("Name").fill("Energy");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("There’s already an industry with this name.")).toBeVisible();
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Add industry" }).click();
    await expect(page.getByText(`${name} added`)).toBeVisible();
  });

  await test.step("she finds it, renames it and makes it inactive", async () => {
    await page.getByRole("searchbox", { name: "Search industries" }).fill(name);
    await expect(page.getByText("1 industry")).toBeVisible();
    await page.getByRole("searchbox").blur();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await dialog.getByLabel("Name").fill(`${name} and rockets`);
    await dialog.getByLabel("Available to companies").uncheck();
    await dialog.getByRole("button", { name: "Save changes" }).click();
    const row = page.getByRole("row", { name: `${name} and rockets` });
    await expect(row.getByText("Inactive")).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

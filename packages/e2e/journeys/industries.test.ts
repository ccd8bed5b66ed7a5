import { expect, test } from "./fixtures.ts";

test("a super admin finds an industry", async ({ loggedIn }) => {
  const page = await loggedIn("super-admin", "admin");

  await test.step("she finds the industries", async () => {
    await page.goto("/en/admin");
    await page.getByRole("main").getByRole("link", { name: "Industries" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Industries" })).toBeVisible();
  });

  await test.step("she searches them", async () => {
    await page.getByRole("searchbox", { name: "Search industries" }).fill("port logistics");
    await expect(page.getByText("1 industry")).toBeVisible();
    await expect(page.getByRole("row", { name: "Port logistics" })).toBeVisible();
  });
});

import { expect, test } from "./fixtures.ts";

test("a super admin finds in the audit log what she changed, and only that", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const name = `Deep sea ${Date.now()}`;
  const main = page.getByRole("main");
  const entry = main.getByRole("listitem").filter({ hasText: `added the industry “${name}”` });

  await test.step("she adds an industry", async () => {
    await page.goto("/en/admin/industries");
    await page.getByRole("button", { name: "New industry" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill(name);
    await page.getByRole("dialog").getByRole("button", { name: "Add industry" }).click();
    await expect(page.getByText(`${name} added`)).toBeVisible();
  });

  await test.step("it is the latest entry, with its fields", async () => {
    await page.goto("/en/admin");
    await main.getByRole("link", { name: "Audit log" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Audit log" })).toBeVisible();
    await entry.getByText(`added the industry “${name}”`).click();
    await expect(entry.getByRole("row", { name: "Active" })).toBeVisible();
  });

  await test.step("she limits the log to it, by its kind, and downloads that", async () => {
    await entry.getByRole("button", { name: /^Filter by this change/ }).click();
    await page.getByRole("menuitem", { name: /^Only Industry #/ }).click();
    await expect(page).toHaveURL(/record=industry&record_id=\d+/);
    await expect(main.getByRole("listitem")).toHaveCount(1);
    const download = page.waitForEvent("download");
    await main.getByRole("link", { name: /as CSV/ }).click();
    expect((await download).suggestedFilename()).toBe("audit-log.csv");
    await page.getByRole("button", { name: "Remove filter Record" }).click();
    await expect(main.getByRole("listitem")).not.toHaveCount(1);
    await page.getByRole("button", { name: "Record", exact: true }).click();
    await page.getByRole("menuitem", { name: "Skill" }).click();
    await expect(entry).toHaveCount(0);
  });
});

import { expect, test } from "./fixtures.ts";

// Different in each run: nobody gets the same notification twice within a day.
const TITLE = `Members’ meetup ${Date.now().toString(36)}`;

test("a talent manager notifies a developer, who finds it under the bell", async ({ loggedIn }) => {
  const developer = await loggedIn("developer", "site");
  const staff = await loggedIn("talent-manager", "admin");
  const bell = (page: typeof staff) =>
    page.getByRole("button", { name: /^Notifications/ }).locator("visible=true");

  await test.step("she finds the developer and writes a notification", async () => {
    await staff.goto("/en/admin/developers/1");
    await staff.getByRole("button", { name: "Notify", exact: true }).click();
    const dialog = staff.getByRole("dialog", { name: /^Notify / });
    await dialog.getByLabel("Title").fill(TITLE);
    await dialog.getByLabel("Text").fill("We have 30 seats for members.");
    await dialog.getByLabel("Page").fill("/en/live-events");
    await expect(dialog.getByRole("region", { name: "Preview" })).toContainText(TITLE);
    await expect(dialog.getByRole("region", { name: "Who gets it" })).toContainText("1 developer");
    await dialog.getByRole("button", { name: "Notify 1" }).click();
    await expect(staff.getByText("Going out to 1 developer in 10 seconds.")).toBeVisible();
  });

  await test.step("after the seconds to undo, her own bell says that it went out", async () => {
    await expect(async () => {
      await staff.reload();
      await bell(staff).click();
      await expect(staff.getByRole("link", { name: TITLE })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await staff.getByRole("link", { name: TITLE }).first().click();
    await expect(staff.getByRole("heading", { level: 1 })).toHaveText(TITLE);
    await expect(staff.getByText("1 developer notified")).toBeVisible();
  });

  await test.step("the developer opens the bell by keyboard and follows it", async () => {
    await developer.goto("/en/developer-dashboard");
    await expect(bell(developer)).toContainText("unread");
    await bell(developer).focus();
    await developer.keyboard.press("Enter");
    const item = developer.getByRole("link", { name: TITLE });
    await expect(item).toContainText("Unread");
    await item.click();
    await expect(developer).toHaveURL(/\/en\/live-events$/);
    await bell(developer).click();
    await expect(developer.getByRole("link", { name: TITLE })).not.toContainText("Unread");
    await developer.keyboard.press("Escape");
    await expect(developer.getByRole("link", { name: TITLE })).toBeHidden();
  });
});

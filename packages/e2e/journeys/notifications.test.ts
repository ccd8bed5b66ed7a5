import { untilSaved } from "../until-saved.ts";
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

test("an account manager notifies a company’s users, who can turn the emails off", async ({
  loggedIn,
}) => {
  const owner = await loggedIn("owner", "company");
  const staff = await loggedIn("account-manager", "admin");
  const title = `Invoices from January: ${TITLE}`;

  await test.step("she selects two users and writes a notification", async () => {
    await staff.goto("/en/admin/companies/1/users?status=active");
    const boxes = staff.getByRole("row").getByRole("checkbox");
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await staff.getByRole("button", { name: "Notify", exact: true }).click();
    const dialog = staff.getByRole("dialog", { name: "Notify 2 users" });
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Text").fill("They’ll come by email only.");
    await dialog.getByLabel("Page").fill("/en/admin");
    await dialog.getByRole("button", { name: "Notify 2" }).click();
    await expect(dialog.getByLabel("Page")).toHaveAccessibleDescription(/Enter a page of the/);
    await dialog.getByLabel("Page").fill("/en/company/company-account");
    await dialog.getByRole("button", { name: "Notify 2" }).click();
    await expect(staff.getByText("Going out to 2 company users in 10 seconds.")).toBeVisible();
    await staff.getByRole("button", { name: "Undo" }).click();
    await expect(staff.getByText("Taken back. Nobody was notified.")).toBeVisible();
  });

  await test.step("she notifies the account holder from the company’s account", async () => {
    await staff.goto("/en/admin/companies/1/account");
    await staff.getByRole("button", { name: "Notify", exact: true }).click();
    const dialog = staff.getByRole("dialog", { name: /^Notify / });
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Text").fill("They’ll come by email only.");
    await dialog.getByLabel("Page").fill("/en/company/company-account");
    await dialog.getByRole("button", { name: "Notify 1" }).click();
    await expect(staff.getByText("Going out to 1 company user in 10 seconds.")).toBeVisible();
  });

  await test.step("the owner opens it from the portal’s bell", async () => {
    const bell = owner.getByRole("button", { name: /^Notifications/ }).locator("visible=true");
    await expect(async () => {
      await owner.goto("/en/company-dashboard");
      await bell.click();
      await expect(owner.getByRole("link", { name: title })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await owner.getByRole("link", { name: title }).click();
    await expect(owner).toHaveURL(/\/en\/company\/company-account$/);
  });

  await test.step("and turns the emails off and on in the profile", async () => {
    const profile = await loggedIn("owner", "site");
    await profile.goto("/en/user/profile");
    const emails = profile.getByRole("switch", { name: "Notifications by email" });
    // Not `uncheck` and `check`, which look before the switch has been drawn again.
    await untilSaved(profile, () => emails.click());
    await expect(profile.getByText("under the bell, without an email")).toBeVisible();
    await profile.reload();
    await expect(emails).not.toBeChecked();
    await emails.click();
    await expect(emails).toBeChecked();
    await expect(profile.getByText("We also email you")).toBeVisible();
  });
});

import { urls } from "../addresses.ts";
import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

const PASSWORD = "seven quiet harbours";

test("a developer changes her email address, deletes her account and restores it", async ({
  page,
  watch,
  mailTo,
  request,
  loggedIn,
}) => {
  watch(page);
  const before = `before.${Date.now()}@mail.example`;
  const after = `after.${Date.now()}@mail.example`;
  const logIn = async (email: string) => {
    await page.goto("/en/user/login");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
  };
  await request.post(`${urls.site}/api/v2/developer/sign-up`, {
    data: { email: before, password: PASSWORD, terms: true },
    headers: { Origin: urls.site },
  });
  await page.goto((await mailTo(before, /Confirm your email/)).links[0] ?? "");
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expect(page).toHaveURL(/developer-dashboard/);
  await untilLive(page);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Moved");
  await page.getByRole("combobox", { name: "City" }).fill("Hambu");
  await page.getByRole("option", { name: "Hamburg, Germany" }).click();
  await page.getByRole("button", { name: "Save and continue" }).click();
  await test.step("she postpones the last step, and finds it again later", async () => {
    await page.getByRole("button", { name: "Not now" }).click();
    const later = page.getByText("You can add them later, here or in your profile.");
    const lastStep = page.getByRole("heading", { name: "What you can do" });
    await expect(later).toBeVisible();
    await expect(lastStep).toBeHidden();
    await page.reload();
    await untilLive(page);
    await expect(later).toBeVisible();
    await page.getByRole("button", { name: "Finish now" }).click();
    await expect(lastStep).toBeVisible();
    await page.getByRole("button", { name: "Not now" }).click();
    await expect(lastStep).toBeHidden();
  });

  await test.step("once she does it, the focus is on the page’s heading", async () => {
    await page.getByRole("button", { name: "Finish now" }).click();
    await page.getByRole("combobox", { name: "Add a skill" }).fill("Go");
    await page.getByRole("option", { name: "Go", exact: true }).click();
    await page.getByLabel("Years of Go").fill("6");
    await page.getByRole("combobox", { name: "Add a language" }).fill("German");
    await page.getByRole("option", { name: "German", exact: true }).click();
    await page.getByLabel("German level").selectOption("Native");
    await page.getByRole("button", { name: "Finish my profile" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("a new address takes effect once its link is opened", async () => {
    await page.goto("/en/user/profile");
    await page.getByRole("button", { name: "Change email address" }).click();
    await page.getByLabel("New email address").fill(after);
    await page.getByLabel("Your password").fill("wrong");
    await page.getByRole("button", { name: "Change email address" }).click();
    await expect(page.getByText("This is not your current password.")).toBeVisible();
    await page.getByLabel("Your password").fill(PASSWORD);
    await page.getByRole("button", { name: "Change email address" }).click();
    await expect(page.getByText(`We sent a link to ${after}`)).toBeVisible();
    await page.goto((await mailTo(after, /Confirm your new/)).links[0] ?? "");
    await page.getByRole("button", { name: "Confirm my email" }).click();
    await expect(page).toHaveURL(/developer-dashboard/);
    await page.goto("/en/user/profile");
    const address = page.getByRole("region", { name: "Email address" });
    await expect(address.getByText(after)).toBeVisible();
    await expect(page.getByText("Email address changed")).toBeVisible();
  });

  await test.step("she deletes the account and can't log in any more", async () => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/for 30 days/)).toBeVisible();
    await dialog.getByLabel("Your password").fill("wrong");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(dialog.getByText("This is not your current password.")).toBeVisible();
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByRole("heading", { name: "Your account was deleted" })).toBeVisible();
    await expect(page.getByText(/You can restore everything until/)).toBeVisible();
    await logIn(after);
    await expect(page.getByText("These credentials do not match our records.")).toBeVisible();
  });

  await test.step("the emailed link restores everything", async () => {
    const link = (await mailTo(after, /delete/i)).links.find((each) => each.includes("restore"));
    await page.goto(link ?? "");
    await page.getByRole("button", { name: /Restore/ }).click();
    await expect(page.getByRole("heading", { name: "Your account is back" })).toBeVisible();
    await logIn(after);
    await expect(page).toHaveURL(/developer-dashboard/);
    await page.goto("/en/user/profile");
    const details = page.getByRole("region", { name: "Details" });
    await expect(details.getByText("Ada Moved")).toBeVisible();
  });

  await test.step("deleted once more, it is restored by staff, who tell her", async () => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByRole("heading", { name: "Your account was deleted" })).toBeVisible();
    const staff = await loggedIn("talent-manager", "admin");
    await staff.goto(`/en/admin/deleted-accounts?search_term=${after}`);
    await expect(staff.getByRole("row", { name: /Ada Moved/ })).toContainText("Themselves");
    await staff.getByRole("button", { name: "Restore Ada Moved" }).click();
    await staff.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await expect(staff.getByText("Ada Moved restored.")).toBeVisible();
    await expect(staff.getByRole("row", { name: /Ada Moved/ })).toHaveCount(0);
    await mailTo(after, /account was restored/);
    await logIn(after);
    await expect(page).toHaveURL(/developer-dashboard/);
  });
});

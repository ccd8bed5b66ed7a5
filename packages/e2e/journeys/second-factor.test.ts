import { urls } from "../addresses.ts";
import { computeCode, STEP } from "./authenticator.ts";
import { expect, test } from "./fixtures.ts";

test("a user adds an authenticator app, and needs it to log in", async ({
  loggedIn,
  page,
  watch,
}) => {
  watch(page);
  const own = await loggedIn("campaigns", "site");
  let key = "";

  await test.step("she adds the app and saves her recovery codes", async () => {
    await own.goto("/en/user/profile");
    await own.getByRole("button", { name: "Set up an app" }).click();
    key = await own.locator("code").first().innerText();
    await own.getByLabel("Code from your app").fill("000000");
    await own.getByRole("button", { name: "Add app" }).click();
    await expect(own.getByText("Incorrect confirmation code, please try again")).toBeVisible();
    await own.getByLabel("Code from your app").fill(computeCode(key, Date.now()));
    await own.getByRole("button", { name: "Add app" }).click();
    await expect(own.getByText("10 recovery codes left")).toBeVisible();
  });
  const recovery = await own.locator("li code").first().innerText();

  await test.step("she logs in on another device with her password and a recovery code", async () => {
    await page.goto(`${urls.site}/en/user/login`);
    await page.getByLabel("Email address").fill("campaigns@devguild.example");
    await page.getByLabel("Password", { exact: true }).fill("devguild-demo");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Two-step login" })).toBeVisible();
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recovery);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/company-dashboard/);
  });

  await test.step("she logs that device out, and removes the app", async () => {
    await own.reload();
    await expect(own.getByText("9 recovery codes left")).toBeVisible();
    await own.getByRole("button", { name: "Log out of all other devices" }).click();
    await expect(own.getByRole("button", { name: /^Log out: / })).toHaveCount(0);
    await own.getByRole("button", { name: "Remove app" }).click();
    const question = own.getByRole("dialog");
    // The code that added the app is used up; the next one is accepted up to half a minute early.
    await question
      .getByLabel(/Code from your authenticator/)
      .fill(computeCode(key, Date.now() + STEP));
    await question.getByRole("button", { name: "Continue" }).click();
    await expect(own.getByRole("button", { name: "Set up an app" })).toBeVisible();
  });
});

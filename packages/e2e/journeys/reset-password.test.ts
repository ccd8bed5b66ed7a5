import { urls } from "../addresses.ts";
import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

const OLD = "seven quiet harbours";
const NEW = "nine loud lighthouses";

test("a user who forgot her password resets it by email, once", async ({
  page,
  watch,
  mailTo,
  request,
}) => {
  watch(page);
  const email = `forgetful.${Date.now()}@mail.example`;
  await request.post(`${urls.site}/api/v2/developer/sign-up`, {
    data: { email, password: OLD, terms: true },
    headers: { Origin: urls.site },
  });

  await test.step("she requests a link", async () => {
    await page.goto("/en/user/login");
    await untilLive(page);
    const address = page.getByLabel("Email address");
    await address.fill(email);
    await page.getByRole("link", { name: "Create a free profile" }).click();
    await expect(page).toHaveURL(/sign-up/);
    await expect(address).toHaveValue(email);
    await page.goBack();
    await expect(page).toHaveURL(/login/);
    await expect(address).toHaveValue(email);
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await expect(page).toHaveURL(/forgot-password/);
    await expect(address).toHaveValue(email);
    await address.clear();
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByText("Please enter your email address.")).toBeVisible();
    await address.fill(email);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  });

  const link = (await mailTo(email, /password/i)).links[0] ?? "";
  await test.step("the link lets her choose a new one", async () => {
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill(NEW);
    await page.getByLabel("Repeat new password", { exact: true }).fill("something else");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Password confirmation does not match.")).toBeVisible();
    await page.getByLabel("Repeat new password", { exact: true }).fill(NEW);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();
  });

  await test.step("only the new password works, and the link doesn't work again", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
    await page.goto("/en/user/login");
    await page.getByLabel("Email address").fill(email);
    const password = page.getByLabel("Password", { exact: true });
    await password.fill(OLD);
    // A long password must not run under the button that shows it, whatever the order of the
    // stylesheets.
    await expect(password).toHaveCSS("padding-right", "44px");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByText("These credentials do not match our records.")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(NEW);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page).toHaveURL(/developer-dashboard/);
  });
});

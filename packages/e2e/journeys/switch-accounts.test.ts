import { urls } from "../addresses.ts";
import { untilHydrated, untilLive } from "../until-live.ts";
import { delayScripts, EVERY_SCRIPT, open, waitUntilItAnswers } from "./delay-scripts.ts";
import { expect, test } from "./fixtures.ts";

test("a user with several accounts switches between them, across the apps", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  await page.goto("/en/admin");

  await test.step("from the back office to the developer's own area", async () => {
    await page.getByRole("button", { name: /Account:|Leonie/ }).click();
    await page.getByRole("button", { name: /Developer$/ }).click();
    await expect(page).toHaveURL(new RegExp(`^${urls.site}/en/developer-dashboard`));
  });

  await test.step("the back office is closed to a developer, and offers to switch", async () => {
    await page.goto(`${urls.admin}/en/admin`);
    await expect(page.getByRole("heading", { name: "Access denied." })).toBeVisible();
    await page.getByRole("button", { name: /^Continue as/ }).click();
    await expect(page).toHaveURL(new RegExp(`^${urls.admin}/en/admin`));
  });

  const owner = await loggedIn("owner", "company", "company");
  await test.step("from the company's portal to the developer's area, and back", async () => {
    await owner.goto("/en/company-dashboard");
    await owner.getByRole("button", { name: /Account:/ }).click();
    await owner.getByRole("button", { name: /Developer$/ }).click();
    await expect(owner).toHaveURL(new RegExp(`^${urls.site}/en/developer-dashboard`));
    await untilLive(owner);
    await owner.getByRole("button", { name: /Account:/ }).click();
    const tidewerk = owner.getByRole("button", { name: /Tidewerk/ });
    await untilHydrated(tidewerk);
    await tidewerk.click();
    await expect(owner).toHaveURL(new RegExp(`^${urls.company}/en/company-dashboard`));
  });
});

test("a page for another account says so and offers to switch", async ({ loggedIn }) => {
  const page = await loggedIn("owner", "site", "company");
  const answer = await page.goto("/en/developer-dashboard");
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Access denied." })).toBeVisible();
  await page.getByRole("button", { name: /Continue as/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "For you" })).toBeVisible();
});

for (const [what, scripts] of [
  ["the page", EVERY_SCRIPT],
  ["this part of the page", "**/assets/account-card-*.js"],
] as const)
  test(`switching accounts, before ${what} has loaded`, async ({ loggedIn }) => {
    const page = await loggedIn("owner", "site", "company");
    const arrive = await delayScripts(page, scripts);
    await open(page, "/");
    if (scripts !== EVERY_SCRIPT) await waitUntilItAnswers(page);
    await page.getByRole("button", { name: /Account:/ }).click();
    await page.getByRole("button", { name: /Sofie Brandt\s*Developer/ }).click();
    arrive();
    await expect(page).toHaveURL(/developer-dashboard/);
  });

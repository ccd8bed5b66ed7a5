import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

test("a user adds a passkey, logs in with it alone, and removes it", async ({ loggedIn }) => {
  const page = await loggedIn("administrator", "site");
  // A virtual authenticator that always confirms.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await test.step("she adds it and names it", async () => {
    await page.goto("/en/user/profile");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await expect(page.getByText("10 recovery codes left")).toBeVisible();
    await page.getByRole("button", { name: /^Rename: / }).click();
    await page.getByLabel("Passkey name").fill("My laptop");
    await page.getByRole("button", { name: "Rename", exact: true }).click();
    await expect(page.getByText("My laptop")).toBeVisible();
  });

  await test.step("she logs out, and in again with nothing but her fingerprint", async () => {
    await page.goto("/en/user/logout");
    await page.goto("/en/user/login");
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(page).toHaveURL(`${urls.company}/en/company-dashboard`);
  });

  await test.step("removing it requires it once more", async () => {
    await page.goto(`${urls.site}/en/user/profile`);
    await page.getByRole("button", { name: "Remove: My laptop" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Use my passkey" }).click();
    await expect(page.getByText("My laptop")).toHaveCount(0);
    await expect(page.getByText(/recovery codes left/)).toHaveCount(0);
  });
});

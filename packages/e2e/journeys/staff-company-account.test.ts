import { expect, test } from "./fixtures.ts";

test("an account manager looks after a company’s account", async ({ loggedIn }) => {
  const page = await loggedIn("account-manager", "admin");
  const dialog = page.getByRole("dialog");
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  const serial = Date.now();

  await test.step("she opens a company from the list, and its account", async () => {
    await page.goto("/en/admin/companies");
    // Not the showcase company, whose account other tests use.
    await page.locator("main tr[data-row] a").nth(4).click();
    await page
      .getByRole("navigation", { name: "Company" })
      .getByRole("link", { name: "Account" })
      .click();
    await expect(section("Agreed terms")).toBeVisible();
    await page.waitForLoadState("networkidle");
  });

  await test.step("she notes something that only staff see", async () => {
    const notes = section("Internal notes");
    await notes.getByLabel("Notes").fill(`Prefers to be called, ${serial}`);
    await notes.getByRole("button", { name: "Save notes" }).click();
    await expect(page.getByText("Notes saved.")).toBeVisible();
    await expect(notes).toContainText("Vera Baumann wrote this today");
  });

  await test.step("she sets the credits with a reason; the ledger has the difference", async () => {
    await section("Credits").getByRole("button", { name: "Set credits" }).click();
    const before = Number(await dialog.getByLabel("Credits").inputValue());
    await dialog.getByLabel("Credits").fill(String(before + 3));
    await expect(dialog).toContainText("logged as +3");
    await dialog.getByRole("button", { name: "Set credits" }).click();
    await expect(dialog.getByText("Say why, for the ledger.")).toBeVisible();
    await dialog.getByLabel("Note").fill(`Goodwill ${serial}`);
    await dialog.getByRole("button", { name: "Set credits" }).click();
    await expect(dialog).toBeHidden();
    await expect(section("Credits")).toContainText(`Goodwill ${serial}`);
    await expect(section("Credits")).toContainText(`${before + 3} left`);
  });

  await test.step("she sets the employer branding membership, and ends it again", async () => {
    const terms = section("Agreed terms");
    await terms.getByRole("button", { name: /(Add|Change) Employer branding/ }).click();
    await dialog.getByLabel("Last day").fill("2020-01-01");
    await dialog.getByLabel("First day").fill("2019-01-01");
    await dialog.getByRole("button", { name: /Save changes|Add membership/ }).click();
    await expect(dialog.getByText("Choose an end in the future.")).toBeVisible();
    await dialog.getByLabel("Last day").fill("2098-12-31");
    await dialog.getByLabel("Price per month").fill("");
    await dialog.getByLabel("Note").fill(`Pilot ${serial}`);
    await dialog.getByRole("button", { name: /Save changes|Add membership/ }).click();
    await expect(terms).toContainText("Ends after 31 Dec 98, not charged here");
    await expect(terms).toContainText(`Note: Pilot ${serial}`);
    await terms.getByRole("button", { name: "End Employer branding" }).click();
    await dialog.getByRole("button", { name: "End membership" }).click();
    await expect(dialog).toBeHidden();
    await expect(terms).not.toContainText(`Pilot ${serial}`);
  });

  await test.step("she turns the premium brand page around", async () => {
    const brand = section("Settings").getByRole("switch", { name: "Premium brand page" });
    const isOn = await brand.isChecked();
    await brand.press("Space");
    await expect(page.getByText(`Premium brand page turned ${isOn ? "off" : "on"}.`)).toBeVisible();
    await expect(brand).toBeChecked({ checked: !isOn });
    await expect(brand).toBeFocused();
    await brand.click();
    await expect(brand).toBeChecked({ checked: isOn });
  });

  await test.step("the company’s users and its activity are one click away", async () => {
    const screens = page.getByRole("navigation", { name: "Company" });
    await screens.getByRole("link", { name: "Users" }).click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/ha(s|ve) access/);
    await screens.getByRole("link", { name: "Activity" }).click();
    await expect(page.getByRole("main")).toContainText("Vera Baumann set the credits to");
    await expect(page.getByRole("main")).not.toContainText(`Prefers to be called, ${serial}`);
  });
});

test("support reads a company’s account and can change nothing in it", async ({ loggedIn }) => {
  const page = await loggedIn("support", "admin");
  await page.goto("/en/admin/companies/1/account");
  const main = page.getByRole("main");
  await expect(
    main.getByText("You need the permission admin.edit-company-account to change this."),
  ).toBeVisible();
  await expect(
    main.getByRole("region", { name: "Invoices" }).getByRole("row").nth(1),
  ).toBeVisible();
  for (const name of [
    "Set credits",
    "Save notes",
    /Change Recruiting/,
    "Change holder",
    "Delete company",
  ])
    await expect(main.getByRole("button", { name })).toBeDisabled();
  for (const control of await main.getByRole("switch").all()) await expect(control).toBeDisabled();
  await expect(main.getByRole("textbox", { name: "Notes" })).toBeDisabled();
  await main
    .getByRole("button", { name: /^Actions: DG-/ })
    .first()
    .click();
  for (const item of await page.getByRole("menuitem").all()) await expect(item).toBeDisabled();
});

import { expect, test } from "./fixtures.ts";

test("an account manager’s morning: an expired ad goes out again, and its invoice is paid", async ({
  loggedIn,
}) => {
  const page = await loggedIn("account-manager", "admin");
  const dialog = page.getByRole("dialog");
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  const screens = page.getByRole("navigation", { name: "Company" });
  const serial = Date.now();
  let title = "";

  await test.step("her dashboard says which ads of her companies have expired", async () => {
    await page.goto("/en/admin/dashboard");
    const row = page.getByRole("table", { name: "Expired jobs" }).locator("tr[data-row]").first();
    title = (await row.getByRole("link").first().innerText()).replace(/\s*#\d+$/, "").trim();
    await row.getByRole("link").nth(1).click();
    await page.getByRole("link", { name: /^Expired/ }).click();
    await expect(page).toHaveURL(/\/jobs\/expired/);
  });

  await test.step("she reposts the first one at the list price, on invoice", async () => {
    await page.getByRole("button", { name: `Actions: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Repost" }).click();
    await expect(page.getByRole("heading", { name: "Repost job" })).toBeVisible();
    await page.getByRole("radio", { name: /^Regular €/ }).check();
    await page.getByRole("button", { name: "Repost job" }).last().click();
    await expect(page.getByText(`“${title}” is open again.`)).toBeVisible();
  });

  await test.step("she gives the company credits and writes down why", async () => {
    await screens.getByRole("link", { name: "Account" }).click();
    await section("Credits").getByRole("button", { name: "Set credits" }).click();
    const before = Number(await dialog.getByLabel("Credits").inputValue());
    await dialog.getByLabel("Credits").fill(String(before + 2));
    await dialog.getByLabel("Note").fill(`Two for the renewal, ${serial}`);
    await dialog.getByRole("button", { name: "Set credits" }).click();
    await expect(section("Credits")).toContainText(`Two for the renewal, ${serial}`);
    const notes = section("Internal notes");
    await notes.getByLabel("Notes").fill(`Renews in spring, ${serial}`);
    await notes.getByRole("button", { name: "Save notes" }).click();
    await expect(page.getByText("Notes saved.")).toBeVisible();
  });

  await test.step("the money for the repost has come in", async () => {
    const invoice = section("Invoices").getByRole("row").filter({ hasText: title }).first();
    await expect(invoice).toContainText("Due");
    await invoice.getByRole("button", { name: /^Actions: DG-/ }).click();
    await page.getByRole("menuitem", { name: "Mark as paid" }).click();
    await dialog.getByLabel("Paid on").press("Enter");
    await expect(page.getByText(/^DG-.* is paid\.$/)).toBeVisible();
    await expect(invoice).toContainText("Paid");
    await expect(invoice.getByRole("button", { name: /^Actions: DG-/ })).toBeFocused();
  });

  await test.step("and all of it is in the company’s activity", async () => {
    await screens.getByRole("link", { name: "Users" }).click();
    await screens.getByRole("link", { name: "Activity" }).click();
    const activity = page.getByRole("main");
    await expect(activity).toContainText("Vera Baumann set the credits to");
    await expect(activity).toContainText(title);
  });
});

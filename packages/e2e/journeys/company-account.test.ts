import { readFile } from "node:fs/promises";

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

const ACCOUNT = "/en/company/company-account";

test("an owner corrects the billing details, buys a credit and downloads its invoice", async ({
  loggedIn,
  mailTo,
}) => {
  const page = await loggedIn("owner", "company", "company");
  const dialog = page.getByRole("dialog");
  const buying = page.getByRole("complementary", { name: "Buy" });

  await test.step("a VAT ID of another form is refused at its field", async () => {
    await page.goto("/en/company-dashboard");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Account" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /You’ll be charged €[\d,.]+ on/,
    );
    await page.getByRole("button", { name: "Edit billing details" }).click();
    await expect(dialog.getByLabel("Billing email")).toBeFocused();
    await dialog.getByLabel("VAT ID").fill("12");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog.getByLabel("VAT ID")).toBeFocused();
    await dialog.getByLabel("VAT ID").fill("DE298417056");
    // A dialog closed by mistake loses nothing.
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Edit billing details" }).press("Enter");
    await expect(dialog.getByLabel("VAT ID")).toHaveValue("DE298417056");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("credits cost what was shown, once the terms are agreed to", async () => {
    await buying.getByLabel("What do you need?").selectOption("Credits");
    await buying.getByLabel("1 credit", { exact: false }).first().check();
    await expect(buying).toContainText("Invoiced today€349.00");
    await buying.getByRole("button", { name: "Buy and send invoice" }).click();
    await expect(buying).toContainText("Please confirm to continue.");
    await buying.getByLabel("I agree to the terms").check();
    await buying.getByRole("button", { name: "Buy and send invoice" }).dblclick();
    await expect(page.getByText(/You have \d+ credits now/)).toHaveCount(1);
    await expect(buying.getByLabel("I agree to the terms")).not.toBeChecked();
  });

  await test.step("the invoice is the first of the list, and its PDF is in the email, too", async () => {
    const row = page.getByRole("table", { name: "Invoices" }).getByRole("row").nth(1);
    await expect(row).toContainText("1 credit");
    await expect(row).toContainText("349.00");
    const download = page.waitForEvent("download");
    await row.getByRole("link", { name: /as PDF/ }).click();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    await mailTo("billing@tidewerk.example", /DG-\d{4}-\d{6}/);
  });

  await test.step("renewal is turned off and on again", async () => {
    await page.getByRole("button", { name: "Turn off renewal of Marketing" }).click();
    await expect(page.getByText(/^Marketing ends on/)).toBeVisible();
    await page.getByRole("button", { name: "Turn on renewal of Marketing" }).click();
    await expect(page.getByText(/^Marketing renews on/)).toBeVisible();
  });
});

test("only the owner deletes a company’s account, and only staff restore it", async ({
  loggedIn,
}) => {
  for (const name of ["administrator", "recruiter"]) {
    const { request } = await loggedIn(name, "company", "company");
    const headers = { Origin: urls.company };
    const removed = await request.delete(`${urls.company}/api/v2/company/account`, {
      data: { company_name_confirmation: "Tidewerk", password: "devguild-demo", force: true },
      headers,
    });
    expect(removed.status(), name).toBe(403);
    const restored = await request.post(`${urls.company}/api/v2/admin/companies/1/restore`, {
      headers,
    });
    expect(restored.status(), name).toBe(403);
  }
  const deletion = { name: "Delete account" };
  const page = await loggedIn("administrator", "company", "company");
  await page.goto(ACCOUNT);
  await expect(page.getByRole("button", { name: "Edit billing details" })).toBeVisible();
  await expect(page.getByRole("button", deletion)).toBeHidden();
  const owner = await loggedIn("owner", "company", "company");
  await owner.goto(ACCOUNT);
  await expect(owner.getByRole("button", deletion)).toBeVisible();
});

test("nobody but owners and administrators sees a company’s account", async ({ loggedIn }) => {
  for (const name of ["recruiter", "campaigns"]) {
    const page = await loggedIn(name, "company");
    const answer = await page.request.get(urls.company + ACCOUNT);
    expect(answer.status()).toBe(403);
  }
});

import { confirmWithRecoveryCode } from "./authenticator.ts";
import { expect, test } from "./fixtures.ts";

const JOB = "Senior Backend Engineer, Terminal Scheduling";

test("a super admin erases a developer and a company under the GDPR, each with a second factor", async ({
  loggedIn,
  withApp,
  page: guest,
  watch,
}) => {
  watch(guest);
  const page = await loggedIn("super-admin", "admin");
  const dialog = page.getByRole("dialog");
  const [first = "", second = ""] = (await withApp(page)).recoveryCodes;

  const recruiter = await loggedIn("recruiter", "company");
  const candidates = recruiter.getByRole("region", { name: "New candidate" }).getByRole("link");
  await test.step("a recruiter has a candidate", async () => {
    await recruiter.goto("/en/company-dashboard");
    await recruiter.getByRole("link", { name: JOB }).first().click();
    await recruiter
      .getByRole("navigation", { name: "This job" })
      .getByRole("link", { name: /^Candidates/ })
      .click();
    await expect(candidates.first()).toBeVisible();
  });
  const list = recruiter.url();
  const name = (await candidates.first().innerText()).split("\n")[0] ?? "";

  await test.step("the developer’s record says what goes and what stays", async () => {
    await page.goto("/en/admin/developers");
    await page.getByRole("searchbox", { name: "Search developers" }).fill(name);
    await page.locator("main tr[data-row]").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(name) })).toBeVisible();
    await page.getByRole("button", { name: "Erase developer" }).click();
    await expect(dialog.getByRole("region", { name: "Gone at once" })).toContainText("Profile");
    await expect(dialog.getByRole("region", { name: "Stays" })).toContainText("without the name");
  });

  const record = page.url();

  await test.step("another name erases nothing, and closing the question keeps what was typed", async () => {
    await dialog.getByLabel(/^Type /).fill("Somebody Else");
    await dialog.getByRole("button", { name: "Erase developer" }).click();
    await expect(dialog.getByText(`Type ${name} to confirm.`)).toBeVisible();
    await dialog.getByLabel(/^Type /).fill(name);
    await dialog.getByLabel("Reason").fill("DG-4711");
    await dialog.getByRole("button", { name: "Erase developer" }).click();
    await expect(page.getByRole("dialog", { name: "Confirm it’s you" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog.getByLabel("Reason")).toHaveValue("DG-4711");
    await dialog.getByRole("button", { name: "Erase developer" }).click();
    await confirmWithRecoveryCode(page, first);
    await expect(page.getByText(`${name} is erased.`)).toBeVisible();
  });

  await test.step("nobody finds the developer any more, neither staff nor the recruiter", async () => {
    expect((await page.goto(record))?.status()).toBe(404);
    await expect(page.getByRole("main")).not.toContainText(name);
    await recruiter.goto(list);
    await expect(candidates.first()).toBeVisible();
    await expect(recruiter.getByRole("link", { name })).toHaveCount(0);
  });

  await test.step("a company goes with its pages and ads", async () => {
    await guest.goto("/en/companies");
    const found = guest.getByRole("list", { name: "Companies found" });
    // Not the showcase company, which other tests use.
    const others = found.getByRole("heading").filter({ hasNotText: "Tidewerk" });
    const company = await others.last().innerText();
    await found.getByRole("link", { name: company }).last().click();
    await expect(guest.getByRole("heading", { level: 1 })).toContainText(company);
    await page.goto(`/en/admin/companies?search=${encodeURIComponent(company)}`);
    await page.getByRole("link", { name: company, exact: true }).first().click();
    await page
      .getByRole("navigation", { name: "Company" })
      .getByRole("link", { name: "Account" })
      .click();
    await page.getByRole("button", { name: "Erase company" }).click();
    await dialog.getByLabel(/^Type /).fill(company);
    await dialog.getByRole("button", { name: "Erase company" }).click();
    await confirmWithRecoveryCode(page, second);
    await expect(page.getByText(`${company} is erased.`)).toBeVisible();
    await expect(async () => {
      expect((await guest.reload())?.status()).toBe(404);
    }).toPass({ timeout: 70_000, intervals: [2000] });
  });
});

import { urls } from "../addresses.ts";
import { confirmWithRecoveryCode } from "./authenticator.ts";
import { expect, test } from "./fixtures.ts";

test("a super admin creates a company, deletes it with a second factor, and restores it", async ({
  loggedIn,
  withApp,
  mailTo,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const dialog = page.getByRole("dialog");
  const name = `Lighthouse ${Date.now()}`;
  const contact = `keeper.${Date.now()}@lighthouse.example`;
  const row = page.getByRole("row", { name: new RegExp(name) });
  const find = () => page.goto(`/en/admin/companies?search=${encodeURIComponent(name)}`);
  const [code = ""] = (await withApp(page)).recoveryCodes;

  await test.step("its contact is invited as the account holder", async () => {
    await page.goto("/en/admin/companies");
    await page.getByRole("button", { name: "New company" }).click();
    await dialog.getByRole("button", { name: "Create company" }).click();
    await expect(dialog.getByLabel("Company name")).toBeFocused();
    await dialog.getByLabel("Company name").fill(name);
    await dialog.getByLabel("Contact’s email").fill(contact);
    await dialog.getByLabel("First name").fill("Kit");
    await dialog.getByLabel("Last name").fill("Keeper");
    await dialog.getByRole("button", { name: "Create company" }).click();
    await expect(page.getByText(`${name} created, ${contact} invited`)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/companies\/\d+\/account$/);
    expect((await mailTo(contact, /./)).text).toContain(name);
  });

  const account = new URL(page.url()).pathname;
  const id = /companies\/(\d+)/.exec(account)?.[1] ?? "";
  const manager = await loggedIn("account-manager", "admin");
  const support = await loggedIn("support", "admin");
  const headers = { Origin: urls.admin };

  await test.step("an account manager and support may not delete it", async () => {
    for (const other of [manager, support]) {
      await other.goto(account);
      const button = other.getByRole("button", { name: "Delete company" });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute("title", /admin\.delete-company/);
      const removed = await other.request.delete(`/api/v2/admin/companies/${id}`, {
        data: { reason: "", mfa_token: "" },
        headers,
      });
      expect(removed.status()).toBe(403);
    }
  });

  await test.step("deleting takes its name and a second factor", async () => {
    await page.getByRole("button", { name: "Delete company" }).click();
    await dialog.getByLabel(/^Type /).fill("Lighthouse");
    await dialog.getByRole("button", { name: "Delete company" }).click();
    await expect(dialog.getByText(`Type ${name} to confirm.`)).toBeVisible();
    await dialog.getByLabel(/^Type /).fill(name);
    await dialog.getByLabel("Reason").fill("Created twice");
    await dialog.getByRole("button", { name: "Delete company" }).click();
    await confirmWithRecoveryCode(page, code);
    await expect(page.getByText(`${name} deleted.`)).toBeVisible();
  });

  await test.step("support reads its record, and may not restore it", async () => {
    // Links to its screens lead there, too.
    for (const path of [account, `/en/admin/companies/${id}/jobs/all`]) {
      await support.goto(path);
      await expect(support).toHaveURL(new RegExp(`/companies/${id}/deletion$`));
    }
    await expect(support.getByText("Created twice")).toBeVisible();
    for (const action of ["Restore", "Erase company"])
      await expect(support.getByRole("button", { name: action })).toBeDisabled();
    const restored = await support.request.post(`/api/v2/admin/companies/${id}/restore`, {
      headers,
    });
    expect(restored.status()).toBe(403);
  });

  await test.step("from the list the super admin opens its record, and restores it", async () => {
    await find();
    await expect(row).toContainText("Deleted");
    await expect(row.getByRole("button", { name: `Restore ${name}` })).toBeEnabled();
    await row.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("region", { name: "Deletion" })).toContainText(", staff");
    await page.getByRole("button", { name: "Restore" }).click();
    await dialog.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText(`${name} restored:`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/companies/${id}/jobs/all$`));
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(name) })).toBeVisible();
  });

  await test.step("in the list it is as before", async () => {
    await find();
    await expect(row).not.toContainText("Deleted");
    const answer = await page.request.get(`/api/v2/admin/companies/${id}/deletion`);
    expect(answer.status()).toBe(404);
  });
});

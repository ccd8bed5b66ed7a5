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

  await test.step("in the list it is deleted, and comes back from there", async () => {
    await find();
    await expect(row).toContainText("Deleted");
    await row.getByRole("button", { name: `Restore ${name}` }).click();
    await dialog.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText(`${name} restored:`)).toBeVisible();
    await expect(row).not.toContainText("Deleted");
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(name) })).toBeVisible();
  });
});

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

test("a super admin invites someone, changes their role and removes them", async ({
  browser,
  loggedIn,
  mailTo,
  watch,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const serial = Date.now();
  const address = `nora.${serial}@test.example`;
  const name = `Nora Blum${serial}`;
  const row = page.getByRole("row", { name: new RegExp(name) });
  const act = async (action: string) => {
    await row.getByRole("button", { name: `Actions: ${name}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };

  await test.step("from Admin she opens the staff and sends an invitation", async () => {
    await page.goto("/en/admin");
    await page.getByRole("link", { name: "Staff", exact: true }).click();
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await page.getByLabel("Email address").fill(address);
    await page.getByLabel("First name").fill("Nora");
    await page.getByLabel("Last name").fill(`Blum${serial}`);
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText("Choose a role.")).toBeVisible();
    await expect(page.getByLabel("Super admin")).toBeFocused();
    await page.getByLabel("Support").check();
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(row).toContainText("Invited");
  });

  const nora = await browser.newPage({ baseURL: urls.admin });
  watch(nora);
  await test.step("the invited person accepts it and is in the back office", async () => {
    const mail = await mailTo(address, /invited you to join the Devguild team/);
    await nora.goto(mail.links[0] ?? "");
    await nora.getByLabel("Password", { exact: true }).fill("seven-lanterns-north");
    await nora.getByLabel("Repeat password").fill("seven-lanterns-north");
    await nora.getByLabel(/I accept/).check();
    await nora.getByRole("button", { name: "Accept invitation" }).click();
    await expect(nora).toHaveURL(new RegExp(`^${urls.admin}`));
    await nora.goto("/en/admin/admin-users");
    await expect(nora.getByText("Access denied.")).toBeVisible();
  });

  await test.step("with another role they have other screens, and none once removed", async () => {
    await page.reload();
    await act("Change role");
    await page.getByLabel("Super admin").check();
    await page.getByRole("button", { name: "Change role" }).click();
    await expect(row).toContainText("Super admin");
    await nora.reload();
    await expect(nora.getByRole("heading", { name: "Staff", level: 1 })).toBeVisible();
    await act("Remove from staff");
    await page.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(row).toBeHidden();
    await nora.goto("/en/admin");
    await expect(nora.getByText("Access denied.")).toBeVisible();
  });
});

test("a super admin sends several open invitations again at once", async ({ loggedIn, mailTo }) => {
  const page = await loggedIn("super-admin", "admin");
  const serial = Date.now();
  const people = ["Ada", "Ove"].map((name) => ({
    name,
    address: `${name.toLowerCase()}.again.${serial}@test.example`,
  }));
  await page.goto("/en/admin/admin-users");
  for (const { name, address } of people) {
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await page.getByLabel("Email address").fill(address);
    await page.getByLabel("First name").fill(name);
    await page.getByLabel("Last name").fill(`Again${serial}`);
    await page.getByLabel("Support").check();
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(
      page.getByRole("row", { name: new RegExp(`${name} Again${serial}`) }),
    ).toBeVisible();
  }

  await test.step("by keyboard, she selects both and is told what happens", async () => {
    await page.goto(`/en/admin/admin-users?search=again${serial}`);
    await expect(page.locator("main tr[data-row]")).toHaveCount(2);
    for (const key of ["j", "x", "j", "Shift+X"]) await page.keyboard.press(key);
    await expect(page.getByText("2 selected")).toBeVisible();
    await page.getByRole("button", { name: "Resend invitation" }).click();
    await expect(page.getByText("The links of earlier emails stop working.")).toBeVisible();
  });

  await test.step("each gets a new email, and she sees it after a reload, too", async () => {
    await page.getByRole("button", { name: "Resend the invitations of 2 people" }).click();
    const status = page.getByRole("status").filter({ hasText: /invitation/ });
    await expect(status).toHaveText("2 invitations sent again.");
    await page.reload();
    await expect(status).toHaveText("2 invitations sent again.");
    for (const { address } of people) await mailTo(address, /invited you to join/);
    await page.getByRole("button", { name: "Close message" }).click();
    await expect(status).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Staff", level: 1 })).toBeVisible();
    await expect(status).toBeHidden();
  });
});

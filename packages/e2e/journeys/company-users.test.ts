import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

test("an owner invites a colleague, changes her role, and suspends her", async ({
  browser,
  loggedIn,
  mailTo,
  watch,
}) => {
  const page = await loggedIn("owner", "company", "company");
  const serial = Date.now();
  const address = `ines.${serial}@test.example`;
  const name = `Ines Marsh${serial}`;
  const row = page.getByRole("row", { name: new RegExp(name) });
  const act = async (action: string) => {
    await row.getByRole("button", { name: `Actions: ${name}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };

  await test.step("she opens the users from the menu and sends an invitation", async () => {
    await page.goto("/en/company-dashboard");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Users" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\d+ people have access/);
    await page.getByRole("button", { name: "Invite someone" }).click();
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByLabel("Work email")).toBeFocused();
    await page.getByLabel("Work email").fill(address);
    await page.getByLabel("First name").fill("Ines");
    await page.getByLabel("Last name").fill(`Marsh${serial}`);
    await page.getByLabel("Campaign manager").check();
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(row).toContainText("Invited");
  });

  await test.step("a dialog from a row’s menu gives the focus back to the menu’s button", async () => {
    const actions = row.getByRole("button", { name: `Actions: ${name}` });
    await actions.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Edit invitation" })).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: /^Withdraw/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(actions).toBeFocused();
  });

  const colleague = await browser.newPage();
  watch(colleague);
  await test.step("the colleague accepts it and is in the portal", async () => {
    const mail = await mailTo(address, /invited you to join Tidewerk/);
    await colleague.goto(mail.links[0] ?? "");
    await colleague.getByLabel("Password", { exact: true }).fill("seven-lanterns-north");
    await colleague.getByLabel("Repeat password").fill("seven-lanterns-north");
    await colleague.getByLabel(/I accept/).check();
    await colleague.getByRole("button", { name: "Accept invitation" }).click();
    await expect(colleague).toHaveURL(new RegExp(`^${urls.company}`));
    await expect(
      colleague.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Candidates" }),
    ).toBeHidden();
  });

  await test.step("with another role the colleague sees the candidates", async () => {
    await page.reload();
    await act("Change role");
    await page.getByLabel("Recruiting manager").check();
    await page.getByRole("button", { name: "Change role" }).click();
    await expect(row).toContainText("Recruiting manager");
    await colleague.reload();
    await expect(
      colleague.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Candidates" }),
    ).toBeVisible();
  });

  await test.step("suspended, the colleague is out with the next click, and in again once reactivated", async () => {
    const posted = await colleague.request.post(`${urls.company}/api/v2/companies/1/jobs`, {
      data: { title: `Night watch ${serial}` },
      headers: { Origin: urls.company },
    });
    expect(posted.ok()).toBe(true);
    await page.reload();
    await act("Suspend");
    const heir = page.getByRole("combobox", { name: "Hand over their jobs to" });
    await heir.pressSequentially("jonas");
    await expect(page.getByRole("option")).toHaveCount(1);
    await expect(heir).toHaveValue("jonas");
    // Enter chooses nobody as long as the options are those of an earlier text.
    await expect(async () => {
      await heir.press("Enter");
      await expect(heir).toHaveValue("Jonas Ahlers", { timeout: 500 });
    }).toPass();
    await heir.press("Enter");
    await expect(heir).toHaveValue("Jonas Ahlers");
    await page.getByRole("button", { name: `Suspend ${name}` }).click();
    await expect(row).toContainText("Suspended");
    await colleague.reload();
    await expect(colleague).toHaveURL(/\/user\/login/);
    await act("Reactivate");
    await expect(row).toContainText("Active");
    await act("Remove");
    // They have been handed over.
    await expect(page.getByRole("dialog")).not.toContainText("Their jobs");
    await page.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(row).toBeHidden();
    await expect(page.locator(":focus")).toHaveAccessibleName(/^Actions: /);
    const { data } = (await posted.json()) as { data: { id: number } };
    const removed = await page.request.delete(`/api/v2/companies/1/jobs/${data.id}`, {
      headers: { Origin: urls.company },
    });
    expect(removed.ok()).toBe(true);
  });

  await test.step("who did all this is in the activity, with the roles before and after", async () => {
    const recent = page.getByRole("region", { name: "Activity", exact: true });
    await expect(recent).toContainText(`removed ${name}`);
    await recent.getByRole("link", { name: "All activity" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/changes so far$/);
    await page.getByRole("button", { name: "Area" }).click();
    await page.getByRole("menuitem", { name: "Users" }).click();
    await expect(page).toHaveURL(/kind=users/);
    const change = page.getByText(`changed ${name} from Campaign manager to Recruiting manager`);
    await change.click();
    await expect(
      page.getByRole("row", { name: "Role Campaign manager Recruiting manager" }),
    ).toBeVisible();
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the listed changes as CSV" }).click();
    expect((await file).suggestedFilename()).toBe("activity-tidewerk.csv");
  });
});

test("a recruiter doesn’t see who changed what", async ({ loggedIn }) => {
  const page = await loggedIn("recruiter", "company", "company");
  const answer = await page.goto("/en/company/users/activity");
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access denied.");
});

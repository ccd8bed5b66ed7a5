import { urls } from "../addresses.ts";
import { computeCode, confirmWithRecoveryCode, STEP } from "./authenticator.ts";
import { expect, test } from "./fixtures.ts";

const JOB = "Senior Backend Engineer, Terminal Scheduling";
const REASON = "The job asks for terminals, and there are none here.";

test("a talent manager declines a candidate and undoes it, each time with a second factor", async ({
  loggedIn,
  newStaff,
  withApp,
}) => {
  const page = await loggedIn(await newStaff("talent-manager"), "admin");
  const panel = page.getByRole("complementary", { name: /^Candidate / });
  const dialog = page.getByRole("dialog");
  // A page is visible before its buttons work.
  const isAtWork = () => page.waitForLoadState("networkidle");
  const history = panel.getByRole("region", { name: "History" });

  await test.step("he finds a new candidate of a job", async () => {
    await page.goto("/en/admin/jobs?query=terminal+scheduling");
    await page.getByRole("link", { name: JOB }).first().click();
    await page.getByRole("link", { name: /^New candidate/ }).click();
    const row = page.locator("main tr[data-row]").first();
    await expect(row).toContainText("New candidate");
    await expect(page).toHaveURL(/status=2/);
    await row.getByRole("link").first().click();
    await expect(panel.getByRole("button", { name: "Move to interview" })).toBeVisible();
    await isAtWork();
  });
  const candidate = page.url();

  await test.step("without a second factor he is sent to set one up", async () => {
    await panel.getByRole("button", { name: "Move to interview" }).click();
    await expect(dialog.getByText(/it isn’t set up yet/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByText("New candidate").first()).toBeVisible();
    await panel.getByRole("button", { name: "Move to interview" }).click();
    await dialog.getByRole("link", { name: "Set it up" }).click();
    await expect(page).toHaveURL(`${urls.site}/en/user/profile#second-factor`);
    await isAtWork();
  });

  const { key, recoveryCodes } = await withApp(page);
  const [first = ""] = recoveryCodes;

  await test.step("he declines the candidate; closing the dialog changes nothing, and keeps the reason", async () => {
    await page.goto(candidate);
    await isAtWork();
    await panel.getByRole("button", { name: "Decline" }).click();
    await dialog.getByRole("radio", { name: /^Not a fit/ }).check();
    await dialog.getByLabel(/^Reason/).fill(REASON);
    await dialog.getByRole("button", { name: /^Decline / }).click();
    const question = page.getByRole("dialog", { name: "Confirm it’s you" });
    await expect(question.getByLabel(/Code from your authenticator/)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog.getByLabel(/^Reason/)).toHaveValue(REASON);
    await dialog.getByRole("button", { name: /^Decline / }).click();
    // The code that added the app is used up; the next one is accepted up to half a minute early.
    await question
      .getByLabel(/Code from your authenticator/)
      .fill(computeCode(key, Date.now() + STEP));
    await question.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText(/marked as not a fit\.$/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("history and list show it at once, and the company no longer sees the candidate", async () => {
    await expect(history.getByRole("listitem").first()).toContainText("Not a fit");
    await expect(history.getByRole("listitem").first()).toContainText(REASON);
    await expect(page.getByRole("link", { name: /^Not a fit/ })).toBeVisible();
    const name = (await panel.getByRole("heading", { level: 2 }).textContent()) ?? "";
    const recruiter = await loggedIn("recruiter", "company");
    await recruiter.goto("/en/company-dashboard");
    await recruiter.getByRole("link", { name: JOB }).first().click();
    await recruiter
      .getByRole("navigation", { name: "This job" })
      .getByRole("link", { name: /^Candidates/ })
      .click();
    await expect(recruiter.getByRole("region", { name: "New candidate" })).toBeVisible();
    await expect(recruiter.getByRole("link", { name })).toHaveCount(0);
  });

  await test.step("he undoes that, this time with a recovery code", async () => {
    await panel.getByRole("button", { name: "Release to the company" }).click();
    await dialog.getByRole("button", { name: "Release to the company" }).click();
    await confirmWithRecoveryCode(page, first);
    await expect(history.getByRole("listitem").first()).toContainText("New candidate");
    await expect(history.getByRole("listitem").first()).toContainText("by staff");
  });

  await test.step("staff with read access see the moves, disabled", async () => {
    const support = await loggedIn("support", "admin");
    await support.goto(candidate);
    const seen = support.getByRole("complementary", { name: /^Candidate / });
    await expect(seen.getByRole("heading", { name: "History" })).toBeVisible();
    await expect(seen.getByRole("button", { name: "Decline" })).toBeDisabled();
  });
});

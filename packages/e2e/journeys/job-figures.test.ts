import { expect, test } from "./fixtures.ts";

const JOB = "Senior Backend Engineer, Terminal Scheduling";
const ENDED = "Java Engineer, Port Community Interface";

for (const person of ["owner", "recruiter"] as const)
  test(`the dashboard tells the ${person} who waits, and an ad how it does`, async ({
    loggedIn,
  }) => {
    const page = await loggedIn(person, "company", "company");

    await test.step("the heading and the week answer first", async () => {
      await page.goto("/en/company-dashboard");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        /candidates? (?:has|have) waited more than 3 days/,
      );
      await expect(page.getByLabel("Last 7 days")).toContainText("Days to first reply");
    });

    await test.step("a dismissed tip and a closed section stay so", async () => {
      const tip = page.getByRole("region", { name: "Tip" });
      const text = (await tip.getByRole("link").textContent()) ?? "";
      await tip.getByRole("button", { name: "Dismiss tip" }).click();
      await expect(page.getByRole("link", { name: text, exact: true })).toBeHidden();
      const jobs = page.getByRole("button", { name: "Jobs", exact: true });
      const saved = page.waitForResponse(/dashboard\/preferences/);
      await jobs.click();
      await saved;
      await page.reload();
      await expect(jobs).toHaveAttribute("aria-expanded", "false");
      await expect(page.getByRole("link", { name: text, exact: true })).toBeHidden();
      await jobs.click();
    });

    await test.step("the ad’s page has its figures of the period in the address", async () => {
      await page.getByRole("link", { name: JOB }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: JOB })).toBeVisible();
      await page.getByRole("radiogroup", { name: "Period" }).getByText("7 days").click();
      await expect(page).toHaveURL(/\/figures\?period=7$/);
      await expect(page.getByRole("heading", { name: /applications? in 7 days/ })).toBeVisible();
      await expect(page.getByRole("rowheader", { name: "Search" })).toBeVisible();
      await page.getByText("Table", { exact: true }).click();
      await expect(page.getByRole("region", { name: /Views a day/ }).getByRole("row")).toHaveCount(
        8,
      );
      await expect(
        page.getByRole("region", { name: /Views a day/ }).getByRole("columnheader"),
      ).toHaveText(["Day", "Views", "Viewers", "Apply clicks", "Applications"]);
      await page.getByLabel("Figure", { exact: true }).selectOption({ label: "Applications" });
      await expect(page.getByRole("heading", { name: "Applications a day" })).toBeVisible();
      const file = page.waitForEvent("download");
      await page.getByRole("link", { name: /^CSV/ }).click();
      expect((await file).suggestedFilename()).toMatch(/^figures-.*\.csv$/);
    });

    await test.step("its candidates in a stage are one press away", async () => {
      await page
        .getByRole("region", { name: "Candidates now" })
        .getByRole("link", { name: "Interviewing" })
        .click();
      await expect(page).toHaveURL(/\/candidates\?column=3$/);
    });
  });

test("a recruiter reposts an ad that has ended, and reads first what that means", async ({
  loggedIn,
}) => {
  const page = await loggedIn("recruiter", "company", "company");
  await page.goto("/en/company-dashboard?jobs=expired");
  await page.getByRole("button", { name: `Actions: ${ENDED}`, exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Repost" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Repost job" })).toBeVisible();
  await expect(page.getByText(/with new dates and at a new price/)).toBeVisible();
  await expect(page.getByLabel("Job title")).toHaveValue(ENDED);
  await expect(page.getByRole("radio", { name: /^Membership slot/ })).toBeChecked();
  await page.getByRole("button", { name: "Repost job" }).last().click();
  await expect(page.getByText(`“${ENDED}” is open again.`)).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: ENDED });
  await expect(row).toContainText("Published");
});

test("a campaign manager sees the dashboard, but no ad’s figures and no repost", async ({
  loggedIn,
}) => {
  const page = await loggedIn("campaigns", "company", "company");
  await page.goto("/en/company-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/views? of your jobs this week/);
  const jobs = page.getByRole("region", { name: "Jobs", exact: true });
  await expect(jobs.getByRole("listitem").first()).toBeVisible();
  await expect(jobs.getByRole("button", { name: /^Actions:/ })).toHaveCount(0);
  for (const path of ["/en/company/job/1/figures", "/en/company/jobs/edit/1?repost=1"])
    expect((await page.goto(path))?.status()).toBe(403);
});

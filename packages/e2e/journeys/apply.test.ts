import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

const JOB = "Senior Backend Engineer, Terminal Scheduling";

test("a developer finds a job, signs up, applies and is interviewed, and staff see it", async ({
  page,
  watch,
  loggedIn,
  mailTo,
}) => {
  watch(page);
  const email = `nadia.${Date.now()}@mail.example`;

  await test.step("she finds the job and wants to apply", async () => {
    await page.goto("/en/jobs");
    await page
      .getByRole("searchbox", { name: "Skill, title, company or city" })
      .fill("terminal scheduling");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/job_title=terminal\+scheduling/);
    await page.getByRole("link", { name: JOB }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: JOB })).toBeVisible();
    await page.getByRole("link", { name: "Send application" }).click();
  });

  await test.step("she signs up and follows the link in her email", async () => {
    await expect(page.getByText("You’re applying to")).toBeVisible();
    await expect(page.getByText(JOB)).toBeVisible();
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("seven quiet harbours");
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: /^terms and conditions/ }).click();
    const terms = await opened;
    await expect(terms.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await terms.close();
    await page.getByLabel(/I accept the terms/).check();
    await page.getByRole("button", { name: "Create my profile" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    const mail = await mailTo(email, /Confirm your email/);
    await page.goto(mail.links[0] ?? "");
    await page.getByRole("button", { name: "Confirm my email" }).click();
    await expect(page).toHaveURL(/developer-dashboard/);
    await untilLive(page);
  });

  await test.step("the gate leads her through the two steps", async () => {
    await expect(page).toHaveURL(/developer-dashboard\?redirect=/);
    await page.getByLabel("First name").fill("Nadia");
    await page.getByLabel("Last name").fill("Harbour");
    await page.getByRole("combobox", { name: "City" }).fill("Hambu");
    await page.getByRole("option", { name: "Hamburg, Germany" }).click();
    await page.getByRole("button", { name: "Save and continue" }).click();
    await expect(page.getByRole("heading", { name: "What you can do" })).toBeVisible();
    for (const skill of ["Go", "PostgreSQL"]) {
      await page.getByRole("combobox", { name: "Add a skill" }).fill(skill);
      await page.getByRole("option", { name: skill, exact: true }).click();
      await page.getByLabel(`Years of ${skill}`).fill("6");
    }
    await page.getByRole("combobox", { name: "Add a language" }).fill("German");
    await page.getByRole("option", { name: "German", exact: true }).click();
    await page.getByLabel("German level").selectOption("Native");
    await page.getByRole("button", { name: "Finish my profile" }).click();
  });

  await test.step("she is back at the job, and sees why it matches", async () => {
    await expect(page.getByRole("heading", { level: 1, name: JOB })).toBeVisible();
    await expect(page.getByText("Based on your profile")).toBeVisible();
    // The dialog that she asked for before signing up opens by itself.
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  // The offer beside the ad has the same name.
  const bar = page.locator("body > [aria-label='Apply']");
  await test.step("on a phone, the way to apply stays at the foot while she reads", async () => {
    const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    let seen = 0;
    for (let top = 0; top < end; top += 400) {
      await page.evaluate((y) => scrollTo(0, y), top);
      // Either the page's own button is on the screen, or the bar, or the footer, which it would cover.
      await expect(async () => {
        const own = await page.locator("#apply-here").evaluate((it) => {
          const { top: from, bottom } = it.getBoundingClientRect();
          return bottom > 0 && from < innerHeight;
        });
        const footer = await page
          .getByRole("contentinfo")
          .evaluate((it) => it.getBoundingClientRect().top < innerHeight);
        expect(await bar.isVisible()).toBe(!own && !footer);
      }).toPass({ timeout: 5000 });
      if (!(await bar.isVisible())) continue;
      seen += 1;
      const box = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
      expect(box?.width).toBe(390);
    }
    expect(seen).toBeGreaterThan(1);
    // Its last position is above the footer: everything can be scrolled out from below it.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar).toBeHidden();
    await page.evaluate(() => scrollTo(0, 1600));
    await bar.getByRole("button", { name: "Send application" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.setViewportSize(desktop);
  });

  await test.step("she applies, and the bar has done its work", async () => {
    const dialog = page.getByRole("dialog");
    // Her address is longer than a phone is wide.
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await dialog.getByLabel(/Message to/).evaluate((field) => {
      const { right } = field.getBoundingClientRect();
      return right - document.documentElement.clientWidth;
    });
    expect(overflow).toBeLessThan(-16);
    await page.setViewportSize({ width: 1280, height: 720 });
    await dialog.getByLabel(/Message to/).fill("I know what a bad estimate costs.");
    await dialog.getByRole("button", { name: "Send application" }).click();
    await expect(page.getByText("Sent to Tidewerk.")).toBeVisible();
    await mailTo(email, /Your application to Tidewerk/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 1600));
    await expect(page.getByRole("link", { name: "See your application" })).toBeAttached();
    await expect(bar).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  const recruiter = await loggedIn("recruiter", "company");
  await test.step("the recruiter finds her among the candidates, writes to her and invites her", async () => {
    await recruiter.goto("/en/company-dashboard");
    await recruiter.getByRole("link", { name: JOB }).first().click();
    await recruiter
      .getByRole("navigation", { name: "This job" })
      .getByRole("link", { name: /^Candidates/ })
      .click();
    await recruiter.getByRole("link", { name: /Nadia Harbour/ }).click();
    const panel = recruiter.getByRole("complementary", { name: /Nadia Harbour/ });
    await expect(panel.getByText("I know what a bad estimate costs.")).toBeVisible();
    await panel.getByRole("button", { name: "Invite to interview" }).click();
    await expect(panel.getByText("Interviewing").first()).toBeVisible();
    await panel
      .getByRole("tab", { name: /Conversation/ })
      .or(panel.getByRole("link", { name: /Conversation/ }))
      .click();
    await panel.getByLabel(/^Write to Nadia/).fill("Tuesday at ten, by video?");
    await panel.getByRole("button", { name: "Send message" }).click();
    const message = await mailTo(email, /Tidewerk wrote to you/);
    expect(message.text).toContain("Tuesday at ten, by video?");
  });

  await test.step("she sees the application's status and the message", async () => {
    await page.goto("/en/developer-dashboard");
    const row = page.getByRole("listitem").filter({ hasText: JOB });
    await expect(row.getByText("Interviewing").first()).toBeVisible();
    await row.getByText("History").click();
    await expect(row.getByText("Tuesday at ten, by video?")).toBeVisible();
  });

  await test.step("she writes back, and the recruiter reads it", async () => {
    const row = page.getByRole("listitem").filter({ hasText: JOB });
    await row.getByLabel("Write to Tidewerk").fill("Tuesday at ten is perfect.");
    await row.getByRole("button", { name: "Send message" }).click();
    await expect(row.getByText("You wrote")).toBeVisible();
    const answer = await mailTo("recruiter@devguild.example", /Nadia Harbour replied/);
    await recruiter.goto(answer.links[0] ?? "");
    await expect(
      recruiter.getByRole("complementary").getByText("Tuesday at ten is perfect."),
    ).toBeVisible();
  });

  const staff = await loggedIn("support", "admin");
  await test.step("staff find the job, the company and the candidate", async () => {
    await staff.goto("/en/admin/jobs?query=terminal+scheduling");
    await expect(staff.getByRole("link", { name: JOB }).first()).toBeVisible();
    await staff.goto("/en/admin/companies?search=tidewerk");
    await expect(staff.getByRole("link", { name: "Tidewerk" }).first()).toBeVisible();
  });

  await test.step("her invitation is emailed, once it can no longer be undone", async () => {
    await mailTo(email, /Tidewerk wants to talk to you/);
  });
});

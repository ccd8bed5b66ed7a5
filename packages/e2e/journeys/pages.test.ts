import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { expect, test } from "./people.ts";

// A phone in light, a desk in the dark, and a tablet for what lies between.
const VIEWS = [
  { width: 390, colorScheme: "light" },
  { width: 768, colorScheme: "dark" },
  { width: 1280, colorScheme: "dark" },
] as const;

/** What every page owes everybody: no barrier that axe finds, and no scrolling sideways. */
const holdsAtEveryWidth = async (
  page: Page,
  path: string,
  prepare: () => Promise<void> = () => Promise.resolve(),
) => {
  for (const { width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await prepare();
    const where = `${path} at ${width}, ${colorScheme}`;
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, where).toBe(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`);
    expect(found, where).toEqual([]);
  }
};

const GUEST_PAGES = [
  "/",
  "/en/jobs",
  "/en/jobs?skills=go&remote=1",
  "/en/jobs?job_title=zzzz",
  "/en/jobs?salary_min=60000&without_salary=0",
  "/en/jobs/s/go",
  "/en/jobs/l/germany/hamburg",
  "/en/live",
  "/en/live-events",
  "/en/live-events?status=recordings&seasons=foundations",
  "/en/live-events?skills=rust&status=live",
  "/en/event/the-pager-unplugged",
  "/en/event/accessible-by-friday",
  "/en/live-events/place?token=unknown",
  "/en/magazine",
  "/en/magazine?metadata=zzzz",
  "/en/magazine/parse-at-the-edge",
  "/en/about",
  "/en/imprint",
  "/en/privacy",
  "/en/cookie-settings",
  "/en/terms",
  "/en/videos",
  "/en/videos?event=coffee-with-developers",
  "/en/videos?skills=go&metadata=zzzz&requires_login=0",
  "/en/videos/s/go",
  "/en/videos/s?metadata=zzzz",
  "/en/videos/coffee-with-the-people-who-keep-trains-on-time",
  "/en/business",
  "/en/business/developer-salary-calculator",
  "/en/business/developer-salary-calculator?skills=go&seniority=senior&country=germany",
  "/en/business/developer-salary-calculator?skills=cobol-74&country=",
  "/en/developer-recruiting-membership",
  "/en/talent-marketing-membership",
  "/en/talent-marketing-membership/media-kit",
  "/en/product-marketing-membership",
  "/en/recruiting-services",
  "/en/event-partnerships",
  "/en/hire-developers",
  "/en/hire-developers/go",
  "/en/newsletter/confirm?token=unknown",
  "/en/newsletter/unsubscribe?token=unknown",
  "/en/companies",
  "/en/companies?skills=go&locations=germany&orderBy=jobs",
  "/en/companies?skills=cobol&locations=berlin",
  "/en/companies/tidewerk",
  "/en/companies/atelier-binaire",
  "/en/user/login",
  "/en/developer/sign-up",
  "/en/user/forgot-password",
  "/en/user/reset-password?token=unknown",
  "/en/user/restore-account?token=unknown",
  "/en/user/activate-account/unknown",
  "/en/login?code=unknown&state=unknown",
  "/en/jobs#check-your-match",
  "/en/alerts/confirm?token=unknown",
  "/en/alerts/unsubscribe?token=unknown",
  "/en/dev/ds",
  "/en/dev/typo",
  "/en/dev/loading-indicator",
  "/en/dev/ui-component-test",
  "/en/dev/company-candidate",
  "/en/dev/filters/sourcing",
];

for (const path of GUEST_PAGES)
  test(`${path} is open to everybody at every width`, async ({ page, watch }) => {
    watch(page);
    await holdsAtEveryWidth(page, path);
  });

const MEMBER_PAGES = [
  ["developer", "site", "/en/developer-dashboard"],
  ["developer", "site", "/en/jobs?orderBy=match"],
  ["developer", "site", "/en/user/profile"],
  ["developer", "site", "/en/saved-jobs"],
  ["developer", "site", "/en/saved-searches"],
  ["developer", "site", "/en/developer/finalize-profile?step=location"],
  ["developer", "site", "/en/developer/finalize-profile?step=preferences"],
  ["developer", "site", "/en/developer/finalize-profile?step=linkedin"],
  ["recruiter", "company", "/en/company-dashboard"],
  ["recruiter", "company", "/en/company/job/candidates"],
  ["recruiter", "company", "/en/company/jobs/edit/new"],
  ["recruiter", "company", "/en/company/jobs/edit/new?view=preview"],
  ["super-admin", "admin", "/en/admin"],
  ["super-admin", "admin", "/en/admin/dashboard"],
  ["super-admin", "admin", "/en/admin/companies"],
  ["super-admin", "admin", "/en/admin/jobs"],
] as const;

for (const [name, app, path] of MEMBER_PAGES)
  test(`${path} is open to ${name} at every width`, async ({ loggedIn }) => {
    await holdsAtEveryWidth(await loggedIn(name, app), path);
  });

test("every form of the profile holds at every width", async ({ loggedIn }) => {
  const page = await loggedIn("developer", "site");
  await holdsAtEveryWidth(page, "/en/user/profile", async () => {
    const openers = page.getByRole("button", { name: /^(Edit|Add): / });
    // Each is gone once it was pressed.
    while ((await openers.count()) > 0) await openers.first().click();
    for (const name of ["Change my address", "Set up an app", "Add a phone"])
      await page.getByRole("button", { name }).click();
    await page.getByLabel("Code that the app shows").waitFor();
    await page.waitForLoadState("networkidle");
  });
});

test("without JavaScript the public pages still read and their links work", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/jobs");
  await page
    .getByRole("searchbox", { name: "Skill, title, company or city" })
    .fill("terminal scheduling");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page
    .getByRole("link", { name: /Terminal Scheduling/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terminal Scheduling");
  await context.close();
});

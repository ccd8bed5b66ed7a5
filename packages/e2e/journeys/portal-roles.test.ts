import { listScreens } from "@devguild/web-server/screens";
import type { Page } from "@playwright/test";

import companyRoutes from "../../../apps/company/app/routes.ts";
import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

const ALL = ["owner", "administrator", "recruiter", "campaigns"];
const RECRUITING = ["owner", "administrator", "recruiter"];
const CAMPAIGNING = ["owner", "administrator", "campaigns"];
const ADMINISTRATING = ["owner", "administrator"];

/**
 * Who opens which screen of the portal, written by hand from docs/product/roles.md: the screen's path,
 * one of its addresses in the demo, and the logins of the company that get it. `:ad` is one of its ads.
 */
const SCREENS: Record<string, { at: string; for: readonly string[] }> = {
  "/": { at: "/", for: ALL },
  "/:language/company-dashboard": { at: "/en/company-dashboard", for: ALL },
  // These lead to the dashboard.
  "/:language/company/jobs/:filter": { at: "/en/company/jobs/expired", for: ALL },
  "/:language/company/stories": { at: "/en/company/stories", for: ALL },
  "/:language/company/campaigns": { at: "/en/company/campaigns", for: ALL },
  "/:language/company/post-job": { at: "/en/company/post-job", for: RECRUITING },
  "/:language/company/jobs/edit/:job_id": { at: "/en/company/jobs/edit/:ad", for: RECRUITING },
  "/:language/company/job/candidates": { at: "/en/company/job/candidates", for: RECRUITING },
  "/:language/company/job/:job_id/candidates": {
    at: "/en/company/job/:ad/candidates",
    for: RECRUITING,
  },
  "/:language/company/figures": { at: "/en/company/figures", for: RECRUITING },
  "/:language/company/job/:job_id/figures": { at: "/en/company/job/:ad/figures", for: RECRUITING },
  "/:language/company/job/:job_id/ad": { at: "/en/company/job/:ad/ad", for: RECRUITING },
  "/:language/company/job/:job_id/history": {
    at: "/en/company/job/:ad/history",
    for: ADMINISTRATING,
  },
  "/:language/company/profile": { at: "/en/company/profile", for: CAMPAIGNING },
  "/:language/company/campaigns/:type/:campaign_id?": {
    at: "/en/company/campaigns/employer-branding/6",
    for: CAMPAIGNING,
  },
  "/:language/company/partnerships/:partnership_id/settings": {
    at: "/en/company/partnerships/2/settings",
    for: CAMPAIGNING,
  },
  "/:language/company/company-account": { at: "/en/company/company-account", for: ADMINISTRATING },
  "/:language/company/users": { at: "/en/company/users", for: ADMINISTRATING },
  "/:language/company/users/activity": { at: "/en/company/users/activity", for: ADMINISTRATING },
};

/** What is only the demo company's, which another company doesn't find. */
const OF_ONE_COMPANY = Object.entries(SCREENS).filter(([path]) => /:\w+_id(?!\?)/.test(path));

type Me = { data: { company: { id: number } } };

// The only screen for people without a company: with it, they register one.
const FIRST_AD = "/:language/company/post-job";

let ad = 0;

test.beforeEach(async ({ loggedIn }) => {
  const { request } = await loggedIn("administrator", "company");
  const me = (await (await request.get("/api/v2/user")).json()) as Me;
  const ads = await request.get(
    `/api/v2/companies/${me.data.company.id}/job-postings?status=published&per_page=1`,
  );
  ad = ((await ads.json()) as { data: { id: number }[] }).data[0]?.id ?? 0;
});

const getStatus = async (page: Page, at: string) =>
  (await page.request.get(urls.company + at.replace(":ad", String(ad)))).status();

test("the portal's screens are all listed here", () => {
  const paths = listScreens(companyRoutes).map(({ path }) => path);
  expect(Object.keys(SCREENS).toSorted()).toEqual(paths.toSorted());
});

for (const name of ALL)
  test(`${name} opens the screens of that role and no others, and the menu lists only these`, async ({
    loggedIn,
  }) => {
    const page = await loggedIn(name, "company", "company");
    for (const [path, screen] of Object.entries(SCREENS))
      expect(await getStatus(page, screen.at), path).toBe(screen.for.includes(name) ? 200 : 403);
    await page.goto("/en/company-dashboard");
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu.getByRole("link").first()).toBeVisible();
    for (const link of await menu.getByRole("link").all())
      expect(await getStatus(page, (await link.getAttribute("href")) ?? "")).toBe(200);
  });

test("developers and staff open none of them; developers register a company", async ({
  loggedIn,
}) => {
  for (const name of ["developer", "talent-manager"]) {
    const page = await loggedIn(name, "company");
    for (const [path, { at }] of Object.entries(SCREENS)) {
      const opens = name === "developer" && path === FIRST_AD;
      expect(await getStatus(page, at), `${path} as ${name}`).toBe(opens ? 200 : 403);
    }
    const answer = await page.goto("/en/company/users");
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access denied.");
  }
});

test("guests log in first, and come back", async ({ page }) => {
  for (const [path, { at }] of Object.entries(SCREENS)) {
    if (path === FIRST_AD) continue;
    const answer = await page.request.get(urls.company + at);
    expect(new URL(answer.url()).pathname, path).toBe("/en/user/login");
  }
  await page.goto(`${urls.company}/en/company/users?search=noor`);
  await page.getByLabel("Email").fill("administrator@devguild.example");
  await page.getByLabel("Password", { exact: true }).fill("devguild-demo");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(`${urls.company}/en/company/users?search=noor`);
});

test("another company finds none of the first one's records", async ({ loggedIn }) => {
  const page = await loggedIn("mads.kjaer@farrow-and-lind.example", "company");
  for (const [path, { at, for: roles }] of OF_ONE_COMPANY)
    expect(await getStatus(page, at), path).toBe(roles.includes("recruiter") ? 404 : 403);
});

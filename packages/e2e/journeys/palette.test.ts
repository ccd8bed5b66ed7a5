import { urls } from "../addresses.ts";
import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

test("a guest presses Ctrl K, finds a job by a few letters and opens it", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/en/jobs");
  const title = await page.getByRole("article").first().getByRole("heading").innerText();
  // People would repeat a key that the page ignored before hydration; tests don't.
  await untilLive(page);
  await page.keyboard.press("Control+K");
  const field = page.getByRole("combobox", { name: "Search or go to" });
  await expect(field).toBeFocused();
  await field.fill(title);
  const jobs = page.getByRole("group", { name: "Jobs" });
  await expect(jobs.getByRole("option").first()).toContainText(title);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/companies\/\d+\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(field).toBeHidden();
});

test("the palette closes on Escape and with its shortcut, and restores the focus", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/");
  const button = page.getByRole("button", { name: "Search everything" });
  const field = page.getByRole("combobox", { name: "Search or go to" });
  for (const closing of ["Escape", "Control+K"]) {
    await button.click();
    await expect(field).toBeFocused();
    await page.keyboard.press(closing);
    await expect(field).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("a recruiter gets from the public site to a job's candidates", async ({ loggedIn }) => {
  const page = await loggedIn("recruiter", "site");
  await page.goto("/en/jobs");
  await untilLive(page);
  await page.keyboard.press("Control+K");
  await page.getByRole("combobox", { name: "Search or go to" }).fill("data engineer vessel");
  await page
    .getByRole("option", { name: /^Data Engineer, Vessel Arrivals/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/company\/job\/\d+\/candidates$/);
  expect(page.url().startsWith(urls.company)).toBe(true);
  await expect(page.getByText("Data Engineer, Vessel Arrivals").first()).toBeVisible();
});

test("a guest finds a skill's jobs by its name, and can search all jobs instead", async ({
  page,
}) => {
  await page.goto("/");
  await untilLive(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or go to" }).fill("kubernetes");
  const found = page.getByRole("group", { name: "On the site" }).getByRole("option");
  await expect(found.first()).toContainText(/Kubernetes jobs.*open/);
  await page.keyboard.press("End");
  await expect(page.getByRole("option", { selected: true })).toContainText(
    "Search all jobs for “kubernetes”",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/jobs?skills=kubernetes");
});

test("a talent manager goes to a developer's page by the email address", async ({ loggedIn }) => {
  const page = await loggedIn("talent-manager", "admin");
  await page.goto("/en/admin/jobs");
  await untilLive(page);
  await page.keyboard.press("Control+K");
  await page.getByRole("combobox", { name: "Search or go to" }).fill("developer@devguild.example");
  const found = page.getByRole("group", { name: "Developers" }).getByRole("option");
  await expect(found).toHaveText(/developer@devguild\.example/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/admin\/developers\/\d+$/);
  await expect(page.getByText("developer@devguild.example").first()).toBeVisible();
});

test("an admin reaches a company's jobs with the arrow keys", async ({ loggedIn }) => {
  const page = await loggedIn("super-admin", "admin");
  await page.goto("/en/admin/companies");
  await page.getByRole("button", { name: "Search everything" }).click();
  await page.getByRole("combobox", { name: "Search or go to" }).fill("tide");
  const company = page.getByRole("group", { name: "Companies" }).getByRole("option").first();
  await expect(company).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("option", { selected: true })).toContainText(/tide/i);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/admin\/companies\/\d+\/jobs\/all$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

import { expect, test } from "./fixtures.ts";

const SCREENS = [
  ["owner", "company", "/en/company-dashboard"],
  ["account-manager", "admin", "/en/admin/companies/1/jobs/all"],
] as const;

for (const [person, app, path] of SCREENS)
  test(`the ${person} finds a company's jobs by their title, and puts them in order`, async ({
    loggedIn,
  }) => {
    const page = await loggedIn(person, app);
    await page.goto(path);
    const field = page.getByRole("searchbox", { name: "Search jobs by title or location" });
    await field.fill("vessel");
    await expect(page).toHaveURL(/search=vessel/);
    await expect(page.getByText(/Data Engineer, Vessel Arrivals/).first()).toBeVisible();
    await field.fill("zzzz");
    await expect(page.getByText("No jobs match")).toBeVisible();
    await page
      .getByRole("link", { name: /Show all jobs|Clear search/ })
      .first()
      .click();
    await expect(field).toHaveValue("");
    // As many people click everything.
    await page.getByRole("button", { name: "Newest" }).dblclick();
    await page.getByRole("menuitem", { name: "Title" }).click();
    await expect(page).toHaveURL(/order=title/);
  });

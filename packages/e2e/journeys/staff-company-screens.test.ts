import { expect, test } from "./fixtures.ts";

// The demo company's past event, whose parts are closed for the company.
const PAST_EVENT = "/en/admin/companies/1/partnerships/2/settings";

test("an account manager writes a story for a company, and changes what has closed for it", async ({
  loggedIn,
}) => {
  const page = await loggedIn("account-manager", "admin");
  const dialog = page.getByRole("dialog");
  const serial = Date.now();
  const title = `A week at the desk ${serial}`;

  await test.step("she writes a story, changes it, and deletes it", async () => {
    // Not the showcase company, whose stories other tests put in order.
    await page.goto("/en/admin/companies/2/profile");
    const screens = page.getByRole("navigation", { name: "Company" });
    await screens.getByRole("link", { name: "Stories" }).click();
    // The profile has the same button.
    await expect(page).toHaveURL(/\/stories$/);
    await page.getByRole("button", { name: "Write the first story" }).click();
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByRole("textbox", { name: "Text" }).fill("What the desk sees in five days.");
    await dialog.getByRole("button", { name: "Save story" }).click();
    await page.getByRole("button", { name: title, exact: true }).click();
    await dialog.getByLabel("Title").fill(`${title}, updated`);
    await dialog.getByRole("button", { name: "Save story" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: `Actions: ${title}, updated` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete story" }).click();
    await expect(page.getByText(title)).toHaveCount(0);
  });

  await test.step("she corrects the booth of an event that is over for the company", async () => {
    await page.goto("/en/admin/companies/1/partnerships");
    await page.getByRole("main").getByRole("link", { name: "Guild Congress 2026" }).click();
    const booth = page.getByRole("region", { name: "Booth", exact: true });
    await expect(booth).toContainText("for the company; you can still edit.");
    const number = `C${serial % 1000}`;
    await booth.getByLabel("Booth number").fill(number);
    await booth.getByLabel("Booth number").press("Enter");
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.reload();
    await expect(booth.getByLabel("Booth number")).toHaveValue(number);
  });
});

test("an account manager releases a job that waits for its company to be confirmed", async ({
  loggedIn,
}) => {
  const page = await loggedIn("account-manager", "admin");
  const main = page.getByRole("main");
  const title = `Night operator ${Date.now()}`;

  await test.step("she submits a copy of one that waits", async () => {
    await page.goto("/en/admin/jobs?status=pending");
    await main
      .getByRole("button", { name: /^Actions: / })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await page.getByLabel("Job title").fill(title);
    await page.getByRole("radio", { name: /^Light €/ }).check();
    await page.getByRole("button", { name: "Publish job" }).last().click();
    await expect(page.getByText(/goes live once .* email is confirmed/)).toBeVisible();
  });

  await test.step("she is told that the company gets the invoice, and releases it", async () => {
    await page.goto(`/en/admin/jobs?status=pending&query=${encodeURIComponent(title)}`);
    await main.getByRole("button", { name: `Actions: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Release" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("The company gets the invoice");
    await dialog.getByRole("button", { name: "Release job" }).dblclick();
    await expect(page.getByText(`“${title}” is published.`)).toBeVisible();
    await page.goto(`/en/admin/jobs?status=published&query=${encodeURIComponent(title)}`);
    await expect(main.getByRole("button", { name: `Actions: ${title}` })).toBeVisible();
  });
});

test("support sees a company’s screens, with the actions disabled and the reason", async ({
  loggedIn,
}) => {
  const page = await loggedIn("support", "admin");
  const main = page.getByRole("main");
  const reason = (permission: string) =>
    main.getByText(`You need the permission ${permission} to change this.`);

  await test.step("an event partnership", async () => {
    await page.goto(PAST_EVENT);
    await expect(reason("admin.edit-company-profile")).toBeVisible();
    await expect(page.getByLabel("Booth number")).toBeDisabled();
    await expect(page.getByRole("button", { name: "Add lead" })).toBeDisabled();
  });

  await test.step("stories, which she can still look at", async () => {
    await page.goto("/en/admin/companies/1/stories");
    await expect(page.getByRole("button", { name: "New story" })).toBeDisabled();
    await page
      .getByRole("button", { name: /^Actions: / })
      .first()
      .click();
    await expect(page.getByRole("menuitem", { name: "Edit" })).toBeDisabled();
    await page.getByRole("menuitem", { name: "Preview" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  await test.step("a job’s form", async () => {
    await page.goto("/en/admin/companies/1/jobs/edit/new");
    await expect(reason("admin.edit-company-jobs")).toBeVisible();
    await expect(page.getByLabel("Job title")).toBeDisabled();
    await expect(page.getByRole("button", { name: "Publish job" }).first()).toBeDisabled();
  });
});

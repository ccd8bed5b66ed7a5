import { expect, test } from "./fixtures.ts";

test("a super admin finds in the audit log what she changed, and only that", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const name = `Deep sea ${Date.now()}`;
  const main = page.getByRole("main");
  const entries = main.locator("tr[data-row]");
  const entry = entries.filter({ hasText: `added the industry “${name}”` });
  const toggle = entry.getByRole("button", { name: /^Details/ });
  const details = main.locator("tr[data-row-details]");

  await test.step("she adds an industry", async () => {
    await page.goto("/en/admin/industries");
    await page.getByRole("button", { name: "New industry" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill(name);
    await page.getByRole("dialog").getByRole("button", { name: "Add industry" }).click();
    await expect(page.getByText(`${name} added`)).toBeVisible();
  });

  await test.step("it is the latest entry, with its fields", async () => {
    await page.goto("/en/admin");
    await main.getByRole("link", { name: "Audit log" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Audit log" })).toBeVisible();
    await entry.getByText(`added the industry “${name}”`).click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(details.getByRole("row", { name: "Active" })).toBeVisible();
    await expect(main.getByText(/^[\d,]+ entries$/)).toBeVisible();
  });

  await test.step("she copies a link to it, which opens it alone", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await details.getByRole("button", { name: "Copy link" }).click();
    await expect(details.getByRole("button", { name: "Copied" })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await expect(main.getByText("1 entry", { exact: true })).toBeVisible();
    await expect(details.getByRole("row", { name: "Active" })).toBeVisible();
    await page.getByRole("button", { name: "Remove filter Entry" }).click();
    await expect(entries).not.toHaveCount(1);
    await toggle.click();
    await expect(details).toHaveCount(0);
  });

  await test.step("she limits the log to it, by its kind, and downloads that", async () => {
    await toggle.click();
    await details.getByRole("link", { name: /^Only Industry #/ }).click();
    await expect(page).toHaveURL(/record=industry&record_id=\d+/);
    await expect(entries).toHaveCount(1);
    const download = page.waitForEvent("download");
    await main.getByRole("link", { name: /as CSV/ }).click();
    expect((await download).suggestedFilename()).toBe("audit-log.csv");
    await page.getByRole("button", { name: "Remove filter Record" }).click();
    await expect(entries).not.toHaveCount(1);
    await page.getByRole("button", { name: "Record", exact: true }).click();
    await page.getByRole("menuitem", { name: "Skill" }).click();
    await expect(entry).toHaveCount(0);
    await main.getByRole("link", { name: "Clear all filters" }).first().click();
    await expect(entry).toHaveCount(1);
  });

  await test.step("she finds a company and a colleague by typing, and sees only theirs", async () => {
    const search = page.getByRole("combobox", { name: "Search people and records" });
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.type("tidewerk");
    await page.getByRole("option", { name: /^Tidewerk, Company #/ }).waitFor();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/record=company&record_id=\d+$/);
    await expect(page.getByRole("button", { name: "Remove filter Record" })).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.getByRole("button", { name: "Remove filter Record" }).click();
    await search.fill("okafor");
    await page.getByRole("option", { name: "Ines Okafor" }).click();
    await expect(page).toHaveURL(/\?person=\d+$/);
    await expect(search).toHaveValue("");
  });
});

test("the audit log is read by keyboard, in the columns that its reader chose", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const entries = page.locator("main tr[data-row]");
  const toggles = entries.getByRole("button", { name: /^Details/ });
  const details = page.locator("main tr[data-row-details]");
  await page.goto("/en/admin/audit-log");
  await expect(toggles.nth(1)).toBeVisible();

  await test.step("j steps to an entry, Enter opens it in place, and j goes on from its details", async () => {
    await page.keyboard.press("j");
    await expect(toggles.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(details).toHaveCount(1);
    await expect(details.getByText("Who", { exact: true })).toBeVisible();
    await details.getByRole("link").first().focus();
    await page.keyboard.press("j");
    await expect(toggles.nth(1)).toBeFocused();
    await page.keyboard.press("k");
    await expect(toggles.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(details).toHaveCount(0);
  });

  await test.step("a column that is hidden stays hidden", async () => {
    const company = page.getByRole("columnheader", { name: "Company" });
    await page.getByRole("button", { name: "Columns" }).click();
    const stored = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await page.getByRole("menuitemcheckbox", { name: "Company" }).click();
    expect((await stored).ok()).toBe(true);
    await page.reload();
    await expect(toggles.first()).toBeVisible();
    await expect(company).toHaveCount(0);
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("menuitem", { name: "Reset columns" }).click();
    await expect(company).toHaveCount(1);
  });
});

test("on a phone an entry of the audit log opens with a thumb, and its name is not cut", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/admin/audit-log");
  const entry = page.locator("main tr[data-row]").first();
  const toggle = entry.getByRole("button", { name: /^Details/ });
  const size = await toggle.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const name = entry.locator("strong");
  expect(await name.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
  await toggle.click();
  await expect(page.locator("main tr[data-row-details]")).toHaveCount(1);
  const table = page.getByRole("table", { name: "Audit log" });
  expect(await table.evaluate((each) => each.scrollWidth)).toBeLessThanOrEqual(390);
});

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

test("a dry run says what an import would add; applied, visitors find it", async ({ loggedIn }) => {
  const page = await loggedIn("account-manager", "admin");
  const serial = Date.now();
  const title = `Elixir Engineer for lighthouse number ${serial}`;
  const dialog = page.getByRole("dialog");
  const found = `${urls.site}/en/jobs?job_title=lighthouse+number+${serial}`;
  const others = page.getByRole("link", { name: "Show jobs from other sites" });
  const listing = (id: string, name: string) => ({
    id,
    title: name,
    url: `https://northgate.example/jobs/${serial}-${id}`,
    company: "Northgate",
    location: "Berlin",
    description: "We build a platform with Elixir and PostgreSQL.",
  });

  await test.step("she uploads a file with a listing and one without a title", async () => {
    await page.goto("/en/admin/job-listings");
    await page.getByRole("button", { name: "Upload CSV or JSON" }).click();
    await dialog.getByLabel("File").setInputFiles({
      name: `northgate-${serial}.json`,
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify([listing("1", title), listing("2", "")])),
    });
    await expect(dialog.getByText(`northgate-${serial}.json`)).toBeVisible();
    await dialog.getByRole("button", { name: "Start dry run" }).click();
    await expect(page.getByRole("button", { name: "Apply 1 change" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: `New: ${title}` })).toBeChecked();
    await expect(page.getByText("Row 2: No title in the feed")).toBeVisible();
  });

  await test.step("she leaves it out and takes it in again with the keys", async () => {
    const box = page.getByRole("checkbox", { name: `New: ${title}` });
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await expect(box).not.toBeChecked();
    await expect(page.getByRole("button", { name: "Apply", exact: true })).toBeVisible();
    await page.keyboard.press("x");
    await expect(box).toBeChecked();
    // Space keeps the focus while it is saved, and of quick presses none is lost.
    const apply = page.getByRole("button", { name: /^Apply/ });
    await expect(apply).toHaveText("Apply 1 change");
    await box.focus();
    await page.keyboard.press("Space");
    await expect(apply).toHaveText("Apply");
    await expect(box).toBeFocused();
    for (const key of ["Space", "Space", "Space"]) await page.keyboard.press(key);
    await expect(box).toBeFocused();
    await expect(box).toBeChecked();
    await expect(apply).toHaveText("Apply 1 change");
    await expect(
      page
        .getByRole("complementary", { name: "Recognised skills" })
        .getByRole("checkbox", { name: "Elixir" }),
    ).toBeChecked();
    await page.getByRole("link", { name: "1 with a mistake" }).click();
    await expect(page.getByText("Row 2: No title in the feed")).toBeVisible();
    await expect(box).toHaveCount(0);
    await page.goBack();
  });

  await test.step("nothing is on the site yet", async () => {
    await page.goto(found);
    await expect(page.getByText("No jobs match this search")).toBeVisible();
    await expect(others).toHaveCount(0);
    await page.goBack();
  });

  await test.step("she applies it, and visitors find the job", async () => {
    await page.getByRole("button", { name: "Apply 1 change" }).click();
    const result = page.getByRole("list", { name: "Result" });
    await expect(result).toContainText("1 added");
    await expect(result.getByRole("link", { name: "1 with a mistake" })).toBeVisible();
    // The list of sources above follows, too.
    const source = page.getByRole("row", { name: new RegExp(`northgate-${serial}`) });
    await expect(source).toContainText("1 row failed");
    await expect(async () => {
      await page.goto(found);
      await expect(others).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await others.click();
    await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
  });

  await test.step("she corrects it; what isn’t an amount is refused at its field", async () => {
    const row = page.getByRole("row", { name: new RegExp(title) });
    await page.goto(`${urls.admin}/en/admin/job-listings/all?search=${serial}`);
    await row.getByRole("button", { name: title }).click();
    await dialog.getByLabel("Salary from").fill("60k");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog.getByLabel("Salary from")).toBeFocused();
    await dialog.getByLabel("Salary from").fill("60000");
    await dialog.getByLabel("Company").fill("Northgate Platform");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText(`${title} saved`)).toBeVisible();
    await expect(row).toContainText("Northgate Platform");
    await expect(row).toContainText("Company, Salary from");
  });

  await test.step("the next import of the source leaves the corrections alone", async () => {
    await page.goto(`${urls.admin}/en/admin/job-listings`);
    await page.getByRole("button", { name: "Upload CSV or JSON" }).click();
    await dialog.getByLabel("File").setInputFiles({
      name: `northgate-${serial}.json`,
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify([listing("1", `${title} II`)])),
    });
    await expect(dialog.getByText(`northgate-${serial}.json`)).toBeVisible();
    await dialog.getByRole("button", { name: "Start dry run" }).click();
    await page.getByRole("button", { name: "Apply 1 change" }).click();
    await expect(page.getByRole("list", { name: "Result" })).toContainText("1 changed");
    await page.goto(`${urls.admin}/en/admin/job-listings/all?search=${serial}`);
    const row = page.getByRole("row", { name: new RegExp(`${title} II`) });
    await expect(row).toContainText("Northgate Platform");
    await expect(row).toContainText("Company, Salary from");
  });
});

test("an import that is gone says so, and leads back to the sources", async ({ loggedIn }) => {
  const page = await loggedIn("super-admin", "admin");
  await page.goto("/en/admin/job-listings?import=99999999");
  await expect(page.getByRole("heading", { name: "This import is gone" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
  await page.getByRole("link", { name: "See all sources" }).click();
  await expect(page).toHaveURL(/\/admin\/job-listings$/);
  // A source's import opens below the list, where the focus stays.
  const source = page.getByRole("row").getByRole("link").first();
  await source.press("Enter");
  await expect(page.getByRole("region", { name: "Import", exact: true })).toBeVisible();
  await expect(source).toBeFocused();
});

test("a feed is imported every day at a set time, or only once", async ({ loggedIn }) => {
  const page = await loggedIn("account-manager", "admin");
  const dialog = page.getByRole("dialog");
  const name = `Southgate ${Date.now()}`;
  const row = page.getByRole("row", { name: new RegExp(name) });
  const edit = async () => {
    await page.getByRole("button", { name: `Actions: ${name}` }).click();
    await page.getByRole("menuitem", { name: "Edit source" }).click();
  };

  await test.step("she adds the feed, once it has an address", async () => {
    await page.goto("/en/admin/job-listings");
    await page.getByRole("button", { name: "New source" }).click();
    await dialog.getByLabel("Format").selectOption("JSON");
    await dialog.getByLabel("Source", { exact: true }).fill(name);
    await dialog.getByRole("button", { name: "Start dry run" }).click();
    await expect(dialog.getByText(/Enter the feed’s address/)).toBeVisible();
    await dialog.getByLabel("Feed address").fill("https://jobs.southgate.example/feed.json");
    await dialog.getByRole("button", { name: "Start dry run" }).click();
    await expect(dialog).toBeHidden();
    await page.goto("/en/admin/job-listings");
    await expect(row).toContainText("Once");
  });

  await test.step("she has it imported every day at a time, and then only once again", async () => {
    await edit();
    await dialog.getByLabel("Schedule").selectOption("Every day");
    await dialog.getByLabel("Time of day").fill("06:30");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText(`${name} saved`)).toBeVisible();
    await expect(row).toContainText("Every day, 06:30");
    await edit();
    await expect(dialog.getByLabel("Time of day")).toHaveValue("06:30");
    await dialog.getByLabel("Schedule").selectOption("Once");
    await expect(dialog.getByLabel("Time of day")).toBeHidden();
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(row).not.toContainText("06:30");
  });
});

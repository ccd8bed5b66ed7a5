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

  await test.step("nothing is on the site yet", async () => {
    await page.goto(found);
    await expect(page.getByText("No jobs match this search")).toBeVisible();
    await expect(others).toHaveCount(0);
    await page.goBack();
  });

  await test.step("she applies it, and visitors find the job", async () => {
    await page.getByRole("button", { name: "Apply 1 change" }).click();
    await expect(page.getByText("1 added, 0 changed, 0 closed.")).toBeVisible();
    await expect(async () => {
      await page.goto(found);
      await expect(others).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await others.click();
    await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
  });
});

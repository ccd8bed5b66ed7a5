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
    await expect(async () => {
      await page.goto(found);
      await expect(others).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await others.click();
    await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
  });
});

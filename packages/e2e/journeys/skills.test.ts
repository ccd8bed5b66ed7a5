import { expect, test } from "./fixtures.ts";

// How long after a commit every visitor's search finds a change (docs/product/job-search.md).
const PROPAGATION_MS = 2_000;

test("a super admin adds a skill, and merges another one into it", async ({ loggedIn }) => {
  const page = await loggedIn("super-admin", "admin");
  const name = `Quicklang ${Date.now()}`;
  const dialog = page.getByRole("dialog");
  const search = page.getByRole("searchbox", { name: "Search skills" });
  const add = async (skill: string) => {
    await page.getByRole("button", { name: "New skill" }).click();
    await dialog.getByLabel("Name").fill(skill);
    await dialog.getByLabel("Category").selectOption({ index: 1 });
  };

  await test.step("she adds it with a synonym; a word that finds another skill is refused", async () => {
    await page.goto("/en/admin/skills");
    await page.getByRole("button", { name: "New skill" }).click();
    await dialog.getByRole("button", { name: "Add skill" }).click();
    await expect(dialog.getByLabel("Category")).toHaveAccessibleDescription("Choose a category.");
    await page.keyboard.press("Escape");
    await add(name);
    await dialog.getByLabel("Also found by").fill("golang");
    await dialog.getByLabel("Also found by").press("Enter");
    await dialog.getByRole("button", { name: "Add skill" }).click();
    await expect(dialog.getByText("“golang” already finds Go.")).toBeVisible();
    await dialog.getByLabel("Also found by").press("Backspace");
    await dialog.getByRole("button", { name: "Add skill" }).click();
    await expect(page.getByText(`${name} added`)).toBeVisible();
  });

  let ad = "";
  await test.step("an ad asks for it under its old spelling", async () => {
    await add(`${name} classic`);
    await dialog.getByRole("button", { name: "Add skill" }).click();
    await expect(page.getByText(`${name} classic added`)).toBeVisible();
    // Not the showcase company, whose ads other tests use.
    await page.goto("/en/admin/companies/2/jobs/published");
    await page
      .getByRole("button", { name: /^Actions: / })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await page.getByRole("button", { name: "Edit: The job" }).click();
    ad = await page.getByLabel("Job title").inputValue();
    const skills = page.getByRole("combobox", { name: "Skills" });
    await skills.press("Backspace");
    await skills.fill(`${name} classic`);
    await expect(page.getByRole("option", { name: `${name} classic` })).toBeVisible();
    await skills.press("Enter");
    await page.getByRole("button", { name: "Save changes" }).last().click();
    await expect(page.getByText("Changes published.")).toBeVisible();
  });

  await test.step("its old spelling is merged into it, and finds it from then on", async () => {
    await page.goto("/en/admin/skills");
    await search.fill(`${name} classic`);
    await expect(page.getByText("1 skill", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: `Actions: ${name} classic` }).click();
    await page.getByRole("menuitem", { name: "Merge into another skill" }).click();
    const into = dialog.getByRole("combobox", { name: "Into" });
    await into.pressSequentially(name);
    await expect(page.getByRole("option", { name, exact: true })).toBeVisible();
    await expect(into).toHaveValue(name);
    // Enter chooses nothing as long as the options are those of an earlier text.
    await expect(async () => {
      await into.press("Enter");
      await expect(page.getByRole("option")).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await dialog.getByRole("button", { name: `Merge ${name} classic` }).click();
    await expect(page.getByText(`Merged into ${name}`, { exact: true })).toBeVisible();
    await expect(page.getByText("2 skills", { exact: true })).toBeVisible();
  });

  await test.step("and visitors find the ad by the skill that remains", async () => {
    const found = await page.request.get(`/api/v2/admin/skills?query=${encodeURIComponent(name)}`);
    const { data } = (await found.json()) as { data: { id: number; name: string }[] };
    const id = data.find((skill) => skill.name === name)?.id;
    await expect
      .poll(async () => (await page.request.get(`/api/v2/jobs?skills[]=${id}`)).text(), {
        timeout: PROPAGATION_MS,
        intervals: [100],
      })
      .toContain(ad);
  });
});

test("a super admin writes the text of a category page, and visitors read it", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const text = `Written at ${Date.now()}.`;
  await page.goto("/en/admin/page-inventory?page_type=s&search=kotlin");
  await page.getByRole("button", { name: "Kotlin developer jobs" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Text").fill(text);
  const address = await dialog.getByRole("link").getAttribute("href");
  await dialog.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByText("Text saved")).toBeVisible();
  await page.goto(address ?? "");
  await expect(page.getByText(text)).toBeVisible();
});

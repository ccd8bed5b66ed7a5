import { expect, test } from "./fixtures.ts";

test("a talent manager finds developers, writes to some of them and sees what became of it", async ({
  loggedIn,
}) => {
  const page = await loggedIn("talent-manager", "admin");
  const bar = page.getByLabel("Add a filter");
  const panel = page.getByRole("complementary", { name: "Message" });

  await test.step("filters are typed and taken with Enter, and each says what it costs", async () => {
    await page.goto("/en/admin/sourcing");
    const steps = page.getByRole("list", { name: "What each filter leaves" });
    await expect(steps).toContainText("can be found");
    await bar.fill("typescript 1");
    await bar.press("Enter");
    await expect(steps).toContainText("TypeScript costs");
    await bar.fill("german");
    await expect(page.getByRole("button", { name: /^German Language [\d,]+$/ })).toBeVisible();
    await bar.fill("seen in 1 y");
    await bar.press("Tab");
    await expect(steps).toContainText("Seen in 1 year costs");
    await bar.press("Backspace");
    await expect(steps).not.toContainText("Seen in 1 year");
  });

  await test.step("the search is still there after a reload", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "Remove filter TypeScript" })).toBeVisible();
  });

  await test.step("a job puts those who match it best first", async () => {
    await page.getByRole("combobox", { name: "Match to a job" }).click();
    await page.getByRole("listbox", { name: "Match to a job" }).getByRole("option").first().click();
    await expect(page.getByText(/^(Strong|Fair|Weak) match, /).first()).toBeVisible();
  });

  await test.step("she saves the search and shares it, a colleague opens it, and she deletes it", async () => {
    const name = `TypeScript near us ${Date.now()}`;
    await page.getByRole("button", { name: "Saved searches" }).click();
    await page.getByRole("menuitem", { name: "Save this search…" }).click();
    await page.getByRole("button", { name: "Save search" }).click();
    await expect(page.getByText("Enter a name for the search.")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Share with colleagues").check();
    await page.getByRole("button", { name: "Save search" }).click();
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();

    const colleague = await loggedIn("super-admin", "admin");
    await colleague.goto("/en/admin/sourcing");
    await colleague.getByRole("button", { name: "Saved searches" }).click();
    await colleague.getByRole("menuitem", { name }).click();
    await expect(colleague.getByRole("button", { name: "Remove filter TypeScript" })).toBeVisible();
    await colleague.getByRole("button", { name, exact: true }).click();
    await expect(colleague.getByRole("menuitem", { name: /^Delete/ })).toHaveCount(0);

    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("menuitem", { name: /^Delete/ }).click();
    await expect(page.getByText(`Search “${name}” deleted.`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Saved searches" })).toBeVisible();
  });

  await test.step("she writes to two, and sees what they read", async () => {
    const boxes = page.locator("main input[data-developer]:not(:disabled)");
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole("button", { name: "Message 2" }).click();
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText("Message to 2 of 2");
    await panel.getByLabel("Subject").fill("TypeScript, four days");
    await panel.getByLabel("Message", { exact: true }).fill("Hi {{first_name}}, shall we talk?");
    await expect(panel.getByRole("region", { name: "Preview" })).not.toContainText("first_name");
    await panel.getByRole("button", { name: "Send to 2" }).click();
  });

  await test.step("after the seconds to undo, it has gone to both", async () => {
    const sent = page.getByRole("complementary", { name: "Sent message" });
    await expect(sent.getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(sent.getByRole("heading", { name: "Sent to 2" })).toBeVisible({ timeout: 30_000 });
    await sent.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText(/messaged this week$/i).first()).toBeVisible();
  });
});

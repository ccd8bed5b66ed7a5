import { expect, test } from "./fixtures.ts";

test("a super admin adds a credit pack and changes it, and companies see it", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const dialog = page.getByRole("dialog");
  const packs = page.getByRole("region", { name: "Credit packs" });
  // There is one pack of each number of credits.
  const credits = 100 + (Date.now() % 900);
  const name = `${credits} credits`;
  const pack = packs.getByRole("row", { name });

  await test.step("what is missing or taken is said at its field", async () => {
    await page.goto("/en/admin");
    await page.getByRole("link", { name: "Prices" }).click();
    await packs.getByRole("button", { name: "New credit pack" }).click();
    await dialog.getByLabel("Credits").fill("5");
    await dialog.getByRole("button", { name: "Add credit pack" }).click();
    await expect(dialog.getByText("Enter what it costs.")).toBeVisible();
    await dialog.getByLabel("Price").fill("11000");
    await dialog.getByRole("button", { name: "Add credit pack" }).click();
    await expect(
      dialog.getByText("There’s already a pack with this number of credits."),
    ).toBeVisible();
    await dialog.getByLabel("Credits").fill(String(credits));
    await dialog.getByRole("button", { name: "Add credit pack" }).click();
    await expect(pack).toContainText("€11,000.00");
  });

  await test.step("whoever edits after someone else is told, and changes nothing", async () => {
    const other = await loggedIn("super-admin", "admin");
    await other.goto("/en/admin/prices");
    await other.getByRole("button", { name }).click();
    await other.getByLabel("Price").fill("12000");
    await pack.getByRole("button", { name }).click();
    await dialog.getByLabel("Price").fill("10000");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(pack).toContainText("€10,000.00");
    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(other.getByText(/^Someone else has changed this in the meantime\./)).toBeVisible();
  });

  await test.step("an owner sees it until it is no longer sold", async () => {
    const owner = await loggedIn("owner", "company");
    await owner.goto("/en/company/company-account?buy=credits");
    await expect(owner.getByText(name)).toBeVisible();
    await pack.getByRole("button", { name }).click();
    await dialog.getByLabel("Sold").uncheck();
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(pack).toContainText("Not sold");
    await owner.reload();
    await expect(owner.getByRole("complementary", { name: "Buy" })).toContainText("10 credits");
    await expect(owner.getByText(name)).toBeHidden();
  });
});

test("an account manager doesn’t change prices", async ({ loggedIn }) => {
  const page = await loggedIn("account-manager", "admin");
  const answer = await page.goto("/en/admin/prices");
  expect(answer?.status()).toBe(403);
});

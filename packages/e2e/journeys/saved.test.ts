import { urls } from "../addresses.ts";
import { untilSaved } from "../until-saved.ts";
import { expect, test } from "./fixtures.ts";

test("a developer saves a job and a search, and removes both again", async ({ loggedIn }) => {
  const page = await loggedIn("developer", "site");

  await test.step("she saves a job in the list, and finds it saved on its page", async () => {
    await page.goto("/en/jobs?skills=go");
    const card = page.getByRole("list", { name: "Jobs" }).getByRole("article").first();
    const title = await card.getByRole("heading").innerText();
    await card.getByRole("button", { name: `Save: ${title}` }).click();
    await expect(card.getByRole("button", { name: `Saved: ${title}` })).toBeVisible();
    await card.getByRole("link", { name: title }).click();
    const onPage = page.getByRole("button", { name: `Saved: ${title}` }).first();
    await expect(onPage).toHaveText("Saved");
    await page.goto("/en/saved-jobs");
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    await page.getByRole("button", { name: `Saved: ${title}` }).click();
    await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  });

  await test.step("she saves the search, once", async () => {
    await page.goto("/en/jobs?skills=rust&remote=1");
    await page.getByRole("button", { name: "Save this search" }).click();
    await page.getByLabel("Name").fill("Rust from home");
    await page.getByRole("button", { name: "Save search" }).click();
    await expect(page.getByText(/is in your saved searches/)).toBeVisible();
    await page.getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("button", { name: "Save this search" }).click();
    await page.getByRole("button", { name: "Save search" }).click();
    await expect(page.getByText("You’ve already saved this search.")).toBeVisible();
    await page.getByRole("link", { name: "See your saved searches" }).click();
  });

  await test.step("she changes the alert's frequency, deletes the search, and undoes that", async () => {
    const row = page.getByRole("listitem").filter({ hasText: "Rust from home" });
    const frequency = row.getByLabel("Email me about Rust from home");
    await untilSaved(page, () => frequency.selectOption("Daily"));
    await page.reload();
    await expect(frequency).toHaveValue("daily");
    await row.getByRole("button", { name: "Delete: Rust from home" }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toHaveCount(1);
    await row.getByRole("link", { name: "Rust from home" }).click();
    await expect(page).toHaveURL(`${urls.site}/en/jobs?skills=rust&remote=1`);
  });
});

test("a guest gets job alerts after confirming, and unsubscribes", async ({
  page,
  watch,
  mailTo,
}) => {
  watch(page);
  const email = `alert.${Date.now()}@mail.example`;
  await page.goto("/en/jobs?skills=go");
  await page.getByRole("button", { name: "Save this search" }).click();
  await page.getByRole("button", { name: "Email me new jobs" }).click();
  await expect(page.getByText("Please enter your email address.")).toBeVisible();
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel(/I accept the terms/).check();
  await page.getByRole("button", { name: "Email me new jobs" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  const mail = await mailTo(email, /alert|new jobs/i);
  await page.goto(mail.links.find((link) => link.includes("/alerts/confirm")) ?? "");
  await page.getByRole("button", { name: "Email me new jobs" }).click();
  await expect(page.getByRole("heading", { name: "You’re subscribed" })).toBeVisible();
  await page.goto("/en/alerts/unsubscribe?token=nothing");
  await expect(page.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();
});

test("a developer requests a copy of her data and downloads it", async ({ loggedIn }) => {
  const page = await loggedIn("developer", "site");
  await page.goto("/en/user/profile#data");
  const copies = page.getByRole("region", { name: "A copy of your data" });
  await copies.getByRole("button", { name: "Request a copy" }).click();
  await expect(copies.getByRole("button", { name: "Download" })).toBeVisible({ timeout: 20_000 });
  const download = page.waitForEvent("download");
  await copies.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
});

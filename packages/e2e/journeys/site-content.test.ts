import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

test("an editor changes a footer link, a quote and a community ad, and visitors see each at once", async ({
  // A tab of its own window: one behind another draws once a second, and each click waits for that.
  page: site,
  loggedIn,
}) => {
  const page = await loggedIn("content-editor", "admin");
  const dialog = page.getByRole("dialog");
  // The site notices changes once a second.
  const untilVisitorsSee = (look: () => Promise<unknown>) =>
    expect(async () => {
      await site.reload();
      await look();
    }).toPass();
  const SOON = { timeout: 200 };
  const name = `Guild Forum ${Date.now() % 10_000}`;

  await test.step("a link, with an address that has to be complete", async () => {
    await page.goto("/en/admin/site-links");
    const social = page.getByRole("region", { name: "Social" });
    await social.getByRole("button", { name: "New link: Social" }).click();
    await dialog.getByLabel("Label").fill(name);
    await dialog.getByLabel("Address").fill("forum.example");
    await dialog.getByRole("button", { name: "Add link" }).click();
    await expect(dialog.getByText("Enter a full address")).toBeVisible();
    await dialog.getByLabel("Address").fill("https://forum.example");
    await dialog.getByRole("button", { name: "Add link" }).click();
    await expect(page.getByText(`${name} added`)).toBeVisible();
    await site.goto(`${urls.site}/en/jobs`);
    const links = site.getByRole("navigation", { name: "Social" }).getByRole("link");
    await untilVisitorsSee(() => expect(links.last()).toHaveText(name, SOON));
    await social.getByRole("button", { name: `Move up: ${name}` }).click();
    await expect(social.getByRole("listitem").last()).not.toContainText(name);
    await untilVisitorsSee(() => expect(links.last()).not.toHaveText(name, SOON));
    await social.getByRole("button", { name, exact: true }).click();
    await dialog.getByLabel("Shown on the site").uncheck();
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(social.getByRole("listitem").filter({ hasText: name })).toContainText("Hidden");
    await untilVisitorsSee(() => expect(links.filter({ hasText: name })).toHaveCount(0, SOON));
    await social.getByRole("button", { name: `Delete: ${name}` }).click();
    await dialog.getByRole("button", { name: "Delete link" }).click();
    await expect(page.getByText(`${name} deleted`)).toBeVisible();
  });

  await test.step("a quote, moved to the first place", async () => {
    await page.getByRole("link", { name: "Quotes" }).click();
    const quotes = page.getByRole("region", { name: "Quotes" });
    await page.getByRole("button", { name: "New quote" }).click();
    await dialog.getByLabel("Quote").fill("I found my team here.");
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel("Role").fill("Developer, Graz");
    await dialog.getByRole("button", { name: "Add quote" }).click();
    await expect(page.getByText(`${name} added`)).toBeVisible();
    const row = quotes.getByRole("listitem").filter({ hasText: name });
    await expect(row).toContainText("Waiting");
    const up = quotes.getByRole("button", { name: `Move up: ${name}` });
    const rows = quotes.getByRole("listitem");
    const findRow = async () =>
      (await rows.allInnerTexts()).findIndex((text) => text.includes(name));
    for (let at = await findRow(); at > 0; at -= 1) {
      await up.click();
      await expect.poll(findRow).toBe(at - 1);
    }
    await expect(row.getByText(`${name}: 1 of ${await rows.count()}`)).toBeAttached();
    await expect(row).not.toContainText("Waiting");
    await site.goto(`${urls.site}/`);
    await untilVisitorsSee(() =>
      expect(site.getByRole("figure").filter({ hasText: name })).toContainText(
        "I found my team here.",
        SOON,
      ),
    );
    await quotes.getByRole("button", { name: `Delete: ${name}` }).click();
    await dialog.getByRole("button", { name: "Delete quote" }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step("an ad, paused", async () => {
    await page.getByRole("link", { name: "Community ads" }).click();
    const ads = page.getByRole("region", { name: "Community ads" });
    const first = ads.getByRole("listitem").first();
    await first.getByRole("button").first().click();
    const title = await dialog.getByLabel("Title").inputValue();
    await dialog.getByLabel("Shown on the site").uncheck();
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(ads.getByRole("listitem").filter({ hasText: title })).toContainText("Hidden");
    await untilVisitorsSee(() =>
      expect(site.getByRole("link", { name: title })).toHaveCount(0, SOON),
    );
    await first.getByRole("button").first().click();
    await dialog.getByLabel("Shown on the site").check();
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(first).not.toContainText("Hidden");
  });
});

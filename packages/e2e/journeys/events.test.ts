import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

test("an editor builds an event’s page with a menu; visitors find it in the menu and read it", async ({
  // A tab of its own window: one behind another draws once a second, and each click waits for that.
  page: site,
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const headline = `Relay your code ${Date.now()}`;

  await test.step("she writes it, and what can’t be published is refused", async () => {
    await page.goto("/en/admin/events");
    await page.getByRole("link", { name: "Code Relay", exact: true }).click();
    await expect(page.getByText("Saved as you type")).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Give the page a headline.")).toBeVisible();
    await page.getByLabel("Headline").fill(headline);
    await page.getByRole("button", { name: "Section", exact: true }).click();
    await page.getByRole("menuitem", { name: "Videos" }).click();
    await page.getByRole("button", { name: "Section", exact: true }).click();
    await page.getByRole("menuitem", { name: "Text" }).click();
    await page.getByLabel("Title").fill("Getting there");
    await page.getByRole("textbox", { name: "Text", exact: true }).fill("Take tram 8.");
    await page.getByRole("button", { name: "Move up: Getting there" }).click();
    await expect(page.getByRole("region", { name: "Preview" })).toContainText("Take tram 8.");
    await expect(page.getByText("Saved just now")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Headline")).toHaveValue(headline);
    await site.goto(`${urls.site}/en/events/code-relay`);
    await expect(site.getByRole("heading", { name: "Whoops! That page is gone." })).toBeVisible();
  });

  await test.step("she adds a menu item that leads to a section", async () => {
    await page.getByRole("link", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "Item", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Title").fill("Arrive");
    await dialog.getByLabel("Leads to").selectOption({ label: "Section: Getting there" });
    await dialog.getByRole("button", { name: "Add item" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "#text" })).toBeVisible();
  });

  await test.step("she publishes it, and visitors come from the menu", async () => {
    await page.getByRole("link", { name: "Homepage", exact: true }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Homepage published")).toBeVisible();
    const link = site.getByRole("link", { name: /^Code Relay/ }).first();
    // The site notices changes once a second; before, the menu leads to the event's own website.
    await expect(async () => {
      await site.goto(`${urls.site}/en/live-events`);
      await site.getByRole("button", { name: "Events" }).first().click();
      await expect(link).toHaveAttribute("href", /\/en\/events\//, { timeout: 500 });
    }).toPass();
    await link.click();
    await expect(site.getByRole("heading", { level: 1, name: headline })).toBeVisible();
    await site.getByRole("link", { name: "Arrive" }).click();
    await expect(site.getByRole("heading", { name: "Getting there" })).toBeInViewport();
  });

  await test.step("she changes its facts, takes the page off the site and clears it", async () => {
    await page.getByRole("button", { name: "Edit event" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("City").fill("Sopot");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Code Relay saved")).toBeVisible();
    await expect(page.getByText(/2\d{3}, Sopot/).first()).toBeVisible();
    await page.getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByText("Homepage taken off the site")).toBeVisible();
    await expect(async () => {
      await site.reload();
      await expect(site.getByRole("heading", { name: "Whoops! That page is gone." })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    for (const name of ["Delete: Getting there", "Delete: Videos"])
      await page.getByRole("button", { name }).click();
    await page.getByLabel("Headline").fill("");
    await expect(page.getByText("Saved just now")).toBeVisible();
    await page.getByRole("link", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "Delete: Arrive" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete item" }).click();
    await expect(page.getByText("Arrive deleted")).toBeVisible();
  });
});

import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

const DAY_MS = 24 * 60 * 60_000;

/** A day in the future at an hour, as a date and time field holds it. */
const inDays = (days: number, hour: string) =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T${hour}`;

const link = (page: Page) => page.getByRole("link", { name: "View page" });

const register = async (page: Page, email: string) => {
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Last name").fill("Guest");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel(/I accept the terms/).check();
  // The form refuses anything sent faster than a human could.
  await page.waitForTimeout(2500);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
};

test("an editor plans an event, moves it, and takes it to its recording", async ({
  page: visitor,
  loggedIn,
  mailTo,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const title = `Queues at work ${Date.now()}`;
  const email = `queues-${Date.now()}@test.example`;

  await test.step("she creates it, with a session", async () => {
    await page.goto("/en/admin/live-events");
    await page.getByRole("link", { name: "New event" }).click();
    await page.getByRole("button", { name: "Create event" }).click();
    await expect(page.getByText("Give it a title.")).toBeVisible();
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Starts").fill(inDays(30, "18:00"));
    await page.getByLabel("Ends").fill(inDays(30, "20:00"));
    await page.getByRole("button", { name: "Create event" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.getByLabel("Stream", { exact: true }).fill("https://youtu.be/aqz-KE-bpKQ");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText(`${title} saved`)).toBeVisible();
    await page.getByRole("link", { name: /^Programme/ }).click();
    await page.getByRole("link", { name: "Add a session" }).first().click();
    await page.getByLabel("Title").fill("Retries");
    await page.getByLabel("Ends").fill(inDays(30, "19:00"));
    await page.getByRole("button", { name: "Add session" }).click();
    await expect(page.getByText("Retries added")).toBeVisible();
    await page.getByRole("radio", { name: "List" }).check({ force: true });
    await page.getByRole("button", { name: "Actions: Retries" }).click();
    await page.getByRole("menuitem", { name: "Publish" }).click();
    await expect(page.getByText("Retries published")).toBeVisible();
  });

  await test.step("she publishes it, and a guest registers", async () => {
    await page.getByRole("link", { name: "Page", exact: true }).click();
    await page.getByRole("button", { name: `Actions: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Publish" }).click();
    await expect(page.getByText(`${title} published`)).toBeVisible();
    await visitor.goto(
      urls.site + new URL((await link(page).getAttribute("href")) ?? "", urls.site).pathname,
    );
    await expect(visitor.getByText("Retries")).toBeVisible();
    await register(visitor, email);
    const { links } = await mailTo(email, /^Confirm your place/);
    await visitor.goto(links[0] ?? "");
    await visitor.getByRole("button", { name: "Confirm my place" }).click();
    await expect(visitor.getByRole("heading", { name: "You’re in" })).toBeVisible();
  });

  await test.step("she moves it, sees whom that emails, and they hear of it", async () => {
    await page.reload();
    await page.getByLabel("Starts").fill(inDays(31, "18:00"));
    await page.getByLabel("Ends").fill(inDays(31, "20:00"));
    await page.getByRole("button", { name: "Save changes" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("1 registered online")).toBeVisible();
    await dialog.getByRole("button", { name: "Move and email 1 person" }).click();
    await expect(page.getByText(/1 person will be emailed/)).toBeVisible();
    await mailTo(email, /^New time or place/);
  });

  await test.step("unpublishing says how many it emails first; she takes it back before anyone is emailed", async () => {
    const actions = page.getByRole("button", { name: `Actions: ${title}` });
    const dialog = page.getByRole("dialog", { name: "Unpublish this event?" });
    const unpublish = async () => {
      await actions.click();
      await page.getByRole("menuitem", { name: "Unpublish" }).click();
      await expect(dialog.getByText("1 registered online")).toBeVisible();
      await expect(dialog.getByText(/an email saying it’s cancelled/)).toBeVisible();
    };
    await unpublish();
    await dialog.getByRole("button", { name: "Keep it published" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(link(page)).toBeVisible();
    await unpublish();
    await dialog.getByRole("button", { name: "Unpublish and email 1 person" }).click();
    await expect(page.getByText(/^Unpublished\. 1 person will be emailed/)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(page.getByText("Undone. Nobody was emailed.")).toBeVisible();
    await actions.click();
    await expect(page.getByRole("menuitem", { name: "Unpublish" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("it goes live and ends", async () => {
    await page.getByRole("button", { name: "Go live now" }).click();
    await expect(page.getByText(`${title} is live`)).toBeVisible();
    await page.getByRole("button", { name: "End the event" }).click();
    await expect(page.getByText(`${title} has ended`)).toBeVisible();
  });

  await test.step("she adds its season and its recording, and people watch it again", async () => {
    await page.getByRole("button", { name: "New season" }).click();
    const dialog = page.getByRole("dialog", { name: "New season" });
    await dialog.getByLabel("Name").fill(`Season of ${title}`);
    await dialog.getByRole("button", { name: "Add season" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel("Season", { exact: true }).locator("option:checked")).toHaveText(
      `Season of ${title}`,
    );
    await page.getByRole("combobox", { name: "Recording" }).fill("ledger");
    await page.getByRole("listbox", { name: "Recording" }).getByRole("option").first().click();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText(`${title} saved`)).toBeVisible();
    const { pathname } = new URL((await link(page).getAttribute("href")) ?? "", urls.site);
    await expect(async () => {
      await visitor.goto(urls.site + pathname);
      await expect(visitor.getByRole("button", { name: "Watch the recording" })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
  });

  await test.step("she duplicates it for next year, with its programme and without its people", async () => {
    const next = `${title}, again`;
    const dialog = page.getByRole("dialog", { name: "Duplicate this event" });
    await page.getByRole("button", { name: `Actions: ${title}` }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await expect(dialog.getByLabel("Title")).toHaveValue(title);
    await dialog.getByLabel("Starts").fill("");
    await dialog.getByRole("button", { name: "Duplicate event" }).click();
    await expect(dialog.getByLabel("Starts")).toBeFocused();
    await dialog.getByLabel("Title").fill(next);
    await dialog.getByLabel("Starts").fill(inDays(395, "18:00"));
    await dialog.getByRole("button", { name: "Duplicate event" }).click();
    await expect(page.getByRole("heading", { level: 1, name: next })).toBeVisible();
    await expect(page.getByLabel("Starts")).toHaveValue(inDays(395, "18:00"));
    await expect(page.getByLabel("Ends")).toHaveValue(inDays(395, "20:00"));
    await expect(link(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Registrations\s*0$/ })).toBeVisible();
    await page.getByRole("link", { name: /^Programme/ }).click();
    await expect(page.getByText("Retries").first()).toBeVisible();
  });
});

test("at the door, staff find someone, check them in, and take it back", async ({ loggedIn }) => {
  const page = await loggedIn("content-editor", "admin");
  const row = page.locator("main tr[data-row]").first();
  const people = page.getByRole("navigation", { name: "Registrations" });
  // It names the list whose rows are shown, not one that is still loading.
  const csvLink = page.getByRole("link", { name: /registrations as CSV/ });

  await page.goto("/en/admin/live-events?search=Rust+for+people");
  await page.getByRole("link", { name: "Rust for people with a deadline" }).click();
  await page.getByRole("link", { name: /^Registrations/ }).click();
  await people.getByRole("link", { name: /^On site/ }).click();
  await expect(csvLink).toHaveAttribute("href", /list=on_site/);
  const email = await row.getByRole("cell").nth(1).innerText();
  await page.getByRole("searchbox", { name: "Search registrations" }).fill(email);
  await expect(page.locator("main tr[data-row]")).toHaveCount(1);

  await test.step("whoever is checked in is on their own list, and in the spreadsheet", async () => {
    await row.getByRole("button", { name: "Check in" }).click();
    await expect(page.getByText(/ checked in$/)).toBeVisible();
    await people.getByRole("link", { name: /^Checked in/ }).click();
    await expect(csvLink).toHaveAttribute("href", /list=checked_in/);
    await expect(row).toContainText(email);
    const downloading = page.waitForEvent("download");
    await csvLink.click();
    const csv = await readFile(await (await downloading).path(), "utf8");
    const [head, ...lines] = csv.trim().split(/\r?\n/);
    expect(head).toContain("Email");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(email);
  });

  await test.step("a list that was loading during a check-in shows it", async () => {
    await people.getByRole("link", { name: /^On site/ }).click();
    await expect(csvLink).toHaveAttribute("href", /list=on_site/);
    await page.route(/registrations\.data\?.*list=checked_in/, async (route) => {
      const before = await route.fetch();
      const saved = page.waitForResponse(/\/check-in$/);
      await row.getByRole("button", { name: "Undo check-in" }).click();
      await saved;
      await route.fulfill({ response: before });
    });
    await people.getByRole("link", { name: /^Checked in/ }).click();
    await expect(page.getByText("No registrations found")).toBeVisible();
    await page.unrouteAll();
    await people.getByRole("link", { name: /^On site/ }).click();
    await row.getByRole("button", { name: "Check in" }).click();
    await people.getByRole("link", { name: /^Checked in/ }).click();
    await expect(csvLink).toHaveAttribute("href", /list=checked_in/);
  });

  await test.step("it was a mistake, and is taken back", async () => {
    await row.getByRole("button", { name: "Undo check-in" }).click();
    await expect(page.getByText(/ is no longer checked in$/)).toBeVisible();
    await expect(page.getByText("No registrations found")).toBeVisible();
  });
});

import type { Locator, Page } from "@playwright/test";

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

const SHOWN_MINUTES = 8 * 60;

/** Drags an activity along its day, which shows eight hours, by some minutes. */
const dragBy = async (page: Page, activity: Locator, minutes: number) => {
  const line = await page.getByRole("list", { name: "Booth activities" }).boundingBox();
  const box = await activity.boundingBox();
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const distance = ((line?.width ?? 0) * minutes) / SHOWN_MINUTES;
  await page.mouse.move(at.x + distance, at.y, { steps: 4 });
  await page.mouse.up();
};

test("a campaign manager fills in her company's event partnership until everything is ready", async ({
  loggedIn,
}) => {
  const page = await loggedIn("campaigns", "company");
  const serial = Date.now();
  const bottle = `Bottle ${serial}`;
  const heading = page.getByRole("heading", { level: 1 });
  const dialog = page.getByRole("dialog");

  await test.step("the heading says what is due next, and the menu leads there", async () => {
    await page.goto("/en/company-dashboard");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Events" })
      .click();
    await expect(heading).toHaveText(/^2 things are due by \d+ \w+$/);
    await expect(page.getByText("4 of 7 parts done")).toBeVisible();
  });

  await test.step("a part whose deadline has passed can only be changed by asking", async () => {
    const booth = page.getByRole("region", { name: "Booth", exact: true });
    await expect(booth).toContainText("Booth B14");
    await expect(booth.getByRole("textbox")).toHaveCount(0);
    await expect(booth.getByRole("link", { name: "Ask the organisers" })).toHaveAttribute(
      "href",
      /^mailto:.+subject=/,
    );
  });

  await test.step("she uploads the cover", async () => {
    const picture = await page.evaluate(() => {
      const canvas = document.createElement("canvas");
      canvas.width = 1200;
      canvas.height = 400;
      canvas.getContext("2d")?.fillRect(0, 0, 1200, 400);
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    });
    await page.getByLabel("Choose a cover").setInputFiles({
      name: "a.png",
      mimeType: "image/png",
      buffer: Buffer.from(picture, "base64"),
    });
    await dialog.getByRole("button", { name: "Use this cover" }).click();
    await expect(page.getByRole("button", { name: "Replace cover" })).toBeVisible();
    await expect(heading).toHaveText(/^1 thing is due by/);
  });

  await test.step("she adds the last person; a known address is refused at its field", async () => {
    await page.getByRole("button", { name: "Add person" }).click();
    await dialog.getByLabel("First name").fill("Noa");
    await dialog.getByLabel("Last name").fill("Lindgren");
    await dialog.getByLabel("Job title").fill("Engineer");
    await dialog.getByLabel("Email").fill("jule.hartmann@tidewerk.example");
    await dialog.getByRole("button", { name: "Add person" }).click();
    await expect(dialog.getByText("Someone with this email address is already")).toBeVisible();
    await dialog.getByLabel("Email").fill(`noa.${serial}@tidewerk.example`);
    await dialog.getByRole("button", { name: "Add person" }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: /^Edit Noa Lindgren/ })).toHaveCount(1);
  });

  await test.step("she adds a goodie, and everything is ready", async () => {
    await page.getByRole("button", { name: "Add goodie" }).click();
    await dialog.getByLabel("Goodie").fill(bottle);
    await dialog.getByLabel("Pieces").fill("400");
    await dialog.getByRole("button", { name: "Add goodie" }).click();
    await expect(dialog).toBeHidden();
    await expect(heading).toHaveText("Everything is ready for Guild Congress");
    await expect(page.getByText("7 of 7 parts done")).toBeVisible();
    await expect(page.getByText("100%")).toBeVisible();
  });

  await test.step("an activity outside the event is refused; arrows and the mouse move one in steps", async () => {
    const activity = page.getByRole("button", { name: /^Edit Crane challenge/ });
    await expect(activity).toHaveAccessibleName("Edit Crane challenge 09:30–11:00");
    await activity.press("ArrowRight");
    await expect(activity).toHaveAccessibleName("Edit Crane challenge 09:45–11:15");
    await activity.press("ArrowLeft");
    await expect(activity).toHaveAccessibleName("Edit Crane challenge 09:30–11:00");
    await dragBy(page, activity, 30);
    await expect(activity).toHaveAccessibleName("Edit Crane challenge 10:00–11:30");
    await expect(dialog).toBeHidden();
    await dragBy(page, activity, -30);
    await expect(activity).toHaveAccessibleName("Edit Crane challenge 09:30–11:00");
    await activity.click();
    await dialog.getByLabel("To", { exact: true }).fill("09:00");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog.getByText("Choose a time after the start.")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("what she added is still there after a reload; then she removes it", async () => {
    await page.reload();
    await expect(heading).toHaveText("Everything is ready for Guild Congress");
    await page.getByRole("button", { name: `Edit ${bottle}` }).click();
    await dialog.getByRole("button", { name: "Remove goodie" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: /^Edit Noa Lindgren/ }).click();
    await dialog.getByRole("button", { name: "Remove person" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Remove cover" }).click();
    await expect(page.getByRole("button", { name: "Add cover" })).toBeVisible();
    await expect(heading).toHaveText(/^2 things are due by/);
  });
});

test("leads of a past event are downloaded, added and deleted", async ({ loggedIn }) => {
  const page = await loggedIn("campaigns", "company");
  const email = `visitor.${Date.now()}@visitors.example`;
  await page.goto("/en/company-dashboard");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Events" })
    .click();
  await page.getByRole("button", { name: "Other events" }).click();
  await page.getByRole("menuitem", { name: /^Guild Congress \d{4}/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/is over$/);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^leads-guild-congress-\d{4}\.csv$/);
  await page.getByRole("button", { name: "Add lead" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Yara");
  await dialog.getByLabel("Last name").fill("Costa");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Add lead" }).click();
  await expect(dialog.getByText("Only add people who agreed.")).toBeVisible();
  await dialog.getByLabel(/^They agreed/).check();
  await dialog.getByRole("button", { name: "Add lead" }).click();
  const lead = page.getByRole("listitem").filter({ hasText: email });
  await expect(lead).toBeVisible();
  await lead.getByRole("button", { name: "Delete Yara Costa" }).click();
  await dialog.getByRole("button", { name: "Delete lead" }).click();
  await expect(lead).toBeHidden();
});

test("recruiting managers see no event partnership", async ({ loggedIn }) => {
  const page = await loggedIn("recruiter", "company");
  const answer = await page.request.get(`${urls.company}/en/company/partnerships/1/settings`);
  expect(answer.status()).toBe(403);
  await page.goto("/en/company-dashboard");
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }),
  ).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Events" }),
  ).toHaveCount(0);
});

import type { Locator } from "@playwright/test";

import { expect, test } from "./fixtures.ts";

test("no field that is tabbed to in a dialog is beneath its title or its buttons, however low the window", async ({
  loggedIn,
}) => {
  const page = await loggedIn("developer", "site");
  // What a phone's keyboard leaves of it.
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("/en/developer-dashboard");
  await page.getByRole("button", { name: "Withdraw" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Withdraw your application?" });
  const buttons = dialog.getByRole("button", { name: "Keep my application" });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  const fields = [
    ...(await dialog.getByRole("checkbox").all()),
    dialog.getByLabel("Anything else?"),
  ];
  expect(fields.length).toBeGreaterThan(5);
  const expectInView = async (key: string, field: Locator) => {
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    const { y, height } = (await field.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThan((await buttons.boundingBox())?.y ?? 0);
    const isOnTop = await field.evaluate((it) => {
      const { left, top } = it.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + 4) === it;
    });
    expect(isOnTop).toBe(true);
  };
  for (const field of fields) await expectInView("Tab", field);
  for (const field of fields.toReversed().slice(1)) await expectInView("Shift+Tab", field);
});

test("a developer withdraws an application, gives a reason, and archives it", async ({
  loggedIn,
}) => {
  const page = await loggedIn("developer", "site");
  await page.goto("/en/developer-dashboard");
  const rows = page.getByRole("main").getByRole("listitem");
  const row = rows.filter({ has: page.getByRole("button", { name: "Withdraw" }) }).first();
  const title = (await row.getByRole("heading", { level: 3 }).textContent()) ?? "";
  await row.getByRole("button", { name: "Withdraw" }).click();

  const dialog = page.getByRole("dialog", { name: "Withdraw your application?" });
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await expect(dialog.getByText("Please choose at least one reason.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "The salary" }).check();
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await expect(dialog).toBeHidden();

  const gone = rows.filter({ has: page.getByRole("heading", { level: 3, name: title }) }).first();
  await expect(gone.getByText("You withdrew").first()).toBeVisible();
  await gone.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Application archived")).toBeVisible();
  await page.getByRole("link", { name: /^Archived/ }).click();
  await expect(page.getByRole("heading", { level: 3, name: title }).first()).toBeVisible();
});

test("an external job opens on the company's site and is noted on the dashboard", async ({
  loggedIn,
}) => {
  const page = await loggedIn("developer", "site");
  const answer = await page.request.get("/api/v2/jobs?per_page=100");
  const { data } = (await answer.json()) as {
    data: {
      job_ads: {
        id: number;
        slug: string;
        applied: boolean;
        company: { id: number; slug: string };
      }[];
    };
  };
  for (const job of data.job_ads.filter(({ applied }) => !applied)) {
    await page.goto(`/en/companies/${job.company.id}/${job.company.slug}/${job.id}/${job.slug}`);
    const external = page.getByRole("button", { name: "Apply on the company’s site" });
    if (!(await external.isVisible())) continue;
    await external.click();
    const opened = page.context().waitForEvent("page");
    await page.getByRole("dialog").getByRole("button", { name: "Go to the site" }).click();
    expect((await opened).url()).not.toContain("localhost");
    await expect(page.getByRole("link", { name: "See your application" })).toBeVisible();
    return;
  }
  throw new Error("The demo world has no external job that the developer has not applied to.");
});

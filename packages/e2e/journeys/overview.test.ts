import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

test("a decision waits until tomorrow for whoever snoozes it, and for nobody else", async ({
  loggedIn,
}) => {
  const page = await loggedIn("support", "admin");
  await page.goto("/en/admin");
  const decisions = page.getByRole("region", { name: "Decisions" });
  const first = decisions.locator("[data-decision]").first();
  const decision = await first.getAttribute("data-decision");
  const row = `[data-decision="${decision}"]`;
  await first.getByRole("button", { name: /^Snooze until tomorrow: / }).click();
  await expect(decisions.locator(row)).toBeHidden();
  await expect(decisions).toContainText("hidden until tomorrow.");

  const other = await loggedIn("super-admin", "admin");
  await other.goto("/en/admin");
  await expect(other.getByRole("region", { name: "Decisions" }).locator(row)).toBeVisible();
  await page.reload();
  await expect(decisions).toContainText("hidden until tomorrow.");
  await expect(decisions.locator(row)).toBeHidden();

  await decisions.getByRole("button", { name: "Show" }).click();
  await expect(decisions.locator(row)).toBeVisible();
  const shown = await page.request.put("/api/v2/admin/overview/decisions", {
    data: { decision, snoozed: false },
    headers: { Origin: urls.admin },
  });
  expect(shown.ok()).toBe(true);
});

import { expect, test } from "./people.ts";

declare global {
  interface Window {
    /** The links and buttons that the server drew into the header and that were taken out again. */
    lost: string[];
  }
}

/** Slow enough that what comes late comes after the page around it answers. */
const SLOWER = 4;

for (const path of ["/", "/en/jobs", "/en/developer-dashboard"])
  test(`what the server drew stays while ${path} comes to life`, async ({ loggedIn }) => {
    const page = await loggedIn("developer", "site");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(() => {
      window.lost = [];
      new MutationObserver((changes) => {
        for (const { target, removedNodes } of changes)
          for (const node of removedNodes)
            if (
              node instanceof HTMLElement &&
              node.matches("a, button, :has(a, button)") &&
              (target as HTMLElement).closest("header")
            )
              window.lost.push(node.outerHTML.slice(0, 100));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    // What a visitor opens at once stays open.
    await page.getByRole("button", { name: /Account of/ }).click();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("link", { name: "Sign out" })).toBeVisible();
    expect(await page.evaluate(() => window.lost)).toEqual([]);
  });

test("a part of a page that does not load says so, and the page goes on", async ({ page }) => {
  await page.route("**/assets/newsletter-form-*.js", (route) => route.abort());
  await page.goto("/en/magazine");
  await expect(page.getByText("A part of this page did not load.")).toBeVisible();
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("navigation", { name: "In this article" })).toBeVisible();
});

import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

const EMAIL = "somebody@example.org";
const PASSWORD = "nobody-may-read-this";

const FORMS = [
  { path: "/en/user/login?redirect=%2Fen%2Fuser%2Fsettings", button: "Log in" },
  { path: "/en/developer/sign-up", button: "Create my profile" },
  { path: "/en/user/forgot-password", button: "Send link" },
];

for (const { path, button } of FORMS)
  test(`${path} says that it needs scripts, and puts nothing typed into the URL`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(path);
    // Playwright doesn't find text inside noscript, though people see it.
    const needed = page.locator("form noscript p");
    await expect(needed).toHaveText("Turn on JavaScript to send this form.");
    await expect(needed).toBeVisible();
    await page.getByLabel("Email address").fill(EMAIL);
    const password = page.getByLabel("Password", { exact: true });
    if ((await password.count()) > 0) await password.fill(PASSWORD);
    await page.getByRole("button", { name: button }).click();

    await expect(page.getByLabel("Email address")).toHaveValue("");
    await expect(needed).toBeVisible();
    await expect(page).toHaveURL(path);
    for (const url of asked) {
      expect(decodeURIComponent(url)).not.toContain(EMAIL);
      expect(url).not.toContain(PASSWORD);
    }
  });

test("on a phone without scripts, the menu leads to every part of the site", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Companies" }).click();
  await expect(page).toHaveURL("/en/companies");
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeHidden();
  await menu.getByRole("button", { name: "For Business" }).click();
  await expect(menu.getByRole("link", { name: "Salary calculator" })).toBeVisible();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
});

test("an error page has its styles before its script", async ({ page }) => {
  await page.goto("/en/nothing-here");
  const heading = page.getByRole("heading", { level: 1, name: "Whoops! That page is gone." });
  await expect(heading).toHaveCSS("text-align", "center");
  await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
});

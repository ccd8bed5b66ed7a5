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

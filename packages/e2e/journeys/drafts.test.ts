import { urls } from "../addresses.ts";
import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

const RESTORED = "We restored what you typed earlier.";

test("a developer's text survives navigation, a reload, a lost connection and an expired session", async ({
  loggedIn,
}) => {
  const page = await loggedIn("developer", "site");
  const links = page.getByRole("region", { name: "Links" });
  const github = links.getByLabel("GitHub");
  const address = `https://github.com/draft-${Date.now()}`;
  const save = links.getByRole("button", { name: "Save" });

  await test.step("she types, leaves for another page, and comes back", async () => {
    await page.goto("/en/user/profile");
    await links.getByRole("button", { name: /^(Edit|Add): Links/ }).click();
    await github.fill(address);
    await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(github).toHaveValue(address);
    await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Imprint" })).toBeVisible();
    await page.goBack();
    await expect(links.getByText(RESTORED)).toBeVisible();
    await expect(github).toHaveValue(address);
  });

  await test.step("she reloads, and nothing takes the focus", async () => {
    await page.reload();
    await expect(github).toHaveValue(address);
    await expect(page.locator("body")).toBeFocused();
  });

  await test.step("offline, the form says so and keeps her text", async () => {
    await page.context().setOffline(true);
    await save.click();
    await expect(links.getByRole("alert")).toContainText("You’re offline.");
    await expect(github).toHaveValue(address);
    await page.context().setOffline(false);
  });

  await test.step("her session has expired: she logs in and finds the text again", async () => {
    await page.context().clearCookies();
    await save.click();
    await expect(page).toHaveURL(/\/user\/login\?redirect=/);
    await page.getByLabel("Email address").fill("developer@devguild.example");
    await page.getByLabel("Password", { exact: true }).fill("devguild-demo");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page).toHaveURL(/user\/profile/);
    await expect(github).toHaveValue(address);
  });

  await test.step("she discards it and sees the saved version", async () => {
    await links.getByRole("button", { name: "Discard" }).click();
    await expect(links.getByText(RESTORED)).toHaveCount(0);
    await expect(github).not.toHaveValue(address);
  });

  await test.step("a double click saves once, and leaves no draft", async () => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" || request.method() === "PUT") sent.push(request.url());
    });
    await github.fill(address);
    await save.dblclick();
    await expect(links.getByText("Saved.")).toBeVisible();
    expect(sent.filter((url) => url.includes("social"))).toHaveLength(1);
    await page.reload();
    await expect(links.getByText(address.replace("https://", ""))).toBeVisible();
    await expect(github).toHaveCount(0);
  });
});

test("what is written to a declined candidate survives Escape", async ({ loggedIn }) => {
  const page = await loggedIn("recruiter", "company");
  const dialog = page.getByRole("dialog", { name: /^Decline / });
  const decline = page.getByRole("button", { name: "Decline", exact: true });
  await page.goto(`${urls.company}/en/company-dashboard`);
  await page
    .getByRole("link", { name: /Terminal Scheduling/ })
    .first()
    .click();
  await page
    .getByRole("navigation", { name: "This job" })
    .getByRole("link", { name: /^Candidates/ })
    .click();
  await page.getByRole("region", { name: "New candidate" }).getByRole("link").first().click();
  await decline.click();
  await dialog.getByLabel("Message").fill("We need more Go.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await decline.click();
  await expect(dialog.getByText(RESTORED)).toBeVisible();
  await expect(dialog.getByLabel("Message")).toHaveValue("We need more Go.");
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(dialog.getByLabel("Message")).toHaveValue(/Thank you for applying/);
});

test("a message to a candidate survives a reload, and is gone once discarded", async ({
  loggedIn,
}) => {
  const page = await loggedIn("recruiter", "company");
  const text = page.getByLabel(/^Write to/);
  await page.goto(`${urls.company}/en/company/job/candidates`);
  await untilLive(page);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.keyboard.press("r");
  await text.fill("Tuesday at ten?");
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(text).toHaveValue("Tuesday at ten?");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await expect(text).toHaveValue("");
  await expect(text).toBeFocused();
});

import { expect, test } from "./fixtures.ts";

test("a talent manager notes, suggests, records an interview and suspends; support only looks", async ({
  loggedIn,
  mailTo,
}) => {
  const page = await loggedIn("talent-manager", "admin");
  const box = (name: string) => page.getByRole("region", { name, exact: true });
  const address = "kaisa.heikkila@inbox.example";
  const note = `Prefers a call on Fridays, ${Date.now()}.`;

  await test.step("he finds a developer by email", async () => {
    await page.goto("/en/admin/developers");
    await page.getByRole("searchbox", { name: "Search developers" }).fill(address);
    await expect(page.getByText("1 developer", { exact: true })).toBeVisible();
    await page.locator("main tr[data-row] a").first().click();
    await expect(page.getByRole("heading", { level: 1, name: /Kaisa Heikkilä/ })).toBeVisible();
  });
  const record = page.url();

  await test.step("he writes a note and an interview", async () => {
    await box("Internal notes").getByLabel("Notes").fill(note);
    await box("Internal notes").getByRole("button", { name: "Save notes" }).click();
    await expect(page.getByText("Notes saved.")).toBeVisible();
    await box("Applications")
      .getByRole("button", { name: /interview/i })
      .first()
      .click();
    await box("Applications").getByLabel("New interview").fill("Calm and clear.");
    await box("Applications").getByRole("button", { name: "Add interview" }).click();
    await expect(box("Applications").getByText("Calm and clear.").first()).toBeVisible();
  });

  await test.step("he suggests a matching job, and the developer gets an email", async () => {
    await box("Matching jobs")
      .getByRole("button", { name: /^Suggest /, disabled: false })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Message to/).fill("This one has no on-call.");
    await dialog.getByRole("button", { name: "Send suggestion" }).click();
    await expect(page.getByText("Suggested to Kaisa Heikkilä.")).toBeVisible();
    const mail = await mailTo(address, /./);
    expect(mail.text).toContain("This one has no on-call.");
  });

  await test.step("he suspends the login, and lifts it again", async () => {
    await box("Suspension").getByLabel("Reason").fill("Asked us to pause.");
    await box("Suspension").getByRole("button", { name: "Suspend and log out everywhere" }).click();
    await expect(box("Suspension").getByText("Asked us to pause.")).toBeVisible();
    await box("Suspension").getByRole("button", { name: "Lift suspension" }).click();
    await expect(page.getByText("Kaisa Heikkilä can log in again.")).toBeVisible();
  });

  await test.step("support reads the note and can change nothing", async () => {
    const support = await loggedIn("support", "admin");
    await support.goto(record);
    await expect(support.getByRole("textbox", { name: "Notes" })).toHaveValue(note);
    await expect(support.getByRole("button", { name: "Save notes" })).toBeDisabled();
    await expect(support.getByRole("button", { name: "Change email" })).toBeDisabled();
    await expect(
      support.getByRole("button", { name: "Suspend and log out everywhere" }),
    ).toBeDisabled();
  });
});

test("a talent manager selects more developers than are loaded, as many as a notification may go to", async ({
  loggedIn,
}) => {
  const page = await loggedIn("talent-manager", "admin");
  await page.goto("/en/admin/developers");
  await page.getByRole("checkbox", { name: "Select all rows" }).check();
  const toolbar = page.getByRole("toolbar", { name: "Selected rows" });
  await toolbar.getByRole("button", { name: "Select the first 200 developers" }).click();
  await expect(toolbar).toContainText("200 selected");
  await expect(toolbar.getByRole("button", { name: /^Select/ })).toHaveCount(0);
  await toolbar.getByRole("button", { name: "Notify" }).click();
  await expect(page.getByRole("dialog")).toContainText("200 developers");
});

import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

const JOB = "Senior Backend Engineer, Terminal Scheduling";

test("a guest who wants to apply logs in with another provider and returns to the job", async ({
  page,
  watch,
}) => {
  watch(page);
  const email = `robin.${Date.now()}@mail.example`;
  const logInWithGuildId = async () => {
    await page.getByRole("button", { name: "Continue with Guild ID" }).click();
    await expect(page.getByRole("heading", { name: "Log in with Guild ID" })).toBeVisible();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Robin Fischer");
    await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
  };

  await test.step("the job leads to the login, and that to the provider", async () => {
    await page.goto("/en/jobs?job_title=terminal+scheduling");
    await page.getByRole("link", { name: "Check your match" }).click();
    const question = page.getByRole("dialog", { name: "Check your match" });
    await question.getByRole("button", { name: "Show my matches" }).click();
    await expect(question.getByText("Please add at least one skill.")).toBeVisible();
    await question.getByRole("combobox", { name: "Add a skill" }).fill("Go");
    await page.getByRole("option", { name: "Go", exact: true }).click();
    await question.getByLabel("Years of Go").fill("6");
    await question.getByRole("button", { name: "Show my matches" }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText("Check your match")).toHaveCount(0);
    await page.getByRole("link", { name: JOB }).first().click();
    await page.getByRole("link", { name: "Send application" }).click();
    await logInWithGuildId();
  });

  await test.step("she accepts the terms and becomes a developer", async () => {
    await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
    await page.getByRole("button", { name: "Create my developer profile" }).click();
    await expect(page.getByText("Please confirm to continue.")).toBeVisible();
    await page.getByLabel(/I accept the terms/).check();
    await page.getByRole("button", { name: "Create my developer profile" }).click();
  });

  await test.step("the provider supplied her name and verified address; the profile's steps remain", async () => {
    await expect(page).toHaveURL(/developer-dashboard\?redirect=/);
    await untilLive(page);
    await expect(page.getByText("Open it to confirm")).toHaveCount(0);
    await expect(page.getByLabel("First name")).toHaveValue("Robin");
    await page.getByRole("combobox", { name: "City" }).fill("Hambu");
    await page.getByRole("option", { name: "Hamburg, Germany" }).click();
    await page.getByRole("button", { name: "Save and continue" }).click();
    // Skills that she entered as a guest are carried over.
    await expect(page.getByLabel("Years of Go")).toHaveValue("6");
    await page.getByRole("button", { name: "Finish my profile" }).click();
    await expect(page.getByRole("heading", { level: 1, name: JOB })).toBeVisible();
  });

  await test.step("she applies, completing her profile", async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Send application" }).click();
    await expect(page.getByRole("heading", { name: "Sent to Tidewerk." })).toBeVisible();
    await page.getByRole("link", { name: "Finish your profile" }).click();
    await page.getByRole("button", { name: "Save and continue" }).click();
    await expect(page.getByRole("heading", { name: "How you like to work" })).toBeVisible();
    await page.reload();
    await page.getByLabel("I’d work remotely.").check();
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByRole("textbox", { name: "LinkedIn" }).fill("no page");
    await page.getByRole("button", { name: "Finish my profile" }).click();
    await expect(page.getByText("Use the form www.linkedin.com/in/your-name.")).toBeVisible();
    await page.getByRole("textbox", { name: "LinkedIn" }).fill("www.linkedin.com/in/robin-fischer");
    await page.getByRole("button", { name: "Finish my profile" }).click();
    await expect(page.getByRole("heading", { level: 1, name: JOB })).toBeVisible();
    await expect(page.getByRole("link", { name: "See your application" })).toBeVisible();
  });

  await test.step("the connection is her only way in, so it can't be removed before she sets a password", async () => {
    await page.goto("/en/user/profile");
    await page.getByRole("button", { name: "Disconnect: Guild ID" }).click();
    await expect(page.getByText(/last way to log in/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Email me a code" })).toBeVisible();
  });

  await test.step("the same login works again, without further steps", async () => {
    await page.goto("/en/user/logout");
    await page.goto("/en/user/login");
    await logInWithGuildId();
    await expect(page).toHaveURL(/developer-dashboard/);
  });
});

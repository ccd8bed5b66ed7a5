import { confirmWithRecoveryCode } from "./authenticator.ts";
import { expect, test } from "./fixtures.ts";

test("a talent manager finds developers, writes to some of them and sees what became of it", async ({
  loggedIn,
}) => {
  const page = await loggedIn("talent-manager", "admin");
  const bar = page.getByLabel("Add a filter");
  const panel = page.getByRole("complementary", { name: "Message" });

  await test.step("filters are typed and taken with Enter, and each says what it costs", async () => {
    await page.goto("/en/admin/sourcing");
    const steps = page.getByRole("list", { name: "What each filter leaves" });
    await expect(steps).toContainText("can be found");
    await bar.fill("typescript 1");
    await bar.press("Enter");
    await expect(steps).toContainText("TypeScript costs");
    await expect(
      page
        .getByLabel("TypeScript: at least")
        .getByRole("option", { name: /^5 years or more · \d/ }),
    ).toHaveCount(1);
    await bar.fill("german");
    await expect(page.getByRole("button", { name: /^German Language [\d,]+$/ })).toBeVisible();
    await bar.fill("seen in 1 y");
    await bar.press("Tab");
    await expect(steps).toContainText("Seen in 1 year costs");
    await bar.press("Backspace");
    await expect(steps).not.toContainText("Seen in 1 year");
  });

  await test.step("the search is still there after a reload", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "Remove filter TypeScript" })).toBeVisible();
  });

  await test.step("a job puts those who match it best first", async () => {
    await page.getByRole("combobox", { name: "Match to a job" }).click();
    await page.getByRole("listbox", { name: "Match to a job" }).getByRole("option").first().click();
    await expect(page.getByText(/^(Strong|Fair|Weak) match, /).first()).toBeVisible();
  });

  await test.step("she saves the search and shares it, a colleague opens it, and she deletes it", async () => {
    const name = `TypeScript near us ${Date.now()}`;
    await page.getByRole("button", { name: "Saved searches" }).click();
    await page.getByRole("menuitem", { name: "Save this search…" }).click();
    await page.getByRole("button", { name: "Save search" }).click();
    await expect(page.getByText("Enter a name for the search.")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Share with colleagues").check();
    await page.getByRole("button", { name: "Save search" }).click();
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();

    const colleague = await loggedIn("super-admin", "admin");
    await colleague.goto("/en/admin/sourcing");
    await colleague.getByRole("button", { name: "Saved searches" }).click();
    await colleague.getByRole("menuitem", { name }).click();
    await expect(colleague.getByRole("button", { name: "Remove filter TypeScript" })).toBeVisible();
    await colleague.getByRole("button", { name, exact: true }).click();
    await expect(colleague.getByRole("menuitem", { name: /^Delete/ })).toHaveCount(0);

    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("menuitem", { name: /^Delete/ }).click();
    await expect(page.getByText(`Search “${name}” deleted.`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Saved searches" })).toBeVisible();
  });

  await test.step("she writes to two, and sees what they read", async () => {
    const boxes = page.locator("main input[data-developer]:not(:disabled)");
    // Until a menu has faded away, keys are its own.
    await expect(page.getByRole("menu")).toHaveCount(0);
    await boxes.nth(0).focus();
    await page.keyboard.press("x");
    await expect(boxes.nth(0)).toBeChecked();
    for (const key of ["j", "Shift+X"]) await page.keyboard.press(key);
    const write = page.getByRole("button", { name: "Message 2" });
    await write.press("Enter");
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText("Message to 2 of 2");
    await expect(panel).toBeFocused();
    for (const key of ["Tab", "Enter"]) await page.keyboard.press(key);
    await expect(write).toBeFocused();
    await page.keyboard.press("Enter");
    await panel.getByLabel("Subject").fill("TypeScript, four days");
    await panel.getByLabel("Message", { exact: true }).fill("Hi {{first_name}}, shall we talk?");
    await expect(panel.getByRole("region", { name: "Preview" })).not.toContainText("first_name");
    await panel.getByRole("button", { name: "Send to 2" }).click();
  });

  await test.step("after the seconds to undo, it has gone to both", async () => {
    const sent = page.getByRole("complementary", { name: "Sent message" });
    await expect(sent.getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(sent.getByRole("heading", { name: "Sent to 2" })).toBeVisible({ timeout: 30_000 });
    await sent.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText(/messaged this week$/i).first()).toBeVisible();
  });
});

test("a talent manager selects everyone a search finds, and leaves one of them out again", async ({
  loggedIn,
}) => {
  const page = await loggedIn("talent-manager", "admin");
  const boxes = page.locator("main input[data-developer]:not(:disabled)");
  await page.goto("/en/admin/sourcing");
  await page.getByRole("checkbox", { name: "Select those shown" }).check();
  const everyone = page.getByRole("button", { name: /^Select .* you can message$/ });
  const count = Number(/\d+/.exec(await everyone.innerText())?.[0]);
  expect(count).toBeGreaterThan(await boxes.count());
  await everyone.click();
  await expect(page.getByRole("checkbox", { name: `${count} selected` })).toBeChecked();
  await expect(everyone).toHaveCount(0);
  await boxes.first().uncheck();
  await page.getByRole("button", { name: `Message ${count - 1}` }).click();
  const panel = page.getByRole("complementary", { name: "Message" });
  await expect(panel.getByRole("heading", { level: 2 })).toContainText(`of ${count - 1}`);
});

const DEVELOPER = "developer@devguild.example";
const JOB = "Junior Backend Engineer, Vessel Arrivals";

test("a talent manager writes to everyone who fits, one replies, gets a job suggested and is interviewed", async ({
  loggedIn,
  mailTo,
  newStaff,
  withApp,
}) => {
  const manager = await newStaff("talent-manager");
  const page = await loggedIn(manager, "admin");
  const subject = `Queues and tables ${Date.now()}`;
  const box = (name: string) => page.getByRole("region", { name, exact: true });
  const dialog = page.getByRole("dialog");

  await test.step("he searches for three skills, selects all and writes to them", async () => {
    await page.goto("/en/admin/sourcing");
    const bar = page.getByLabel("Add a filter");
    for (const skill of ["go 5", "postgresql 5", "kafka 3"]) {
      await bar.fill(skill);
      await bar.press("Enter");
    }
    await expect(page.getByRole("listitem").filter({ hasText: "Mira Kovač" })).toBeVisible();
    await page.getByRole("checkbox", { name: "Select those shown" }).check();
    await page.getByRole("button", { name: /^Message \d/ }).click();
    const panel = page.getByRole("complementary", { name: "Message" });
    await panel.getByLabel("Subject").fill(subject);
    await panel.getByLabel("Message", { exact: true }).fill("Hi {{first_name}}, what next?");
    await panel.getByRole("button", { name: /^Send to \d/ }).click();
    await expect(
      page.getByRole("complementary", { name: "Sent message" }).getByRole("heading", {
        name: /^Sent to \d/,
      }),
    ).toBeVisible({ timeout: 30_000 });
  });

  const developer = await loggedIn("developer", "site");
  await test.step("she finds the message from her email, and replies", async () => {
    const mail = await mailTo(DEVELOPER, new RegExp(subject));
    await developer.goto(mail.links.find((link) => link.includes("/en/messages/")) ?? "");
    await expect(developer.getByText("Hi Mira, what next?")).toBeVisible();
    await developer.getByLabel("Reply to Ada Brandt").fill("A team that ships.");
    await developer.getByRole("button", { name: "Send reply" }).click();
    await expect(developer.getByText("Reply sent to Ada Brandt.")).toBeVisible();
    await expect(developer.getByText("A team that ships.")).toBeVisible();
  });

  await test.step("he finds it among the sent messages, read and replied to", async () => {
    await page.goto("/en/admin/sourcing");
    await page.getByRole("button", { name: "Sent messages" }).click();
    const list = page.getByRole("complementary", { name: "Sent messages" });
    const row = list.getByRole("listitem").filter({ hasText: subject });
    await expect(row).toContainText("1 read, 1 replied");
    await row.getByRole("button").click();
    await expect(
      page
        .getByRole("complementary", { name: "Sent message", exact: true })
        .getByRole("listitem")
        .filter({ hasText: "Mira Kovač" }),
    ).toContainText("Replied");
  });

  await test.step("he reads the reply on her record, and suggests a job", async () => {
    const reply = await mailTo(manager, new RegExp(`Re: ${subject}`));
    await page.goto(reply.links.find((link) => link.includes("/admin/developers/")) ?? "");
    const message = box("Messages").getByRole("listitem").filter({ hasText: subject });
    await expect(message.getByText("Replied")).toBeVisible();
    await expect(message.getByText("A team that ships.")).toBeVisible();
    await box("Matching jobs")
      .getByRole("button", { name: `Suggest ${JOB}` })
      .click();
    await dialog.getByRole("button", { name: "Send suggestion" }).click();
    await expect(page.getByText("Suggested to Mira Kovač.")).toBeVisible();
  });
  const record = page.url();

  await test.step("she follows the suggestion and applies", async () => {
    const mail = await mailTo(DEVELOPER, new RegExp(JOB));
    await developer.goto(mail.links[0] ?? "");
    await developer.getByRole("button", { name: "Send application" }).first().click();
    await developer.getByRole("dialog").getByRole("button", { name: "Send application" }).click();
    await expect(developer.getByText("Sent to Tidewerk.")).toBeVisible();
  });

  const { recoveryCodes } = await withApp(page);

  await test.step("he notes an interview, and moves her on with a second factor", async () => {
    await page.goto(record);
    const own = box("Applications").getByRole("listitem").filter({ hasText: JOB });
    await own.getByRole("button", { name: `Interviews for ${JOB}` }).click();
    await own.getByLabel("New interview").fill("Clear about queues.");
    await own.getByRole("button", { name: "Add interview" }).click();
    await expect(own.getByText("Clear about queues.").first()).toBeVisible();
    await own.getByRole("link", { name: JOB }).click();
    const panel = page.getByRole("complementary", { name: /^Candidate / });
    await panel.getByRole("button", { name: "Move to interview" }).click();
    await confirmWithRecoveryCode(page, recoveryCodes[0] ?? "");
    await expect(panel.getByText("Interviewing").first()).toBeVisible();
  });
});

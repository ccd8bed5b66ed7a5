import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

test("an editor plans a conference, sees who is in two places, and visitors see it at once", async ({
  page: site,
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const stamp = Date.now();
  const [first, second] = [`Read a query plan ${stamp}`, `Read a flame graph ${stamp}`];
  const speaker = `Ruth Harbour ${stamp}`;

  await test.step("she adds a session with a new speaker", async () => {
    await page.goto("/en/admin/events");
    await page.getByRole("link", { name: "Guild Congress", exact: true }).click();
    await page.getByRole("link", { name: /^Programme \d/ }).click();
    await page.getByRole("link", { name: "Add a session" }).click();
    await page.getByRole("button", { name: "Add session" }).click();
    await expect(page.getByText("Give it a title.")).toBeVisible();
    await page.getByLabel("Title").fill(first);
    const start = await page.getByLabel("Starts").inputValue();
    await page.getByLabel("Ends").fill(start.replace("09:00", "10:00"));
    await page.getByLabel("Hall").fill("Hall 9");
    await page.getByRole("button", { name: "New speaker" }).click();
    const dialog = page.getByRole("dialog", { name: "New speaker" });
    await dialog.getByLabel("Name").fill(speaker);
    await dialog.getByRole("button", { name: "Add speaker" }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Add session" }).click();
    await expect(page.getByText(`${first} added`)).toBeVisible();
  });

  await test.step("a second one in the same hall is a conflict, and moves out of the way", async () => {
    await page.getByRole("link", { name: "Add a session" }).click();
    await page.getByLabel("Title").fill(second);
    const start = await page.getByLabel("Starts").inputValue();
    await page.getByLabel("Starts").fill(start.replace("09:00", "09:30"));
    await page.getByLabel("Ends").fill(start.replace("09:00", "10:30"));
    await page.getByLabel("Hall").fill("Hall 9");
    await page.getByRole("button", { name: "Add session" }).click();
    await expect(page.getByText("Hall 9 has two sessions from 09:30 to 10:00.")).toBeVisible();
    await page.getByRole("button", { name: `Start “${second}” at 10:00` }).click();
    await expect(page.getByText(`${second} moved`)).toBeVisible();
    await expect(page.getByText("Hall 9 has two sessions")).toHaveCount(0);
  });

  await test.step("on the timeline it is moved by keys and with the mouse, and back", async () => {
    const session = page
      .getByRole("region", { name: /^Timeline/ })
      .getByRole("link", { name: second });
    const undo = async () => {
      await expect(page.getByText(`${second} moved`)).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText(`${second} is back at its former time`)).toBeVisible();
      await expect(session).toContainText("10:00");
      // Without the messages about it.
      await page.reload();
    };
    await page.reload();
    await session.focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(
      page.getByText(`${second}: 09:50 to 10:50. Hall 9 has two sessions from 09:50 to 10:00.`),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(session).toContainText("10:00");
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await expect(session).toContainText("10:30");
    await undo();
    await session.hover();
    const { x, y, width } = (await session.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.down();
    // Half of its hour.
    await page.mouse.move(x + width, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(session).toContainText("10:30");
    await expect(page).toHaveURL(/\/programme$/);
    await undo();
  });

  await test.step("visitors see it with its speaker, and no longer once it is deleted", async () => {
    await site.goto(`${urls.site}/en/events/guild-congress`);
    await expect(site.getByText(first)).toBeVisible();
    await expect(site.getByText(speaker).first()).toBeVisible();
    await page.getByRole("radio", { name: "List" }).check({ force: true });
    for (const title of [first, second]) {
      await page.getByRole("button", { name: `Actions: ${title}` }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete session" }).click();
      await expect(page.getByText(`${title} deleted`)).toBeVisible();
    }
    await expect(async () => {
      await site.reload();
      await expect(site.getByText(first)).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });

  await test.step("she gives a company a package, and then another one", async () => {
    await page.getByRole("link", { name: /^Partners \d/ }).click();
    await page.getByRole("button", { name: "Assign a partnership" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Assign partnership" }).click();
    await expect(dialog.getByText("Choose a company.")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Company" }).fill("Quayline");
    await page
      .getByRole("option", { name: /^Quayline/ })
      .first()
      .click();
    await dialog.getByLabel("Package").selectOption({ index: 1 });
    await dialog.getByLabel("Booth").fill("C9");
    await dialog.getByRole("button", { name: "Assign partnership" }).click();
    const row = page.getByRole("row", { name: /Quayline/ });
    await expect(row).toContainText("C9");
    await page.getByRole("button", { name: /^Change package: Quayline/ }).click();
    await expect(dialog.getByText(/keeps what was filled in/)).toBeVisible();
    await dialog.getByLabel("Package").selectOption({ label: "Supporter" });
    await dialog.getByRole("button", { name: "Change package" }).click();
    await expect(row).toContainText("Supporter");
  });

  await test.step("it was the wrong company, so she takes it back; a partner with material stays", async () => {
    const dialog = page.getByRole("dialog");
    const row = page.getByRole("row", { name: /Quayline/ });
    await page.getByRole("button", { name: /^Remove partner: Quayline/ }).click();
    await dialog.getByRole("button", { name: "Remove partner" }).click();
    await expect(page.getByText(/^Quayline.* is no longer a partner of /)).toBeVisible();
    await expect(row).toHaveCount(0);
    await page
      .getByRole("button", { name: /^Remove partner: / })
      .first()
      .click();
    await expect(dialog.getByText(/has filled in .* so it can’t be removed/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Remove partner" })).toBeDisabled();
  });
});

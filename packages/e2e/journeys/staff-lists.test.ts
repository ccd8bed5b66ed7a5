import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

test("an account manager saves a view of a list, shares it, and sets up the table", async ({
  loggedIn,
}) => {
  const page = await loggedIn("account-manager", "admin");
  const views = page.getByRole("navigation", { name: "Views" });
  const dialog = page.getByRole("dialog");
  const name = `Recruiting ${Date.now()}`;
  const open = async (button: string, item: string) => {
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };

  await test.step("she filters the companies and saves that under a name", async () => {
    await page.goto("/en/admin/companies");
    await open("Membership", "Recruiting");
    await page.getByRole("button", { name: "Save view" }).click();
    await dialog.getByRole("button", { name: "Save view" }).click();
    await expect(dialog.getByText("Enter a name.")).toBeVisible();
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel("Share with colleagues").check();
    await dialog.getByRole("button", { name: "Save view" }).click();
    await expect(views.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  });

  await test.step("what she changes is marked until she saves it", async () => {
    await open("Status", "Published");
    await expect(views.getByRole("link", { name: `${name} (edited)` })).toBeVisible();
    await open(`View ${name}`, "Save changes");
    await expect(views.getByRole("link", { name, exact: true })).toBeVisible();
    await views.getByRole("link", { name: "All" }).click();
    await expect(page).toHaveURL(/\/admin\/companies$/);
    await views.getByRole("link", { name }).click();
    await expect(page).toHaveURL(/status=1&membership_type=RECRUITING&view=\d+$/);
  });

  await test.step("a colleague opens it, and can only make it their own", async () => {
    const colleague = await loggedIn("support", "admin");
    await colleague.goto("/en/admin/companies");
    await colleague.getByRole("link", { name }).click();
    await expect(
      colleague.getByRole("button", { name: /^Remove filter .*Recruiting$/ }),
    ).toBeVisible();
    await colleague.getByRole("button", { name: `View ${name}` }).click();
    await expect(colleague.getByText("Shared by Vera Baumann")).toBeVisible();
    await expect(colleague.getByRole("menuitem", { name: "Save as new view…" })).toBeVisible();
    await expect(colleague.getByRole("menuitem", { name: "Delete view" })).toHaveCount(0);
  });

  await test.step("she hides a column and makes the rows lower, which stays after a reload", async () => {
    const credits = page.getByRole("columnheader", { name: "Credits" });
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Credits" }).click();
    await expect(credits).toBeHidden();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Row height" }).click();
    await page.getByRole("menuitemradio", { name: "Compact" }).click();
    const row = page.locator("main tr[data-row]").first();
    const { height = 0 } = (await row.boundingBox()) ?? {};
    expect(height).toBeLessThan(35);
    await page.reload();
    await expect(row).toBeVisible();
    await expect(credits).toHaveCount(0);
    await open("Columns", "Reset columns");
    await expect(credits).toBeVisible();
    const heads = page.getByRole("columnheader");
    const [, second = "", third = ""] = (await heads.allInnerTexts()).filter(Boolean);
    await open("Columns", "Change order");
    await page.getByRole("button", { name: `Move down: ${second}` }).click();
    await page.getByRole("button", { name: "Done" }).click();
    const order = async () => (await heads.allInnerTexts()).filter(Boolean).slice(1, 3);
    await expect.poll(order).toEqual([third, second]);
    await page.reload();
    await expect(row).toBeVisible();
    expect(await order()).toEqual([third, second]);
    await open("Columns", "Reset columns");
    await expect.poll(order).toEqual([second, third]);
    await page.getByRole("button", { name: "Row height" }).click();
    await page.getByRole("menuitemradio", { name: "Standard" }).click();
  });

  await test.step("a view that she deletes comes back with Undo", async () => {
    await open(`View ${name}`, "Delete view");
    await expect(views.getByRole("link", { name })).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(views.getByRole("link", { name })).toBeVisible();
    await open(`View ${name}`, "Delete view");
    await expect(page.getByText(`View “${name}” deleted.`)).toBeVisible();
  });
});

test("a press on a row wins over the search that was typed a moment before", async ({
  loggedIn,
}) => {
  const page = await loggedIn("account-manager", "admin");
  await page.goto("/en/admin/companies");
  const company = page.locator("main tr[data-row] a").first();
  await page.getByRole("searchbox", { name: "Search companies" }).fill("a");
  await company.click();
  await expect(page).toHaveURL(/\/admin\/companies\/\d+/);
  // Longer than the search waits for the next letter.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/admin\/companies\/\d+/);
});

test("rows are selected by keyboard, one by one and as a range", async ({ loggedIn }) => {
  const page = await loggedIn("account-manager", "admin");
  await page.goto("/en/admin/companies");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  for (const key of ["j", "j", "Shift+X"]) await page.keyboard.press(key);
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.keyboard.press("x");
  await expect(page.getByText("2 selected")).toBeVisible();
  // Instead of with Tab, past all other rows.
  await page.keyboard.press("b");
  const actions = page.getByRole("toolbar", { name: "Selected rows" });
  await expect(actions.getByRole("button").first()).toBeFocused();
});

test("by keyboard alone, the focus is in view and never lost with what was pressed", async ({
  loggedIn,
}) => {
  const page = await loggedIn("account-manager", "admin");
  const main = page.getByRole("main");
  const focused = main.locator(":focus");
  const total = main.getByText(/^\d+ companies$/);
  await page.goto("/en/admin/companies");
  // What returns the focus loads after the page itself.
  await page.waitForLoadState("networkidle");

  await test.step("the head of the table covers no row on the way up", async () => {
    const rows = page.locator("main tr[data-row]");
    await expect(rows.nth(25)).toBeVisible();
    for (let count = 0; count < 25; count++) await page.keyboard.press("j");
    const head = await page.getByRole("columnheader", { name: "Company" }).boundingBox();
    const bottom = (head?.y ?? 0) + (head?.height ?? 0);
    for (let count = 0; count < 24; count++) {
      await page.keyboard.press("k");
      const box = await focused.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(bottom);
    }
  });

  await test.step("a filter that is chosen or removed leaves it on the total", async () => {
    await page.getByRole("button", { name: "Status", exact: true }).press("Enter");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/status=/);
    await expect(total).toBeFocused();
    await page.getByRole("button", { name: /^Remove filter/ }).press("Enter");
    await expect(page).not.toHaveURL(/status=/);
    await expect(total).toBeFocused();
  });

  await test.step("the selection that is cleared leaves it in the table", async () => {
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.getByRole("button", { name: "Clear selection" }).press("Enter");
    await expect(page.getByText("1 selected")).toBeHidden();
    await expect(focused.getByRole("table")).toBeVisible();
  });
});

test("on a phone, what can be done with the selected rows stays in view", async ({ loggedIn }) => {
  const page = await loggedIn("super-admin", "admin");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/admin/jobs?status=unpublished");
  await untilLive(page);
  await page.locator("main tr[data-row]").first().getByRole("checkbox").check();
  const toolbar = page.getByRole("toolbar", { name: "Selected rows" });
  await expect(toolbar).toBeInViewport({ ratio: 1 });

  // Nor does a message cover it.
  await page.route("**/assets/change-rows-modal*.js", (route) => route.fulfill({ status: 404 }));
  await toolbar.getByRole("button", { name: "Archive", exact: true }).click();
  const message = await page.getByText("That didn’t open.").locator("..").boundingBox();
  const bar = await toolbar.boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? Infinity)).toBeLessThan(bar?.y ?? 0);
});

test("staff archive several jobs at once, reload, see which one could not be, and undo it", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const dialog = page.getByRole("dialog");
  const rows = page.locator("main tr[data-row]");
  const status = page.getByRole("status").filter({ hasText: /archived|Undo/ });
  const titles: string[] = [];

  await test.step("they select a range, and what can’t be done says so", async () => {
    await page.goto("/en/admin/jobs?status=unpublished");
    for (const index of [0, 1, 2])
      titles.push(await rows.nth(index).getByRole("link").first().innerText());
    await rows.nth(0).getByRole("checkbox").check();
    await page.keyboard.down("Shift");
    await rows.nth(2).getByRole("checkbox").click();
    await page.keyboard.up("Shift");
    await expect(page.getByText("3 selected")).toBeVisible();
    await expect(page.getByRole("button", { name: "Unpublish", exact: true })).toBeDisabled();
  });

  await test.step("they are shown what will change", async () => {
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    for (const title of titles) await expect(dialog.getByText(title).first()).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Archive 3 jobs" })).toBeEnabled();
  });

  await test.step("one of them is archived by somebody else at that moment", async () => {
    const colleague = await loggedIn("super-admin", "admin");
    await colleague.goto("/en/admin/jobs?status=unpublished");
    await colleague
      .getByRole("button", { name: `Actions: ${titles[1]}` })
      .first()
      .click();
    await colleague.getByRole("menuitem", { name: "Archive" }).click();
    await expect(colleague.getByText(`“${titles[1]}” archived.`)).toBeVisible();
  });

  await test.step("the other two are archived, and the refused one stays selected", async () => {
    await dialog.getByRole("button", { name: "Archive 3 jobs" }).click();
    await expect(status).toHaveText("2 jobs archived.");
    await expect(page.getByText("1 selected")).toBeVisible();
  });

  await test.step("after a reload they still see what happened", async () => {
    await page.reload();
    await expect(status).toHaveText("2 jobs archived.");
    await page.getByRole("button", { name: "1 not changed" }).click();
    await expect(dialog.getByText(titles[1] ?? "")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("Undo brings back the two, even if they reload meanwhile", async () => {
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeHidden();
    await page.reload();
    await expect(status).toHaveText("Undone.");
    for (const title of [titles[0], titles[2]])
      await expect(rows.getByRole("link", { name: title, exact: true }).first()).toBeVisible();
  });
});

test("the companies of an account manager who leaves go to a colleague, wherever they are listed", async ({
  loggedIn,
}) => {
  const page = await loggedIn("super-admin", "admin");
  const dialog = page.getByRole("dialog");
  const status = page.getByRole("status").filter({ hasText: /assigned|Undo/ });
  await page.goto("/en/admin/companies?search=ma");
  const total = Number(
    (await page.getByText(/^\d+ companies$/).innerText()).replace(" companies", ""),
  );
  await page.locator("main tr[data-row]").first().getByRole("checkbox").check();
  await page.getByRole("button", { name: `Select all ${total}` }).click();
  await page.getByRole("button", { name: "Assign a manager" }).click();
  await dialog.getByLabel("Customer success manager").selectOption({ label: "Leonie Hartwig" });
  await dialog.getByRole("button", { name: /^Assign \d+ compan/ }).click();
  await expect(status).toHaveText(/^\d+ companies assigned to Leonie Hartwig\.$/);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(status).toHaveText("Undone.");
});

import type { Page } from "@playwright/test";

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";
import { choose, fillAd, fillBilling } from "./posting-form.ts";

const ACCOUNT = `${urls.company}/en/company/company-account`;

const addPicture = async (page: Page, kind: "logo" | "cover") => {
  const picture = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 1400;
    canvas.height = 600;
    canvas.getContext("2d")?.fillRect(0, 0, 700, 600);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  await page.getByLabel(`Choose a ${kind}`).setInputFiles({
    name: "picture.png",
    mimeType: "image/png",
    buffer: Buffer.from(picture, "base64"),
  });
  await page.getByRole("button", { name: `Use this ${kind}` }).click();
  await expect(page.getByRole("button", { name: `Replace ${kind}` })).toBeVisible();
};

/** Buys the smallest recruiting membership on the account page of a company that has bought nothing yet. */
const buyMembership = async (page: Page, email: string) => {
  await page.goto(ACCOUNT);
  const buying = page.getByRole("complementary", { name: "Buy" });
  await buying.getByLabel("What do you need?").selectOption("Recruiting");
  await buying.getByRole("button", { name: "Add billing details" }).click();
  await fillBilling(page, email, "Harbour GmbH\nKai 1, Hamburg", "DE");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await buying
    .getByLabel(/^Recruiting S/)
    .first()
    .check();
  await buying.getByLabel("I agree to the terms").check();
  await buying.getByRole("button", { name: "Buy and send invoice" }).dblclick();
  await expect(page.getByText(/^You have Recruiting S now\./)).toHaveCount(1);
  // The button that was pressed sells a larger plan now: Enter asks for the terms again.
  const upgrade = buying.getByRole("button", { name: "Upgrade and send invoice" });
  await expect(upgrade).toHaveAttribute("aria-busy", "false");
  await expect(upgrade).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(buying.getByLabel("I agree to the terms")).toBeFocused();
  await expect(buying).toContainText("Recruiting S now");
};

/** Opens a company's account screen in the back office, from the list. */
const openAccount = async (staff: Page, company: string) => {
  await staff.goto(`/en/admin/companies?search=${encodeURIComponent(company)}`);
  await staff.getByRole("link", { name: company, exact: true }).click();
  await staff
    .getByRole("navigation", { name: "Company" })
    .getByRole("link", { name: "Account" })
    .click();
};

test("an owner fills the company’s empty page, staff publish it, and a guest reads it", async ({
  browser,
  loggedIn,
  newCompany,
  watch,
}) => {
  const serial = Date.now();
  const { name: company, email } = await newCompany("Harbour Pilots");
  const page = await loggedIn(email, "company");

  await test.step("she fills the page until nothing is missing", async () => {
    await page.goto(`${urls.company}/en/company/profile`);
    await expect(page.getByText(/^Unpublished: only you and staff can see this\./)).toBeVisible();
    await page.getByLabel("Introduction").fill(`We bring ships in, since ${serial}.`);
    await page.getByLabel("Introduction").blur();
    await addPicture(page, "logo");
    await addPicture(page, "cover");
    await choose(page, "Tech stack", "Go");
    await choose(page, "Values", "Small teams");
    await choose(page, "Industry", "Energy");
    await choose(page, "Headquarters", "Hamburg");
    await page.getByLabel("People", { exact: true }).selectOption("11–50 people");
    await page.getByLabel("Mostly hires").selectOption("Career changers");
    await expect(page.getByText("9 of 10 parts done")).toBeVisible();
    await page.getByLabel("Website").fill("https://pilots.example");
    await page.getByLabel("Website").blur();
    await expect(page.getByText("10 of 10 parts done")).toBeVisible();
  });

  await test.step("staff publish the page, and a guest reads it", async () => {
    const staff = await loggedIn("super-admin", "admin");
    await openAccount(staff, company);
    await staff.getByLabel("Visible on Devguild").click();
    await expect(staff.getByText(`${company} is visible now.`)).toBeVisible();
    await expect(staff.getByLabel("Visible on Devguild")).toBeChecked();
    await page.reload();
    const live = await page.getByRole("link", { name: "View live page" }).getAttribute("href");
    const guest = await browser.newPage();
    watch(guest);
    await guest.goto(new URL(live ?? "", urls.site).href);
    await expect(guest.getByRole("heading", { level: 1, name: company })).toBeVisible();
    for (const text of [`We bring ships in, since ${serial}.`, "Small teams", "Hamburg"])
      await expect(guest.getByText(text).first()).toBeVisible();
    await guest.close();
  });
});

test("an owner buys a membership, posts by slot, deletes the account, and has it restored", async ({
  loggedIn,
  newCompany,
}) => {
  const { name: company, email } = await newCompany("Harbour Cranes");
  const page = await loggedIn(email, "company");
  const title = `Deckhand ${Date.now()}`;

  await test.step("she buys a membership, once, however often she presses", async () => {
    await buyMembership(page, email);
  });

  await test.step("she posts an ad in its slot, and extends it", async () => {
    await page.goto(`${urls.company}/en/company/post-job`);
    await fillAd(page, title);
    await page.getByRole("radio", { name: /^Membership slot/ }).check();
    await page.getByRole("button", { name: "Publish job" }).last().click();
    await expect(page.getByText(`“${title}” is published.`)).toBeVisible();
    await page.getByRole("button", { name: `Actions: ${title}`, exact: true }).click();
    await page.getByRole("menuitem", { name: "Extend" }).click();
    const extending = page.getByRole("dialog", { name: "Extend this job" });
    await extending.getByLabel("Days").fill("14");
    await extending.getByRole("button", { name: "Extend job" }).click();
    await expect(page.getByText(`“${title}” is open until`)).toBeVisible();
  });

  await test.step("she deletes the account with its name, its ad and her password", async () => {
    await page.goto(ACCOUNT);
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(/^Take down 1 live ad/)).toBeFocused();
    await expect(dialog.getByText(title)).toBeVisible();
    await dialog.getByLabel(/^Take down 1 live ad/).check();
    await dialog.getByLabel(/^Type /).fill("Harbour");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(dialog.getByLabel(/^Type /)).toBeFocused();
    await dialog.getByLabel(/^Type /).fill(company);
    await dialog.getByLabel("Your password").fill("devguild-demo");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "The company account was deleted",
    );
  });

  await test.step("staff restore it, and she logs in to everything", async () => {
    const staff = await loggedIn("super-admin", "admin");
    await staff.goto(`/en/admin/companies?search=${encodeURIComponent(company)}`);
    await staff.getByRole("button", { name: `Restore ${company}` }).click();
    await staff.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await expect(staff.getByText(`${company} restored:`)).toBeVisible();
    await page.goto(`${urls.company}/en/company-dashboard`);
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("devguild-demo");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
  });
});

test("staff cancel an invoice with a credit note, and hand the account to someone new and back", async ({
  browser,
  loggedIn,
  mailTo,
  newCompany,
  watch,
}) => {
  const { name: company, email } = await newCompany("Harbour Tugs");
  const page = await loggedIn(email, "company");
  await buyMembership(page, email);
  const staff = await loggedIn("super-admin", "admin");
  await openAccount(staff, company);
  const dialog = staff.getByRole("dialog");
  await test.step("staff cancel an invoice with a credit note, which says why and goes to her", async () => {
    const invoices = staff.getByRole("region", { name: "Invoices" });
    const actions = invoices.getByRole("button", { name: /^Actions: DG-/ }).first();
    const number = ((await actions.getAttribute("aria-label")) ?? "").replace("Actions: ", "");
    await actions.click();
    await staff.getByRole("menuitem", { name: "Cancel with credit note" }).click();
    await dialog.getByRole("button", { name: "Issue credit note" }).click();
    await expect(dialog.getByText("Give a reason for the credit note.")).toBeVisible();
    await dialog.getByLabel("Reason").fill("Ordered twice");
    await dialog.getByRole("button", { name: "Issue credit note" }).dblclick();
    await expect(staff.getByText(new RegExp(`^CN-.* cancels ${number}\\.$`))).toBeVisible();
    await expect(invoices.getByRole("button", { name: /^Actions: CN-/ })).toHaveCount(1);
    await invoices.getByRole("button", { name: `Actions: ${number}` }).click();
    await expect(staff.getByRole("menuitem", { name: "Email again" })).toBeVisible();
    await expect(staff.getByRole("menuitem", { name: "Cancel with credit note" })).toHaveCount(0);
    await staff.keyboard.press("Escape");
    await mailTo(email, /^Credit note CN-/);
  });

  await test.step("staff make someone new the account holder, who accepts the invitation", async () => {
    const successor = `successor-${Date.now()}@harbour.example`;
    const people = staff.getByRole("region", { name: "People" });
    await people.getByRole("button", { name: "Change holder" }).click();
    await dialog.getByRole("button", { name: "Change holder" }).click();
    await expect(dialog.getByRole("combobox", { name: "User" })).toBeFocused();
    await dialog.getByLabel("Someone new").check();
    await dialog.getByLabel("Work email").fill(successor);
    await dialog.getByLabel("First name").fill("Sofia");
    await dialog.getByLabel("Last name").fill("Heir");
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(
      staff.getByText(`Sofia Heir is now the account holder of ${company}.`),
    ).toBeVisible();
    await expect(people).toContainText("Invitation open");
    const heir = await browser.newPage();
    watch(heir);
    const { links } = await mailTo(successor, /invited you to join/);
    await heir.goto(links[0] ?? "");
    await heir.getByLabel("Password", { exact: true }).fill("seven-lanterns-north");
    await heir.getByLabel("Repeat password").fill("seven-lanterns-north");
    await heir.getByLabel(/I accept/).check();
    await heir.getByRole("button", { name: "Accept invitation" }).click();
    await expect(heir).toHaveURL(new RegExp(`^${urls.company}`));
    await heir.goto(ACCOUNT);
    await expect(heir.getByRole("button", { name: "Delete account" })).toBeEnabled();
    await heir.close();
    await staff.reload();
    await expect(people).toContainText("Email confirmed");
  });

  await test.step("staff make the founder, who is still a user, the holder again", async () => {
    const people = staff.getByRole("region", { name: "People" });
    await people.getByRole("button", { name: "Change holder" }).click();
    await expect(dialog).toContainText("Sofia Heir becomes an administrator.");
    const user = dialog.getByRole("combobox", { name: "User" });
    await user.pressSequentially("ada");
    await expect(staff.getByRole("listbox", { name: "User" }).getByRole("option")).toHaveCount(1);
    await expect(user).toHaveValue("ada");
    // Enter chooses nobody as long as the options are those of an earlier text.
    await expect(async () => {
      await user.press("Enter");
      await expect(user).toHaveValue("Ada Brandt", { timeout: 500 });
    }).toPass();
    await dialog.getByRole("button", { name: "Change holder" }).click();
    await expect(dialog).toBeHidden();
    await expect(people).toContainText(email);
    await page.goto(ACCOUNT);
    await expect(page.getByRole("button", { name: "Delete account" })).toBeEnabled();
  });
});

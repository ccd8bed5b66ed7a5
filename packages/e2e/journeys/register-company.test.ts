import type { Page } from "@playwright/test";

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

const choose = async (page: Page, field: string, text: string) => {
  const combobox = page.getByRole("combobox", { name: field });
  await combobox.fill(text);
  await expect(page.getByRole("option", { name: new RegExp(`^${text}`) }).first()).toBeVisible();
  await combobox.press("Enter");
};

const write = async (page: Page, field: string, text: string) => {
  await page.getByRole("textbox", { name: field, exact: true }).click();
  await page.keyboard.type(text);
};

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

const readCode = (subject: string) => /^\d{6}/.exec(subject)?.[0] ?? "";

const fillAd = async (page: Page, title: string) => {
  await page.getByLabel("Job title").fill(title);
  await page.getByText("Senior (5+ YoE)").click();
  await choose(page, "Language at work", "English");
  await choose(page, "Skills", "Go");
  await choose(page, "Cities", "Hamburg");
  for (const field of ["Tasks", "Requirements", "Benefits"]) await write(page, field, `${field}.`);
};

test("a company registers by posting, publishes by invoice and by slot, is deleted and restored", async ({
  page,
  browser,
  loggedIn,
  mailTo,
  watch,
}) => {
  // A company's whole life, which takes a busy machine longer than any other journey.
  test.slow();
  watch(page);
  const serial = Date.now();
  const email = `founder-${serial}@harbour.example`;
  const company = `Harbour Pilots ${serial}`;
  const title = `Pilot ${serial}`;
  const account = `${urls.company}/en/company/company-account`;

  await test.step("a guest reads what is missing, at each field", async () => {
    await page.goto(`${urls.company}/en/company/post-job`);
    await page.getByRole("button", { name: "Continue" }).last().click();
    for (const message of [
      "Please enter the job title.",
      "Please enter your company name.",
      "Please enter your email address.",
      "Please enter your billing email address.",
      "Please enter your billing address",
      "Please confirm to continue.",
    ])
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel("Job title")).toBeFocused();
  });

  await test.step("what is typed survives a reload", async () => {
    await fillAd(page, title);
    await page.getByLabel("Company name").fill(company);
    await page.getByLabel("Work email").fill(email);
    await page.reload();
    await expect(page.getByLabel("Job title")).toHaveValue(title);
    await expect(page.getByLabel("Company name")).toHaveValue(company);
  });

  await test.step("the code goes to the address, and a wrong one is refused", async () => {
    await page.getByLabel("Billing email").fill(email);
    await page.getByLabel("Billing address").fill("Harbour Pilots GmbH\nKai 1, Hamburg");
    await page.getByLabel("Country").selectOption("DE");
    await page.getByLabel("Password", { exact: true }).fill("seven-lanterns-north");
    await page.getByLabel("Repeat the password").fill("seven-lanterns-north");
    await page.getByLabel(/^I accept the/).check();
    await page.getByRole("radio", { name: /^Regular/ }).check();
    await page.getByRole("button", { name: "Continue" }).last().click();
    await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
    const { subject } = await mailTo(email, /^\d{6} is your/);
    const wrong = readCode(subject) === "000000" ? "000001" : "000000";
    await page.getByLabel("Confirmation code").fill(wrong);
    await expect(page.getByText("Incorrect confirmation code, please try again")).toBeVisible();
  });

  await test.step("after a reload the code is still asked for, and makes her the owner", async () => {
    await page.reload();
    const { subject, links } = await mailTo(email, /^\d{6} is your/);
    expect(links.some((link) => link.includes("/en/company/post-job?draft="))).toBe(true);
    await page.getByLabel("Confirmation code").fill(readCode(subject));
    await expect(page).toHaveURL(/\/company\/jobs\/edit\/\d+/);
    await expect(page.getByLabel("Job title")).toHaveValue(title);
    await expect(page.getByRole("radio", { name: /^Regular\s*€699/ })).toBeChecked();
  });

  await test.step("she publishes, and the invoice is there as a PDF", async () => {
    await page.getByRole("button", { name: "Publish job" }).last().click();
    await expect(
      page.getByText(`“${title}” is published. We’ve emailed the invoice.`),
    ).toBeVisible();
    await mailTo(email, /^Invoice DG-/);
    await page.goto(account);
    const link = page.getByRole("link", { name: /PDF/ }).first();
    const pdf = await page.request.get((await link.getAttribute("href")) ?? "");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });

  await test.step("the dashboard leads to her first campaign, though she has no membership", async () => {
    await page.goto(`${urls.company}/en/company-dashboard`);
    const campaigns = page.getByRole("region", { name: "Campaigns", exact: true });
    await campaigns.getByRole("link", { name: "Open campaigns" }).click();
    await expect(page.getByRole("button", { name: "Write the first campaign" })).toBeVisible();
  });

  await test.step("she fills the company’s empty page until nothing is missing", async () => {
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

  const staff = await loggedIn("super-admin", "admin");
  await test.step("staff publish the page, and a guest reads it", async () => {
    await staff.goto(`/en/admin/companies?search=${encodeURIComponent(company)}`);
    await staff.getByRole("link", { name: company, exact: true }).click();
    await staff
      .getByRole("navigation", { name: "Company" })
      .getByRole("link", { name: "Account" })
      .click();
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
    await expect(guest.getByRole("heading", { name: title })).toBeVisible();
    await guest.close();
  });

  await test.step("she buys a membership, once, however often she presses", async () => {
    await page.goto(account);
    const buying = page.getByRole("complementary", { name: "Buy" });
    await buying.getByLabel("What do you need?").selectOption("Recruiting");
    await buying
      .getByLabel(/^Recruiting S/)
      .first()
      .check();
    await buying.getByLabel("I agree to the terms").check();
    await buying.getByRole("button", { name: "Buy and send invoice" }).dblclick();
    await expect(page.getByText(/^You have Recruiting S now\./)).toHaveCount(1);
  });

  const act = async (ad: string, action: string) => {
    await page.getByRole("button", { name: `Actions: ${ad}`, exact: true }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  const copy = `Deckhand ${serial}`;

  await test.step("she posts a copy of the ad in its slot, and extends it", async () => {
    await page.goto(`${urls.company}/en/company-dashboard`);
    await act(title, "Duplicate");
    await page.getByLabel("Job title").fill(copy);
    await page.getByRole("radio", { name: /^Membership slot/ }).check();
    await page.getByRole("button", { name: "Publish job" }).last().click();
    await expect(page.getByText(`“${copy}” is published.`)).toBeVisible();
    await act(copy, "Extend");
    const extending = page.getByRole("dialog", { name: "Extend this job" });
    await extending.getByLabel("Days").fill("14");
    await extending.getByRole("button", { name: "Extend job" }).click();
    await expect(page.getByText(`“${copy}” is open until`)).toBeVisible();
  });

  await test.step("she deletes the account with its name, its ads and her password", async () => {
    await page.goto(account);
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog");
    for (const ad of [title, copy]) await expect(dialog.getByText(ad)).toBeVisible();
    await dialog.getByLabel(/^Take down 2 live ads/).check();
    await dialog.getByLabel(/^Type /).fill("Harbour");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(dialog.getByLabel(/^Type /)).toBeFocused();
    await dialog.getByLabel(/^Type /).fill(company);
    await dialog.getByLabel("Your password").fill("seven-lanterns-north");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "The company account was deleted",
    );
  });

  await test.step("staff restore it, and she logs in to everything", async () => {
    await staff.goto(`/en/admin/companies?search=${encodeURIComponent(company)}`);
    await staff.getByRole("button", { name: `Restore ${company}` }).click();
    await staff.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await expect(staff.getByText(`${company} restored:`)).toBeVisible();
    await page.goto(`${urls.company}/en/company-dashboard`);
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("seven-lanterns-north");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("heading", { level: 3, name: copy })).toBeVisible();
  });

  const dialog = staff.getByRole("dialog");
  await test.step("staff cancel an invoice with a credit note, which says why and goes to her", async () => {
    await staff.getByRole("link", { name: company, exact: true }).click();
    await staff
      .getByRole("navigation", { name: "Company" })
      .getByRole("link", { name: "Account" })
      .click();
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
    const successor = `successor-${serial}@harbour.example`;
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
    await heir.goto(account);
    await expect(heir.getByRole("button", { name: "Delete account" })).toBeEnabled();
    await heir.close();
    await staff.reload();
    await expect(people).toContainText("Email confirmed");
  });

  await test.step("staff make the founder, who is still a user, the holder again", async () => {
    const people = staff.getByRole("region", { name: "People" });
    await people.getByRole("button", { name: "Change holder" }).click();
    await expect(dialog).toContainText("Sofia Heir becomes an administrator.");
    await dialog.getByRole("combobox", { name: "User" }).click();
    await staff.getByRole("listbox", { name: "User" }).getByRole("option").first().click();
    await dialog.getByRole("button", { name: "Change holder" }).click();
    await expect(dialog).toBeHidden();
    await expect(people).toContainText(email);
    await page.goto(account);
    await expect(page.getByRole("button", { name: "Delete account" })).toBeEnabled();
  });
});

test("a guest who has a login is told so after the code, and finds the ad after logging in", async ({
  page,
  browser,
  mailTo,
  watch,
}) => {
  watch(page);
  const email = `returning-${Date.now()}@harbour.example`;
  const password = "seven-lanterns-north";
  const elsewhere = await browser.newContext();
  const send = (path: string, data: object) =>
    elsewhere.request.post(`${urls.company}/api/v2/${path}`, {
      data,
      headers: { Origin: urls.company },
    });
  await send("developer/sign-up", { email, password, terms: true });
  const { links } = await mailTo(email, /^Confirm your email/);
  const token = /token=([\w-]+)/.exec(links.find((link) => link.includes("token=")) ?? "")?.[1];
  expect((await send("user/email/verify", { token })).ok()).toBe(true);
  await elsewhere.close();

  await page.goto(`${urls.company}/en/company/post-job`);
  await fillAd(page, "Harbour Master");
  await page.getByLabel("Company name").fill("Return Quay");
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Billing email").fill(email);
  await page.getByLabel("Billing address").fill("Return Quay\nKai 3, Wien");
  await page.getByLabel("Country").selectOption("AT");
  await page.getByLabel(/^I accept the/).check();
  await page.getByRole("radio", { name: /^Light/ }).check();
  await page.getByRole("button", { name: "Continue" }).last().click();
  const { subject } = await mailTo(email, /^\d{6} is your/);
  await page.getByLabel("Confirmation code").fill(readCode(subject));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your company is confirmed");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/\/company\/jobs\/edit\/\d+/);
  await expect(page.getByLabel("Job title")).toHaveValue("Harbour Master");
});

test("the link in the email opens a guest’s draft in another browser, and the code confirms it there", async ({
  page,
  browser,
  mailTo,
  watch,
}) => {
  watch(page);
  const serial = Date.now();
  const email = `traveller-${serial}@harbour.example`;
  const elsewhere = await browser.newPage();
  watch(elsewhere);

  await test.step("a guest writes the ad at work, and sends it", async () => {
    await page.goto(`${urls.company}/en/company/post-job`);
    await fillAd(page, "Ferry Captain");
    await page.getByLabel("Company name").fill(`Ferry Line ${serial}`);
    await page.getByLabel("Work email").fill(email);
    await page.getByLabel("Billing email").fill(email);
    await page.getByLabel("Billing address").fill("Ferry Line\nKai 4, Wien");
    await page.getByLabel("Country").selectOption("AT");
    await page.getByLabel("Password", { exact: true }).fill("seven-lanterns-north");
    await page.getByLabel("Repeat the password").fill("seven-lanterns-north");
    await page.getByLabel(/^I accept the/).check();
    await page.getByRole("radio", { name: /^Light/ }).check();
    await page.getByRole("button", { name: "Continue" }).last().click();
    await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  });

  const { subject, links } = await mailTo(email, /^\d{6} is your/);
  const link = links.find((each) => each.includes("/post-job?draft=")) ?? "";
  await test.step("at home, the link opens all of it except the password", async () => {
    await elsewhere.goto(link);
    await expect(elsewhere.getByText(email)).toBeVisible();
    await elsewhere.getByRole("button", { name: "Back to the ad" }).click();
    await expect(elsewhere.getByRole("region", { name: "The job", exact: true })).toContainText(
      "Ferry Captain · Senior · Go · English",
    );
    await expect(elsewhere.getByLabel("Company name")).toHaveValue(`Ferry Line ${serial}`);
    await expect(elsewhere.getByLabel("Password", { exact: true })).toHaveValue("");
    await expect(elsewhere.getByRole("radio", { name: /^Light/ })).toBeChecked();
    await elsewhere.getByLabel(/^I accept the/).check();
    await elsewhere.getByRole("button", { name: "Continue" }).last().click();
  });

  await test.step("the code that was sent makes the company there, and ends the link", async () => {
    await elsewhere.getByLabel("Confirmation code").fill(readCode(subject));
    await expect(elsewhere).toHaveURL(/\/company\/jobs\/edit\/\d+/);
    await expect(elsewhere.getByLabel("Job title")).toHaveValue("Ferry Captain");
    await elsewhere.context().clearCookies();
    await elsewhere.goto(link);
    await expect(elsewhere.getByText("Ferry Captain")).toHaveCount(0);
  });
  await elsewhere.close();
});

test("a developer adds a company to their login, with no second password", async ({
  page,
  mailTo,
  watch,
}) => {
  watch(page);
  const email = `newcomer-${Date.now()}@harbour.example`;
  const send = (path: string, data: object) =>
    page.request.post(`${urls.company}/api/v2/${path}`, {
      data,
      headers: { Origin: urls.company },
    });
  await send("developer/sign-up", { email, password: "seven-lanterns-north", terms: true });
  const { links } = await mailTo(email, /^Confirm your email/);
  const token = /token=([\w-]+)/.exec(links.find((link) => link.includes("token=")) ?? "")?.[1];
  expect((await send("user/email/verify", { token })).ok()).toBe(true);

  await page.goto(`${urls.company}/en/company/post-job`);
  await expect(page.getByLabel("Work email")).toHaveValue(email);
  await expect(page.getByLabel("Work email")).toHaveAttribute("readonly");
  await expect(page.getByLabel("Password", { exact: true })).toBeHidden();
  await fillAd(page, "Lighthouse Keeper");
  await page.getByLabel("Company name").fill("Night Harbour");
  await page.getByLabel("Billing email").fill(email);
  await page.getByLabel("Billing address").fill("Night Harbour\nKai 2, Wien");
  await page.getByLabel("Country").selectOption("AT");
  await page.getByLabel(/^I accept the/).check();
  await page.getByRole("radio", { name: /^Light/ }).check();
  await page.getByRole("button", { name: "Continue" }).last().click();
  const { subject } = await mailTo(email, /^\d{6} is your/);
  await page.getByLabel("Confirmation code").fill(readCode(subject));
  await expect(page).toHaveURL(/\/company\/jobs\/edit\/\d+/);
  await expect(page.getByText("Night Harbour").first()).toBeVisible();
});

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";
import { fillAd, fillBilling } from "./posting-form.ts";

const readCode = (subject: string) => /^\d{6}/.exec(subject)?.[0] ?? "";

test("a company registers by posting, and publishes its first ad by invoice", async ({
  page,
  mailTo,
  watch,
}) => {
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
    await fillBilling(page, email, "Harbour Pilots GmbH\nKai 1, Hamburg", "DE");
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
  await fillBilling(page, email, "Return Quay\nKai 3, Wien");
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
    await fillBilling(page, email, "Ferry Line\nKai 4, Wien");
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
  await fillBilling(page, email, "Night Harbour\nKai 2, Wien");
  await page.getByLabel(/^I accept the/).check();
  await page.getByRole("radio", { name: /^Light/ }).check();
  await page.getByRole("button", { name: "Continue" }).last().click();
  const { subject } = await mailTo(email, /^\d{6} is your/);
  await page.getByLabel("Confirmation code").fill(readCode(subject));
  await expect(page).toHaveURL(/\/company\/jobs\/edit\/\d+/);
  await expect(page.getByText("Night Harbour").first()).toBeVisible();
});

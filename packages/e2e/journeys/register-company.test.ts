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

const readCode = (subject: string) => /^\d{6}/.exec(subject)?.[0] ?? "";

const fillAd = async (page: Page, title: string) => {
  await page.getByLabel("Job title").fill(title);
  await page.getByText("Senior (5+ YoE)").click();
  await choose(page, "Language at work", "English");
  await choose(page, "Skills", "Go");
  await choose(page, "Cities", "Hamburg");
  for (const field of ["Tasks", "Requirements", "Benefits"]) await write(page, field, `${field}.`);
};

test("a company registers by posting, confirms, publishes by invoice and downloads the PDF", async ({
  page,
  mailTo,
  watch,
}) => {
  watch(page);
  const email = `founder-${Date.now()}@harbour.example`;
  const title = `Pilot ${Date.now()}`;

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
    await page.getByLabel("Company name").fill("Harbour Pilots");
    await page.getByLabel("Work email").fill(email);
    await page.reload();
    await expect(page.getByLabel("Job title")).toHaveValue(title);
    await expect(page.getByLabel("Company name")).toHaveValue("Harbour Pilots");
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
    await page.goto(`${urls.company}/en/company/company-account`);
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

import type { Page } from "@playwright/test";

import { expect } from "./fixtures.ts";

/** Chooses the first match of a type-ahead. */
export const choose = async (page: Page, field: string, text: string) => {
  const combobox = page.getByRole("combobox", { name: field });
  await combobox.fill(text);
  await expect(page.getByRole("option", { name: new RegExp(`^${text}`) }).first()).toBeVisible();
  await combobox.press("Enter");
};

/** Types into a rich-text field. */
const write = async (page: Page, field: string, text: string) => {
  await page.getByRole("textbox", { name: field, exact: true }).click();
  await page.keyboard.type(text);
};

/** Fills the parts that every ad needs. */
export const fillAd = async (page: Page, title: string) => {
  await page.getByLabel("Job title").fill(title);
  await page.getByText("Senior (5+ YoE)").click();
  await choose(page, "Language at work", "English");
  await choose(page, "Skills", "Go");
  await choose(page, "Cities", "Hamburg");
  for (const field of ["Tasks", "Requirements", "Benefits"]) await write(page, field, `${field}.`);
};

/** Fills whom an invoice goes to; `address` starts with the company's name. */
export const fillBilling = async (page: Page, email: string, address: string, country = "AT") => {
  await page.getByLabel("Billing email").fill(email);
  await page.getByLabel("Billing address").fill(address);
  await page.getByLabel("Country").selectOption(country);
};

import { createHmac } from "node:crypto";

import { expect, type Page } from "@playwright/test";

import { urls } from "../addresses.ts";

/** How long an authenticator app shows a code, in ms. */
export const STEP = 30_000;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * Computes the code that an authenticator app shows for a key at a time (RFC 6238 over RFC 4226).
 */
export const computeCode = (key: string, time: number) => {
  const bits = (key.match(/[A-Z2-7]/g) ?? [])
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / STEP)));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
};

/** Adds an authenticator app to the profile that a page is logged in to. */
export const addApp = async (page: Page) => {
  await page.goto(`${urls.site}/en/user/profile`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Set up an app" }).click();
  const key = await page.locator("code").first().innerText();
  await page.getByLabel("Code from your app").fill(computeCode(key, Date.now()));
  await page.getByRole("button", { name: "Add app" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();
  return { key, recoveryCodes: await page.locator("li code").allInnerTexts() };
};

/** Confirms a step with a recovery code, in the dialog that asks for a second factor. */
export const confirmWithRecoveryCode = async (page: Page, code: string) => {
  const question = page.getByRole("dialog", { name: "Confirm it’s you" });
  await question.getByRole("button", { name: "Use a recovery code" }).click();
  await question.getByLabel("Recovery code").fill(code);
  await question.getByRole("button", { name: "Continue" }).click();
};

/** Removes the app again, with a recovery code. */
export const removeApp = async (page: Page, code: string) => {
  await page.goto(`${urls.site}/en/user/profile`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Remove app" }).click();
  await confirmWithRecoveryCode(page, code);
  await expect(page.getByRole("button", { name: "Set up an app" })).toBeVisible();
};

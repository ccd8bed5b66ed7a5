import type { APIRequestContext, Page } from "@playwright/test";

import { CRM, CRM_FORMS, urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

type CrmState = {
  refused: number;
  taken: { form: string; fields: Record<string, string> }[];
};

type FailedTask = { id: string; label: string; is_due: boolean; next_try_at: string | null };

// The queue retries after some seconds, with growing delays.
const RETRIED_WITHIN = 50_000;

const crmState = async (request: APIRequestContext) =>
  (await (await request.get(`${CRM}/state`)).json()) as CrmState;

const setCrm = (request: APIRequestContext, isDown: boolean) =>
  request.put(`${CRM}/state`, { data: { isDown } });

const formsFrom = async (request: APIRequestContext, email: string) =>
  (await crmState(request)).taken
    .filter(({ fields }) => fields["email"] === email)
    .map(({ form }) => form);

/** Sends the form for the media kit, which the CRM refuses. */
const sendRefusedForm = async (page: Page, request: APIRequestContext, email: string) => {
  await setCrm(request, true);
  const { refused } = await crmState(request);
  await page.goto("/en/product-marketing-membership/media-kit");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lund");
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Company").fill("Acme");
  await page.getByRole("checkbox", { name: /terms/ }).check();
  await page.getByRole("button", { name: "Send me the media kit" }).click();
  await expect.poll(async () => (await crmState(request)).refused).toBeGreaterThan(refused);
};

test.afterEach(async ({ request }) => {
  await setCrm(request, false);
});

test("a company looks up what a senior Go developer earns and shares the result as a link", async ({
  page,
  browser,
  watch,
}) => {
  watch(page);
  await page.goto("/en/business/developer-salary-calculator");
  const example = page.getByRole("heading", { name: /^For example: senior .+ developers in / });
  await expect(example).toBeVisible();
  await expect(page.getByText("is the median")).toBeVisible();
  await page.getByRole("button", { name: "Show salaries" }).click();
  await expect(example).toBeHidden();
  await expect(page.getByText("Please choose at least one skill.")).toBeVisible();
  await expect(page.getByText("Please choose a country.")).toBeVisible();

  const skills = page.getByRole("combobox", { name: "Skills" });
  await skills.fill("golang");
  await page.getByRole("option", { name: /^Go/ }).click();
  await page.keyboard.press("Escape");
  await page.getByLabel("Seniority").selectOption({ label: "Senior (5+ YoE)" });
  await page.getByLabel("Country").selectOption({ label: "Germany" });
  await page.getByRole("button", { name: "Show salaries" }).click();
  await expect(page.getByRole("heading", { name: /^Senior Go/ })).toBeFocused();
  await expect(page.getByText("is the median")).toBeVisible();
  const median = await page.getByText("is the median").textContent();

  const guest = await browser.newContext({ javaScriptEnabled: false });
  const shared = await guest.newPage();
  await shared.goto(page.url());
  await expect(shared.getByText("is the median")).toHaveText(median ?? "");
  await guest.close();

  const city = page.getByRole("combobox", { name: "City" });
  await city.fill("frank");
  await page.getByRole("option", { name: "Frankfurt am Main" }).click();
  await expect(city).toHaveValue("Frankfurt am Main");
  await page.getByRole("button", { name: "Show salaries" }).click();
  await expect(page).toHaveURL(/city=Frankfurt\+am\+Main&city_place_id=\d+/);
  await page.reload();
  await expect(city).toHaveValue("Frankfurt am Main");
  await city.fill("Nowhereville");
  await page.getByRole("button", { name: "Show salaries" }).click();
  await expect(page.getByText("Please choose a city from the list.")).toBeVisible();
  await page.goBack();
  await expect(city).toHaveValue("Frankfurt am Main");
  await page.goBack();
  await expect(page.getByText("is the median")).toHaveText(median ?? "");
});

test("a media kit requested while the CRM is down arrives once it is up", async ({
  page,
  request,
  watch,
}) => {
  watch(page);
  const email = `kit-${Date.now()}@acme.example`;
  await setCrm(request, true);
  const { refused } = await crmState(request);
  await page.goto("/en/talent-marketing-membership");
  await page.getByRole("link", { name: "Get the media kit" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Work email").fill(email);
  for (const box of await page.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
  await page.getByRole("button", { name: "Send me the media kit" }).click();
  await expect(page.getByLabel("Last name")).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");

  await page.getByLabel("Last name").fill("Lund");
  await page.getByLabel("Company").fill("Acme");
  await page.getByRole("checkbox", { name: /terms/ }).check();
  await page.getByRole("button", { name: "Send me the media kit" }).click();
  await expect(page.getByRole("status").getByText("Thanks, we’ve got it")).toBeVisible();

  await expect.poll(async () => (await crmState(request)).refused).toBeGreaterThan(refused);
  expect(await formsFrom(request, email)).toEqual([]);
  await setCrm(request, false);
  await expect
    .poll(() => formsFrom(request, email), { timeout: RETRIED_WITHIN })
    .toEqual([CRM_FORMS["media-kit"]]);
});

test("what is typed while a form is on its way isn’t called missing, and keeps the focus", async ({
  page,
}) => {
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await page.route("**/integration/crm/form/media-kit", async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto("/en/talent-marketing-membership");
  await page.getByRole("link", { name: "Get the media kit" }).click();
  await page.getByRole("button", { name: "Send me the media kit" }).click();
  const name = page.getByLabel("First name");
  await name.fill("Ada");
  typed();
  await expect(page.getByLabel("Last name")).toHaveAttribute("aria-invalid", "true");
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  await expect(name).toBeFocused();
});

test("staff see work that failed, with the reason, and have it tried again", async ({
  page,
  request,
  loggedIn,
}) => {
  const email = `retried-${Date.now()}@acme.example`;
  const staff = await loggedIn("super-admin", "admin");
  await staff.goto("/en/admin");
  const failed = staff.getByRole("region", { name: "Failed emails and tasks" });
  const form = failed.getByRole("listitem").filter({ hasText: "Forward form" });
  const again = form.getByRole("button", { name: "Try again" });
  await expect(failed).toBeVisible();
  await expect(form).toBeHidden();

  await test.step("a form that the CRM refuses is on their landing page", async () => {
    await sendRefusedForm(page, request, email);
    await staff.reload();
    await expect(form).toContainText("503");
    await expect(form).toContainText(/Failed \d+ times?, tried again by itself/);
    // It hasn't given up yet.
    await expect(form.getByRole("button", { name: "Dismiss" })).toBeHidden();
  });

  const countFailures = async () =>
    Number(/Failed (\d+) time/.exec((await form.textContent()) ?? "")?.[1] ?? 0);

  await test.step("tried while the CRM is still down, it stays, with one more failure", async () => {
    const failures = await countFailures();
    await again.click();
    await expect.poll(countFailures).toBeGreaterThan(failures);
    await expect(form).toContainText("503");
  });

  await test.step("tried once the CRM is up, it arrives and leaves the list", async () => {
    await setCrm(request, false);
    // While it is being tried, by itself or not, there is no button.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      expect(await formsFrom(request, email)).toEqual([CRM_FORMS["media-kit"]]);
    }).toPass({ timeout: RETRIED_WITHIN });
    await expect(form).toBeHidden();
  });
});

test("staff dismiss work that has given up, and it is not tried again", async ({
  page,
  request,
  loggedIn,
}) => {
  const email = `dismissed-${Date.now()}@acme.example`;
  const staff = await loggedIn("super-admin", "admin");
  const failed = staff.getByRole("region", { name: "Failed emails and tasks" });
  const form = failed.getByRole("listitem").filter({ hasText: "Forward form" });
  const dismiss = form.getByRole("button", { name: "Dismiss" });
  const listForms = async () => {
    const answer = await staff.request.get("/api/v2/admin/queues/failed");
    const { data } = (await answer.json()) as { data: FailedTask[] };
    return data.filter(({ label }) => label === "Forward form");
  };
  await sendRefusedForm(page, request, email);

  await test.step("tried as often as it may be, it gives up", async () => {
    await expect(async () => {
      const [task] = await listForms();
      const hasGivenUp = task && !task.is_due && task.next_try_at === null;
      if (task && !hasGivenUp)
        await staff.request.post(`/api/v2/admin/queues/failed/${task.id}/retry`, {
          headers: { Origin: urls.admin },
        });
      expect(hasGivenUp).toBe(true);
    }).toPass({ timeout: RETRIED_WITHIN, intervals: [100] });
    await staff.goto("/en/admin");
    await expect(form).toContainText(/Gave up after \d+ tries/);
    await expect(form.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  await test.step("dismissed, it leaves the list for good, even once the CRM is up", async () => {
    await dismiss.click();
    await expect(staff.getByText("Dismissed", { exact: true })).toBeVisible();
    await expect(form).toBeHidden();
    await setCrm(request, false);
    await staff.reload();
    await expect(failed).toBeVisible();
    await expect(form).toBeHidden();
    expect(await listForms()).toEqual([]);
    expect(await formsFrom(request, email)).toEqual([]);
  });
});

test("the form for the media kit knows who is logged in", async ({ loggedIn }) => {
  const page = await loggedIn("administrator", "site");
  await page.goto("/en/product-marketing-membership/media-kit");
  await expect(page.getByLabel("First name")).not.toHaveValue("");
  await expect(page.getByLabel("Last name")).not.toHaveValue("");
  await expect(page.getByLabel("Work email")).toHaveValue("administrator@devguild.example");
  await expect(page.getByLabel("Company")).not.toHaveValue("");
});

// Not watched: browsers log failed requests as errors.
test("a form sent offline says so, loses nothing, and can be sent again", async ({ page }) => {
  await page.goto("/en/product-marketing-membership/media-kit");
  const send = page.getByRole("button", { name: "Send me the media kit" });
  await expect(send).toBeEnabled();
  await page.context().setOffline(true);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lund");
  await page.getByLabel("Work email").fill(`offline-${Date.now()}@acme.example`);
  await page.getByLabel("Company").fill("Acme");
  await page.getByRole("checkbox", { name: /terms/ }).check();
  await send.click();
  await expect(page.getByRole("alert")).toContainText("You’re offline.");
  await expect(page.getByLabel("Company")).toHaveValue("Acme");
  await page.context().setOffline(false);
  await send.click();
  await expect(page.getByText("Thanks, we’ve got it")).toBeVisible();
});

const NEWSLETTERS = [
  { form: "newsletter", path: "/en/magazine#newsletter", label: "Email address", fill: {} },
  {
    form: "b2b-newsletter",
    path: "/en/business#newsletter",
    label: "Work email",
    fill: { "First name": "Ada", "Last name": "Lund", Company: "Acme" },
  },
] as const;

for (const { form, path, label, fill } of NEWSLETTERS)
  test(`the ${form} starts once its link is opened, and can be unsubscribed`, async ({
    page,
    request,
    mailTo,
    watch,
  }) => {
    watch(page);
    const email = `${form}-${Date.now()}@reader.example`;
    await page.goto(path);
    const section = page.locator("#newsletter");
    await section.getByLabel(label).fill(email);
    for (const [name, value] of Object.entries(fill)) await section.getByLabel(name).fill(value);
    await section.getByRole("button", { name: "Subscribe" }).click();
    await expect(section.getByRole("checkbox")).toBeFocused();
    await section.getByRole("checkbox").check();
    await section.getByRole("button", { name: "Subscribe" }).click();
    await expect(section.getByRole("status").getByText("Check your email")).toBeVisible();

    const asked = await mailTo(email, /^Confirm your subscription/);
    expect(await formsFrom(request, email)).toEqual([]);
    await page.goto(asked.links.find((link) => link.includes("/newsletter/confirm")) ?? "");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("heading", { name: "You’re subscribed" })).toBeVisible();

    await expect.poll(() => formsFrom(request, email)).toEqual([CRM_FORMS[form]]);

    const begun = await mailTo(email, /^You’re subscribed/);
    await page.goto(begun.links.find((link) => link.includes("/newsletter/unsubscribe")) ?? "");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { name: "You’re unsubscribed" })).toBeVisible();
  });

test("a newsletter's form starts with the logged-in person's own address", async ({ loggedIn }) => {
  const page = await loggedIn("developer", "site");
  await page.goto("/en/magazine#newsletter");
  await expect(page.locator("#newsletter").getByLabel("Email address")).toHaveValue(
    "developer@devguild.example",
  );
});

test("a company goes from the menu to a skill, to a related one, and on to an ad", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/en/hire-developers");
  await page.getByRole("link", { name: "Hire Go developers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hire Go developers" })).toBeVisible();
  await page.getByRole("navigation", { name: "Related skills" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Hire / })).not.toHaveText(
    "Hire Go developers",
  );
  await page.getByRole("button", { name: "For Business" }).click();
  await page.getByRole("region", { name: "Solutions" }).getByText("Event Partnerships").click();
  await expect(page.getByRole("heading", { name: "Meet developers in person" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("plans and prices are readable, and questions expand", async ({ page }) => {
    await page.goto("/en/developer-recruiting-membership");
    await expect(page.getByRole("row", { name: /^Per month, excl. VAT/ })).toContainText("€299");
    await page.getByText("Does it renew automatically?").click();
    await expect(page.getByText("Only if you ask us to.")).toBeVisible();
  });
});

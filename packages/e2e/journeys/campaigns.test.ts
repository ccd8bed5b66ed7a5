import { readFile } from "node:fs/promises";

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

const CAMPAIGNS = "/en/company/campaigns/employer-branding";
const TITLE = "Ten years of tide tables";

const toDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a campaign manager sees whether a campaign works, and takes all as a spreadsheet", async ({
  loggedIn,
}) => {
  const page = await loggedIn("campaigns", "company");

  await test.step("from the menu to a campaign", async () => {
    await page.goto("/en/company-dashboard");
    await expect(page.getByRole("region", { name: "Employer branding" })).toContainText("Live");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Campaigns" })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Campaigns" })).toBeVisible();
    await page.getByRole("link", { name: "Four-day weeks: what the yard team says" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\d.]+% click through$/);
    await expect(page.getByText(/^day \d+ of 29, ends/)).toBeVisible();
  });

  await test.step("its clicks beside those of another one, and by day", async () => {
    const chart = page.getByRole("region", { name: "Clicks a day" });
    await chart.getByLabel("Compare with").selectOption({ label: "Hands on the crane" });
    await expect(page).toHaveURL(/\?against=\d+$/);
    await expect(chart.getByRole("slider")).toHaveAttribute("aria-valuetext", /Hands on the crane/);
    await chart.getByText("Table", { exact: true }).click();
    await expect(chart.getByRole("row").nth(18)).toBeVisible();
  });

  await test.step("filters are in the address, and the spreadsheet has all campaigns", async () => {
    await page.goto(CAMPAIGNS);
    await page.getByRole("button", { name: "Status" }).click();
    await page.getByRole("menuitem", { name: "Draft" }).click();
    await expect(page).toHaveURL(/\?status=2$/);
    const rows = page.getByRole("region", { name: "Campaigns", exact: true }).getByRole("listitem");
    await expect(rows).toHaveCount(1);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "All as CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("campaigns-tidewerk.csv");
    const csv = await readFile(await file.path(), "utf8");
    expect(csv).toContain(
      "id,type,title,channel,status,starts_on,ends_on,impressions,clicks,ctr,leads,url",
    );
    expect(csv).toContain("Berth planning as an API");
  });
});

test("a campaign is written, completed, taken live with its counted link, and off again", async ({
  loggedIn,
}) => {
  const page = await loggedIn("owner", "company", "company");
  const dialog = page.getByRole("dialog");
  await page.goto("/en/company/campaigns/marketing");

  await test.step("a draft needs no more than a title", async () => {
    await page.getByRole("button", { name: "New campaign" }).click();
    await dialog.getByRole("button", { name: "Create draft" }).click();
    await expect(dialog.getByText("Give the campaign a title.")).toBeVisible();
    await dialog.getByLabel("Title").fill(TITLE);
    await dialog.getByLabel("Channel").selectOption("newsletter");
    await dialog.getByRole("button", { name: "Create draft" }).dblclick();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This draft isn’t live yet");
    await expect(page.getByRole("link", { name: TITLE })).toHaveCount(1);
  });

  await test.step("going live says what is missing first", async () => {
    await page.getByRole("button", { name: "Go live" }).click();
    await expect(dialog).toContainText("Enter where the campaign leads.");
    await dialog.getByRole("button", { name: "Edit campaign" }).click();
    await dialog.getByLabel("Leads to").fill("https://tidewerk.example/tides");
    await dialog.getByLabel("First day").fill(toDay(0));
    await dialog.getByLabel("Last day").fill(toDay(7));
    await dialog.getByRole("button", { name: "Save campaign" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Go live" }).click();
    await dialog.getByRole("button", { name: "Go live" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No clicks yet");
  });

  await test.step("its link leads to the destination and names the campaign", async () => {
    const link = (await page.getByText(/\/api\/campaigns\/\d+$/).textContent()) ?? "";
    const answer = await page.request.get(link, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()["location"]).toMatch(
      /^https:\/\/tidewerk\.example\/tides\?utm_source=devguild&utm_medium=newsletter&utm_campaign=campaign-\d+$/,
    );
  });

  await test.step("it is unpublished at once, and deleted", async () => {
    await page.getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByText(`“${TITLE}” unpublished. Its figures stay.`)).toBeVisible();
    await page.getByRole("button", { name: `More: ${TITLE}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete campaign" }).click();
    await expect(page.getByText("Campaign deleted.")).toBeVisible();
    await expect(page).toHaveURL(/\/company\/campaigns\/marketing$/);
    await expect(page.getByRole("link", { name: TITLE })).toHaveCount(0);
  });
});

test("a recruiter has nothing to do with campaigns", async ({ loggedIn }) => {
  const page = await loggedIn("recruiter", "company");
  await page.goto("/en/company-dashboard");
  await expect(page.getByRole("region", { name: "Jobs", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Campaigns" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Employer branding" })).toHaveCount(0);
  for (const path of [CAMPAIGNS, `${CAMPAIGNS}/1`])
    expect((await page.request.get(urls.company + path)).status()).toBe(403);
});

test("visitors see a running campaign as an ad, and its views and clicks are reported", async ({
  page,
}) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/v2/tracking/event")) return;
    const { event_type, event_data } = request.postDataJSON() as {
      event_type: string;
      event_data: { campaign_id?: number };
    };
    reports.push(`${event_type} ${String(event_data.campaign_id)}`);
  });
  await page.route("https://*.example/**", (route) => route.abort());
  for (const path of ["/", "/en/videos", "/en/magazine", "/en/live-events"]) {
    await page.goto(path);
    const ad = page.getByRole("complementary", { name: "Ad", exact: true });
    await ad.scrollIntoViewIfNeeded();
    await expect(ad).toContainText(/Ad\s· \S/);
    const id = (await ad.getAttribute("data-track"))?.replace("campaign:", "");
    await expect.poll(() => reports).toContain(`campaign.view ${id}`);
    await ad.getByRole("link").click();
    await expect.poll(() => reports).toContain(`campaign.click ${id}`);
  }
});

import type { Locator, Page } from "@playwright/test";

import { urls } from "../addresses.ts";
import { untilLive } from "../until-live.ts";
import { waitForReport } from "../wait-for-report.ts";
import { expect, test } from "./fixtures.ts";

const INBOX = "/en/company/job/candidates";
const MANY = 20;
/** Of the demo's agency with 300 open candidates, which no other test uses. */
const BUSY_RECRUITER = "mads.kjaer@farrow-and-lind.example";

const countOpen = async (page: Page) => {
  const tab = page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: /^Open/ });
  await expect(tab).toHaveText(/^Open\s*\d+$/);
  return Number(/\d+/.exec(await tab.innerText())?.[0]);
};

test("a recruiter reads through the inbox by keyboard", async ({ loggedIn }) => {
  const page = await loggedIn("recruiter", "company");
  await page.goto(INBOX);
  await untilLive(page);

  await test.step("J and K move, Enter opens, and the conversation stays in view", async () => {
    const links = page.getByRole("row").getByRole("link");
    await page.keyboard.press("j");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("complementary")).toContainText(await links.first().innerText());
    await page.keyboard.press("Enter");
    await expect(page.getByRole("complementary")).toBeFocused();
    await page.keyboard.press("r");
    await expect(page).toHaveURL(/tab=messages/);
    await expect(page.getByLabel(/^Write to/)).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await expect(page.getByRole("complementary")).toContainText(await links.nth(1).innerText());
    await expect(page).toHaveURL(/tab=messages/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("complementary")).toBeHidden();
  });

  await test.step("the CV can be read beside the list", async () => {
    const opened = waitForReport(page, "candidate.show-details-company-click");
    await page.keyboard.press("Enter");
    await opened;
    const panel = page.getByRole("complementary");
    const read = waitForReport(page, "candidate.cv-company-click");
    await panel.getByRole("link", { name: "CV" }).click();
    const none = panel.getByText("hasn’t uploaded a CV");
    const pages = panel.getByRole("article", { name: /^CV of/ });
    await expect(async () => {
      if (await none.isVisible()) await page.keyboard.press("j");
      await expect(pages.getByText("Skills")).toBeAttached({ timeout: 1000 });
    }).toPass();
    await expect(panel.getByRole("link", { name: "Download CV" })).toBeVisible();
    await read;
  });
});

type Listed = { id: number; job: { id: number } };
type Details = { id: number; status: number; developer: { linkedin: string | null } };

/** Finds a new candidate of one of the company's ads who has a page on LinkedIn. */
const findOnLinkedIn = async ({ request }: Page) => {
  const read = async <Data>(path: string) =>
    ((await (await request.get(`/api/v2/${path}`)).json()) as { data: Data }).data;
  const { company } = await read<{ company: { id: number } }>("user");
  const base = `companies/${company.id}`;
  const listed = await read<Listed[]>(`${base}/candidates?statuses=2&per_page=50`);
  for (const job of new Set(listed.map((each) => each.job.id))) {
    const candidates = await read<Details[]>(`${base}/jobs/${job}/candidates?status=2`);
    const found = candidates.find(({ status, developer }) => status === 2 && developer.linkedin);
    if (found) return { id: found.id, job };
  }
  throw new Error("No new candidate has a page on LinkedIn.");
};

test("a press on a candidate’s LinkedIn page is counted, and one on Invite invites once, however often", async ({
  loggedIn,
}) => {
  const page = await loggedIn(BUSY_RECRUITER, "company");
  const { id, job } = await findOnLinkedIn(page);
  const panel = page.getByRole("complementary").first();
  const moves: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && /\/candidates\/\d+\/.*status$/.test(request.url()))
      moves.push(request.url());
  });
  await page.goto(`/en/company/job/${job}/candidates?candidate=${id}`);
  await untilLive(page);

  await test.step("her page opens in another tab, and the press is reported", async () => {
    await page.context().route(/linkedin\.com/, (route) => route.fulfill({ body: "A profile" }));
    const reported = waitForReport(page, "candidate.linkedin-company-click");
    const opened = page.waitForEvent("popup");
    await panel.getByRole("link", { name: "LinkedIn" }).click();
    expect((await reported).postDataJSON()).toMatchObject({ event_data: { candidate_id: id } });
    const profile = await opened;
    await expect.poll(() => profile.url()).toContain("linkedin.com");
    await profile.close();
  });

  await test.step("pressed twice, she is invited once", async () => {
    await panel.getByRole("button", { name: "Invite to interview" }).dblclick();
    await expect(panel.getByText("Interviewing").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(moves).toHaveLength(1);
    await page.reload();
    await expect(panel.getByText("Interviewing").first()).toBeVisible();
  });
});

test("a recruiter with an inbox of 300 declines twenty kindly by keyboard, and undoes it", async ({
  loggedIn,
}) => {
  const page = await loggedIn(BUSY_RECRUITER, "company");
  const dialog = page.getByRole("dialog");
  const bar = page.getByRole("toolbar");
  const cursor = page.locator("tr[data-row]").locator("a:focus");
  await page.goto(INBOX);
  await untilLive(page);
  const before = await countOpen(page);
  expect(before).toBeGreaterThanOrEqual(300);

  await test.step("she looks up the keys, and searches in vain", async () => {
    await page.keyboard.press("?");
    await expect(dialog).toContainText("Decline");
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await page.keyboard.type("zzzz");
    await expect(page).toHaveURL(/q=zzzz/);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/q=/);
    await expect(page.locator("tr[data-row]").first()).toBeVisible();
  });

  await test.step("she selects as many as one action can change, and clears them", async () => {
    await page.getByRole("checkbox", { name: "Select all rows" }).check();
    await bar.getByRole("button", { name: "Select the first 200" }).click();
    await expect(bar).toContainText("200 selected");
    await bar.getByRole("button", { name: "Clear" }).click();
    await expect(bar).toHaveCount(0);
  });

  await test.step("X selects the first twenty", async () => {
    await page.keyboard.press("j");
    for (let count = 1; count <= MANY; count++) {
      await page.keyboard.press("x");
      await expect(bar).toContainText(`${count} selected`);
      if (count < MANY) await page.keyboard.press("j");
    }
    await expect(cursor).toHaveCount(1);
  });

  await test.step("E asks what to write, and shows it for each of them", async () => {
    await page.keyboard.press("e");
    await expect(dialog).toContainText(`1 of ${MANY}`);
    const preview = dialog.getByRole("region", { name: "Preview" });
    const first = await preview.innerText();
    await dialog.getByRole("button", { name: "Next person" }).press("Enter");
    await expect(preview).not.toHaveText(first);
    await dialog.getByLabel("Message").fill("Hi {{first_name}}, thank you. {{nickname}}");
    await dialog.getByRole("button", { name: `Decline ${MANY} candidates` }).press("Enter");
    await expect(dialog).toContainText("{{nickname}} can’t be filled in");
    await dialog.getByLabel("Template").selectOption("Kind no, thanks for your time");
    await expect(preview).toContainText("Thank you for applying for");
  });

  await test.step("twice pressed, they are declined once, and Undo brings all back", async () => {
    await dialog.getByRole("button", { name: `Decline ${MANY} candidates` }).dblclick();
    await expect(dialog).toBeHidden();
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeVisible();
    await expect.poll(() => countOpen(page)).toBe(before - MANY);
    // By Tab it would be a hundred stops away.
    await page.keyboard.press("z");
    await expect(page.getByRole("status").filter({ hasText: "Undone" })).toBeVisible();
    await expect.poll(() => countOpen(page)).toBe(before);
  });
});

test("what is typed before its field is there is no command, and the focus stays when it is sent", async ({
  loggedIn,
}) => {
  const page = await loggedIn("administrator", "company", "company");
  const panel = page.getByRole("complementary");
  const field = panel.getByLabel(/^Write to/);
  const text = `Here we are ${Date.now()}`;
  await page.goto(`${INBOX}?stage=3`);
  await untilLive(page);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("region", { name: "Moves" })).toBeVisible();
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/candidates\/\d+$/, async (route) => {
    await arrival;
    await route.fallback();
  });
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  await expect(panel.getByText("Your role can view candidates")).toBeHidden();
  // Of these, E would decline and X select.
  await page.keyboard.type("exe");
  arrive();
  await expect(field).toBeFocused();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("toolbar")).toBeHidden();
  await page.keyboard.type(text);
  await panel.getByRole("button", { name: "Send message" }).press("Enter");
  await expect(panel.getByRole("listitem").filter({ hasText: text })).toBeVisible();
  await expect(panel.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
});

test("a view of one's own is saved, has an address, and is deleted", async ({ loggedIn }) => {
  const page = await loggedIn("administrator", "company", "company");
  const views = page.getByRole("navigation", { name: "Views" });
  const name = `Patient ${Date.now()}`;
  await page.goto(`${INBOX}?waiting=7`);
  await untilLive(page);
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
  await expect(views.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  await views.getByRole("link", { name: /^Open/ }).click();
  await expect(page).toHaveURL(new RegExp(`${INBOX}$`));
  await views.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/waiting=7/);
  await page.getByRole("button", { name: `View ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete view" }).click();
  await expect(views.getByRole("link", { name })).toBeHidden();
});

/** Rates a candidate, whom this person may have rated like that before. */
const rate = async (panel: Locator, rating: string) => {
  const choice = panel.getByRole("button", { name: rating, exact: true });
  if ((await choice.getAttribute("aria-pressed")) !== "true") await choice.click();
  await expect(choice).toHaveAttribute("aria-pressed", "true");
};

test("colleagues rate a candidate and mention each other, who are emailed", async ({
  loggedIn,
  mailTo,
}) => {
  const page = await loggedIn("recruiter", "company");
  const serial = Date.now();
  await page.goto(`${INBOX}?stage=3`);
  await untilLive(page);
  await page.keyboard.press("j");
  await page.keyboard.press("n");
  const panel = page.getByRole("complementary");
  const note = panel.getByLabel("Note to the team");
  await expect(note).toBeFocused();
  await rate(panel, "Strong yes");
  await panel.getByRole("button", { name: "Mention" }).click();
  await page.getByRole("menuitem", { name: "Jonas Ahlers" }).click();
  await note.press("End");
  await note.pressSequentially(`call her, ${serial}`);
  await panel.getByRole("button", { name: "Save note" }).click();
  await expect(panel.getByRole("listitem").filter({ hasText: String(serial) })).toBeVisible();
  const mail = await mailTo("administrator@devguild.example", /mentioned you/);
  expect(mail.text).toContain(String(serial));

  const colleague = await loggedIn("administrator", "company", "company");
  await colleague.goto(mail.links[0] ?? "");
  const team = colleague.getByRole("complementary");
  await expect(team.getByText(String(serial))).toBeVisible();
  await rate(team, "Yes");
  await expect(team.getByText("Mara Kessler: Strong yes")).toBeVisible();
  await panel
    .getByRole("listitem")
    .filter({ hasText: String(serial) })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(panel.getByText(String(serial))).toBeHidden();
  await panel.getByRole("button", { name: "Strong yes" }).click();
});

test("the board of all jobs names each job, and a card is moved by keyboard and by dragging", async ({
  loggedIn,
}) => {
  const page = await loggedIn("recruiter", "company");
  const dialog = page.getByRole("dialog");
  await page.goto(INBOX);
  await untilLive(page);
  await page.getByRole("radio", { name: "Board" }).click();
  await expect(page).toHaveURL(/view=board/);
  const fresh = page.getByRole("region", { name: /^New candidate, \d+$/ });
  const card = fresh.getByRole("listitem").first();
  await expect(card).toBeVisible();
  await page.keyboard.press("j");
  await expect(card.getByRole("link")).toBeFocused();
  await page.keyboard.press("3");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await card.dragTo(page.getByRole("region", { name: /^Interviewing, \d+$/ }));
  await expect(dialog).toBeVisible();
});

test("on a phone, a long press selects a candidate, and taps select more", async ({ loggedIn }) => {
  const page = await loggedIn("recruiter", "company");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(INBOX);
  await untilLive(page);
  const rows = page.locator("tr[data-row]");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
  const touch = async (row: Locator, ms: number) => {
    const box = await row.boundingBox();
    const point = { x: (box?.x ?? 0) + 80, y: (box?.y ?? 0) + 20 };
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await page.waitForTimeout(ms);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await touch(rows.nth(0), 700);
  const bar = page.getByRole("toolbar");
  await expect(bar).toContainText("1 selected");
  await touch(rows.nth(1), 50);
  await expect(bar).toContainText("2 selected");
  await expect(page.getByRole("complementary")).toBeHidden();
  await expect(bar.getByRole("button", { name: "Decline" })).toBeInViewport();
  await bar.getByRole("button", { name: "Clear" }).click();
  await expect(bar).toBeHidden();
  await touch(rows.nth(1), 50);
  await expect(page.getByRole("complementary")).toBeVisible();
});

test("what is listed is downloaded as a spreadsheet", async ({ loggedIn }) => {
  const page = await loggedIn("recruiter", "company");
  await page.goto(`${INBOX}?stage=3`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: /as CSV/ }).click();
  expect((await downloading).suggestedFilename()).toBe("candidates.csv");
});

test("a campaign manager sees nothing of candidates", async ({ loggedIn }) => {
  const page = await loggedIn("campaigns", "company");
  const response = await page.goto(INBOX);
  expect(response?.status()).toBe(403);
  await expect(page.getByText("Access denied").first()).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Candidates" }),
  ).toBeHidden();
  const me = (await (await page.request.get("/api/v2/user")).json()) as {
    data: { company: { id: number } };
  };
  const declined = await page.request.post(
    `/api/v2/companies/${me.data.company.id}/candidates/actions`,
    {
      data: { candidate_ids: [1], status: 6, message: "", contact_email: "a@b.example" },
      headers: { Origin: urls.company },
    },
  );
  expect(declined.status()).toBe(403);
});

import { expect, test } from "./fixtures.ts";

const PAGER = "/en/event/the-pager-unplugged";

test("a guest registers, confirms with the emailed link, and cancels again", async ({
  page,
  watch,
  mailTo,
}) => {
  watch(page);
  const email = `guest-${Date.now()}@test.example`;
  await page.goto("/en/live-events");
  await page.getByRole("navigation", { name: "When" }).getByText("Upcoming").click();
  await expect(page).toHaveURL(/status=upcoming/);
  await page.getByRole("link", { name: "The pager, unplugged" }).click();
  await expect(page).toHaveURL(/\/en\/live-events\/\d+\/the-pager-unplugged$/);
  await page.goto(`${page.url()}?utm_source=mail&utm_campaign=spring`);
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Last name").fill("Guest");
  await page.getByLabel("Email address").fill(email);
  await page.getByText("About your work").click();
  await page.getByLabel("Job title").fill("Engineer");
  await page.getByLabel("Country").selectOption("Austria");
  await page.getByLabel(/I accept the terms/).check();
  // The form refuses anything sent faster than a human could.
  await page.waitForTimeout(2500);
  // On a phone, the form that the answer replaces is taller than the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  const asking = page.waitForRequest(/guest-register$/);
  await page.getByRole("button", { name: "Register" }).click();
  expect((await asking).postDataJSON()).toMatchObject({
    job_title: "Engineer",
    country_id: expect.any(Number),
    utm_source: "mail",
    utm_campaign: "spring",
  });
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });

  const asked = await mailTo(email, /^Confirm your place/);
  await page.goto(asked.links[0] ?? "");
  await page.getByRole("button", { name: "Confirm my place" }).click();
  await expect(page.getByRole("heading", { name: "You’re in" })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("the-pager-unplugged.ics");

  const taken = await mailTo(email, /^You’re in/);
  const giveUp = taken.links.find((link) => link.includes("/live-events/place?token="));
  await page.goto(giveUp ?? "");
  await page.getByRole("button", { name: "Cancel my place" }).click();
  await expect(page.getByRole("heading", { name: "You’ve cancelled your place" })).toBeVisible();
});

test("a member registers with one click and finds the event on For you", async ({ loggedIn }) => {
  const page = await loggedIn("developer", "site");
  await page.goto(PAGER);
  const giveUp = page.getByRole("button", { name: "Cancel my place" });
  const take = page.getByRole("button", { name: "Register" });
  await expect(giveUp.or(take)).toBeVisible();
  if (await giveUp.isVisible()) await giveUp.click();
  await take.click();
  await expect(page.getByText("You’re registered")).toBeVisible();
  await page.goto("/en/developer-dashboard");
  const registered = page.getByRole("region", { name: "Your next event" });
  await expect(registered.getByRole("link", { name: "The pager, unplugged" })).toBeVisible();
  await registered.getByRole("button", { name: /Get (calendar|a new) link/ }).click();
  const url = await registered.getByLabel("Your calendar link").inputValue();
  const calendar = await page.request.get(new URL(url).pathname);
  expect(await calendar.text()).toContain("SUMMARY:The pager\\, unplugged");
});

test("a third-party stream only loads once it is started", async ({ page, watch }) => {
  watch(page);
  const asked: string[] = [];
  await page.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>player</p>" });
  });
  await page.goto("/en/live");
  await expect(page.getByRole("region", { name: "Previous episodes" })).toBeVisible();
  await page.getByRole("link", { name: "Watch live" }).click();
  const play = page.getByRole("button", { name: "Watch live" });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked[0]).toContain("https://www.youtube-nocookie.com/embed/");
});

test("a guest is asked to log in if the event is for members", async ({ page, watch }) => {
  watch(page);
  await page.goto("/en/event/accessible-by-friday");
  await expect(page.getByText("This one is for members")).toBeVisible();
  await expect(page.getByRole("button", { name: "Watch live" })).toHaveCount(0);
});

test("a fully booked event says so, to guests and to members", async ({
  page,
  watch,
  loggedIn,
}) => {
  const full = "/en/event/rust-for-people-with-a-deadline";
  watch(page);
  const member = await loggedIn("developer", "site");
  for (const visitor of [page, member]) {
    await visitor.goto(full);
    await expect(visitor.getByText("All seats are taken.")).toBeVisible();
    await expect(visitor.getByRole("button", { name: "Join the waiting list" })).toBeVisible();
    await expect(visitor.getByRole("button", { name: "Register" })).toHaveCount(0);
  }
});

import { urls } from "../addresses.ts";
import { untilLive } from "../until-live.ts";
import { delayScripts, open, waitUntilItAnswers } from "./delay-scripts.ts";
import { expect, test } from "./fixtures.ts";

declare global {
  interface Window {
    /** Server-rendered links and buttons of the header that were removed again. */
    lost: string[];
    /** Elements that moved without interaction: from where to where. */
    moved: string[];
  }
}

type LayoutShift = PerformanceEntry & {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

for (const width of [390, 1280])
  test(`nothing moves on an event's page of ${width} px during hydration`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const arrive = await delayScripts(page);
    await page.goto("/en/event/the-pager-unplugged", { waitUntil: "domcontentloaded" });
    // A busy browser paints a page that it has half parsed; only what moves afterwards counts.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      window.moved = [];
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as LayoutShift[])
          for (const { node, previousRect, currentRect } of sources)
            window.moved.push(`${node?.nodeName}: ${previousRect.y} to ${currentRect.y}`);
      }).observe({ type: "layout-shift" });
    });
    arrive();
    await expect(page.getByText(/^Your time: /)).toBeVisible();
    await expect(page.getByRole("button", { name: "Register" })).toBeEnabled();
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });

test("back before a page has hydrated shows the previous page", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/en/jobs?skills=rust");
  await untilLive(page);
  await page.getByRole("button", { name: "Remove filter Skill Rust" }).first().click();
  await expect(heading).toHaveText("Tech jobs");
  const arrive = await delayScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(heading).toHaveText("Tech jobs");
  await page.goBack({ waitUntil: "commit" });
  arrive();
  await untilLive(page);
  await expect(heading).toHaveText("Rust jobs");
});

/** Slow enough that lazy parts load after the page around them has hydrated. */
const SLOWER = 4;

for (const path of ["/", "/en/jobs", "/en/developer-dashboard"])
  test(
    `server-rendered content stays while ${path} hydrates`,
    { tag: "@slow" },
    async ({ loggedIn }) => {
      const page = await loggedIn("developer", "site");
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await page.addInitScript(() => {
        window.lost = [];
        new MutationObserver((changes) => {
          for (const { target, removedNodes } of changes)
            for (const node of removedNodes)
              if (
                node instanceof HTMLElement &&
                node.matches("a, button, :has(a, button)") &&
                (target as HTMLElement).closest("header")
              )
                window.lost.push(node.outerHTML.slice(0, 100));
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(path);
      // What a visitor opens early stays open.
      await page.getByRole("button", { name: /Account:/ }).click();
      await untilLive(page);
      // Lazy parts have loaded, too.
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("link", { name: "Log out" })).toBeVisible();
      expect(await page.evaluate(() => window.lost)).toEqual([]);
    },
  );

test(
  "a press while a page's parts are loading opens its page, however busy the machine",
  {
    tag: "@slow",
  },
  async ({ browser }) => {
    test.setTimeout(600_000);
    const press = async () => {
      const context = await browser.newContext({ baseURL: urls.site });
      const page = await context.newPage();
      await open(page, "/en/talent-marketing-membership");
      await page.getByRole("link", { name: "Get the media kit" }).click();
      await expect(page.getByLabel("First name")).toBeVisible({ timeout: 60_000 });
      await context.close();
    };
    // With a part that React waited for, one press in a hundred changed the URL and nothing else.
    for (let round = 0; round < 50; round++)
      await Promise.all([press(), press(), press(), press()]);
  },
);

test("a page paints before it loads its scripts", async ({ page }) => {
  await page.goto("/en/jobs");
  await waitUntilItAnswers(page);
  const { drawn, asked } = await page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    const files = performance.getEntriesByType("resource");
    return {
      // When the browser finished painting; `startTime` is some frames later, when it was on
      // screen.
      drawn: (paint as PerformanceEntry & { paintTime: number }).paintTime,
      asked: files.filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime),
    };
  });
  expect(asked.length).toBeGreaterThan(10);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(drawn);
});

for (const [person, app, path] of [
  ["developer", "site", "/en/developer-dashboard"],
  ["recruiter", "company", "/en/company-dashboard"],
  ["support", "admin", "/en/admin/companies"],
] as const)
  test(`behind the login ${path} links its files and defers nothing`, async ({ loggedIn }) => {
    const page = await loggedIn(person, app);
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('<link rel="stylesheet" href="/assets/');
    expect(html).toContain('<script type="module" async="">');
    expect(html).not.toMatch(/disabled=""\/>|deferred-module|earlyInput/);
  });

test("a page in the background, which never paints, hydrates, too", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("/");
  await waitUntilItAnswers(page);
});

test("a part of a page that fails to load says so, and the rest works", async ({ page }) => {
  await page.route("**/assets/newsletter-form-*.js", (route) => route.abort());
  await page.goto("/en/magazine");
  await page.locator("#newsletter").scrollIntoViewIfNeeded();
  await expect(page.getByText("Part of this page didn’t load.")).toBeVisible();
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("navigation", { name: "In this article" })).toBeVisible();
});

test.describe("input before hydration counts", () => {
  test("a filter, an order, a salary and search text", async ({ page, watch }) => {
    watch(page);
    const arrive = await delayScripts(page);
    await open(page, "/en/jobs");
    const filters = page.getByRole("complementary", { name: "Filters" });
    const field = page.getByRole("searchbox", { name: "Skill, title, company or city" });
    await filters.getByRole("checkbox", { name: "Remote" }).check();
    await page.getByLabel("Sort by").selectOption("Salary");
    await page.getByRole("slider", { name: "Salary" }).press("ArrowRight");
    await field.pressSequentially("rust berl");
    await expect(page).toHaveURL(`${urls.site}/en/jobs`);
    arrive();
    await expect(page).toHaveURL(/remote=1/);
    await expect(page).toHaveURL(/orderBy=salary/);
    await expect(page).toHaveURL(/salary_min=10000/);
    await expect(page.getByRole("button", { name: "Remove filter Remote" }).first()).toBeVisible();
    await expect(filters.getByRole("checkbox", { name: "Remote" })).toBeChecked();
    await expect(page.getByLabel("Sort by")).toHaveValue("salary");
    // The text is preserved: she continues typing, and Enter searches as usual.
    await expect(field).toHaveValue("rust berl");
    await field.pressSequentially("in");
    await field.press("Enter");
    await expect(page).toHaveURL(/skills=rust&locations=berlin/);
    await expect(page).toHaveURL(/remote=1/);
  });

  test("a filter that is unticked again stays off", async ({ page, watch }) => {
    watch(page);
    const arrive = await delayScripts(page);
    await open(page, "/en/jobs");
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByRole("checkbox", { name: "Remote" }).check();
    await filters.getByRole("checkbox", { name: "Remote" }).uncheck();
    await filters.getByRole("checkbox", { name: "Senior" }).check();
    arrive();
    await expect(page).toHaveURL(/seniorities=senior/);
    await expect(page).not.toHaveURL(/remote/);
    await expect(filters.getByRole("checkbox", { name: "Remote" })).not.toBeChecked();
  });

  test("a company's name, with suggestions", async ({ page, watch }) => {
    watch(page);
    const arrive = await delayScripts(page);
    await open(page, "/en/companies");
    await page.getByPlaceholder("Any company").pressSequentially("tide");
    arrive();
    await expect(page.getByRole("combobox", { name: "Company name" })).toHaveValue("tide");
    await expect(page.getByRole("option", { name: "Tidewerk" })).toBeVisible();
  });

  test("a submitted login stays out of the URL and logs in", async ({ page, watch }) => {
    watch(page);
    const arrive = await delayScripts(page);
    await open(page, "/en/user/login");
    await page.getByLabel("Email address").fill("developer@devguild.example");
    await page.getByLabel("Password", { exact: true }).fill("devguild-demo");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("devguild-demo");
    expect(page.url()).toBe(`${urls.site}/en/user/login`);
    arrive();
    await expect(page).toHaveURL(/developer-dashboard/);
  });

  test("a password that was shown is the one that is sent later", async ({ page, watch }) => {
    watch(page);
    const arrive = await delayScripts(page);
    await open(page, "/en/user/login");
    await page.getByLabel("Email address").fill("developer@devguild.example");
    await page.getByLabel("Password", { exact: true }).fill("devguild-demo");
    await page.getByRole("button", { name: "Show password" }).click();
    arrive();
    await expect(page.getByRole("button", { name: "Hide password" })).toBeVisible();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page).toHaveURL(/developer-dashboard/);
  });

  test("a button, once, however often it is pressed", async ({ loggedIn }) => {
    const page = await loggedIn("developer", "site");
    const arrive = await delayScripts(page);
    const tellLater = await delayScripts(page, "**/assets/watch-site-*.js");
    await open(page, "/en/jobs");
    const toDark = page.getByRole("button", { name: "Switch to dark mode" });
    await toDark.click();
    await toDark.click();
    await page.getByRole("checkbox", { name: "Remote" }).check();
    arrive();
    // Only a hydrated page has these. Earlier presses no longer count.
    await expect(page.getByRole("button", { name: /^Save: / }).first()).toBeVisible();
    await toDark.click();
    await expect(page.getByRole("button", { name: "Switch to light mode" })).toBeVisible();
    tellLater();
    await expect(page).toHaveURL(/remote=1/);
    await expect(page.getByRole("button", { name: "Switch to light mode" })).toBeVisible();
  });

  test("the filters on a narrow screen", async ({ page, watch }) => {
    watch(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await delayScripts(page);
    await open(page, "/en/jobs");
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    arrive();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  });

  test("an opened menu stays open, and its button says so", async ({ page, watch }) => {
    watch(page);
    const arrive = await delayScripts(page);
    await open(page, "/");
    const events = page.getByRole("button", { name: "Events" });
    await events.click();
    const panel = page.getByRole("region", { name: "For Developers" });
    await expect(panel).toBeVisible();
    arrive();
    await expect(events).toHaveAttribute("aria-expanded", "true");
    await expect(panel).toBeVisible();
  });
});

import { urls } from "../addresses.ts";
import { untilLive } from "../until-live.ts";
import { expect, test } from "./fixtures.ts";

test.describe("every path leads where it should", () => {
  for (const [path, status, target] of [
    ["/en", 301, "/"],
    [`${urls.company}/en`, 301, "/"],
    [`${urls.admin}/en`, 301, "/"],
    ["/jobs?skills=go", 302, "/en/jobs?skills=go"],
    ["/en/jobs/", 301, "/en/jobs"],
    ["/EN/jobs?skills=go", 301, "/en/jobs?skills=go"],
    ["/talents/en/jobs?skills=go", 308, "/en/jobs?skills=go"],
    ["/talents/jobs", 308, "/jobs"],
    ["/talents", 308, "/"],
    ["/talents//elsewhere.example", 308, "/elsewhere.example"],
    ["/en/company-dashboard?jobs=draft", 302, `${urls.company}/en/company-dashboard?jobs=draft`],
    ["/en/admin/jobs", 302, `${urls.admin}/en/admin/jobs`],
    ["/?action=login", 302, "/en/user/login"],
    ["/en/companies/[object%20Object]", 302, "/en/error"],
    ["/en/developer-dashboard", 302, "/en/user/login?redirect=%2Fen%2Fdeveloper-dashboard"],
    ["/en/my-profile/applied", 302, "/en/developer-dashboard"],
  ] as const)
    test(`${path} responds with ${status}`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      expect(answer.headers()["location"]).toBe(target);
    });

  for (const [path, status] of [
    ["/en/nothing-here", 404],
    ["/de/jobs", 404],
    ["/nothing", 404],
    ["/en/jobs/s/no-such-skill", 404],
    ["/en/error", 500],
  ] as const)
    test(`${path} responds with ${status} and is not indexed`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
        "content",
        "noindex, nofollow",
      );
      await expect(page).toHaveTitle(/^Whoops! .+ · /);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        status === 404 ? "Whoops! That page is gone." : "Whoops! Something just went wrong.",
      );
    });
});

test("a former address of an ad's candidates leads to the present one, for its company and for staff", async ({
  loggedIn,
}) => {
  const recruiter = await loggedIn("recruiter", "company", "company");
  const staff = await loggedIn("super-admin", "admin");
  const read = async <Answer>(path: string) =>
    ((await (await recruiter.request.get(path)).json()) as { data: Answer }).data;
  const { company } = await read<{ company: { id: number } }>("/api/v2/user");
  const [ad] = await read<{ id: number; slug: string }[]>(
    `/api/v2/companies/${company.id}/job-postings?status=published&per_page=1`,
  );
  for (const [{ request }, jobs] of [
    [recruiter, "/en/company/job"],
    [staff, `/en/admin/companies/${company.id}/jobs`],
  ] as const) {
    const moved = await request.get(`${jobs}/${ad?.slug}/candidates?q=go`, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    expect(moved.headers()["location"]).toBe(`${jobs}/${ad?.id}/candidates?q=go`);
    expect((await request.get(`${jobs}/no-such-ad/candidates`)).status()).toBe(404);
  }
});

test("an event’s former address leads to its present one", async ({ request, loggedIn }) => {
  const staff = await loggedIn("content-editor", "admin");
  const send = (method: "post" | "put", path: string, data: object) =>
    staff.request[method](`/api/v2/admin/events${path}`, {
      data,
      headers: { Origin: urls.admin },
    });
  const name = `Quay Days ${Date.now()}`;
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const created = await send("post", "", {
    name,
    type: 0,
    audience: "developers",
    // Over, so that it isn't in the menu.
    starts_on: "2020-05-06",
    ends_on: "2020-05-07",
    timezone: "Europe/Berlin",
  });
  const { data: event } = (await created.json()) as { data: { id: number } };
  const page = { hero_title: "By the quay", published: true, version: 0 };
  expect((await send("post", `/${event.id}/homepage`, page)).status()).toBe(201);
  expect((await request.get(`/en/events/${slug}`)).status()).toBe(200);
  expect((await send("put", `/${event.id}`, { slug: `${slug}-later` })).status()).toBe(200);
  const visit = () => request.get(`/en/events/${slug}`, { maxRedirects: 0 });
  // A page may be a second old.
  await expect.poll(async () => (await visit()).status()).toBe(301);
  expect((await visit()).headers()["location"]).toBe(`/en/events/${slug}-later`);
});

test("an error page keeps the colour scheme, and a retry loads the page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/en/magazine");
  await untilLive(page);
  const article = page.getByRole("article").first().getByRole("link");
  const title = (await article.textContent()) ?? "";
  const data = /\.data(?:\?|$)/;
  await page.route(data, (route) => route.fulfill({ status: 503 }));
  await article.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Whoops! Something just went wrong.",
  );
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.unroute(data);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("one login serves all three apps, and logging out ends it", async ({ page, watch }) => {
  watch(page);
  await page.goto(`${urls.company}/en/company-dashboard`);
  await expect(page).toHaveURL(`${urls.site}/en/user/login?redirect=%2Fen%2Fcompany-dashboard`);
  await page.getByLabel("Email address").fill("recruiter@devguild.example");
  await page.getByLabel("Password", { exact: true }).fill("devguild-demo");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(`${urls.company}/en/company-dashboard`);
  await untilLive(page);
  await page.getByRole("button", { name: /Account:/ }).click();
  await page.getByRole("link", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${urls.site}/`);
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
});

test("a job search is shared by its URL, and the list keeps its position", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/en/jobs");
  await page.getByRole("checkbox", { name: /^Remote/ }).check();
  await expect(page).toHaveURL(/remote=1/);
  // Until its rows are drawn, the button is the list's before, and does nothing.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tech jobs, remote");
  await page.getByRole("link", { name: "Show 12 more" }).click();
  await expect(page.getByText(/Jobs 1–24 of/)).toBeVisible();
  await expect(page).toHaveURL(/jobs_page=2/);
  await page.getByRole("article").nth(20).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/companies\//);
  await page.goBack();
  await expect(page.getByText(/Jobs 1–24 of/)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(24);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(24);
});

test("a guest's page is revalidated without being sent again; a member's is never cached", async ({
  request,
  loggedIn,
}) => {
  // Times in a page change every minute, so at least one of two attempts is within the same minute.
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const first = await request.get("/en/jobs");
    expect(first.headers()["cache-control"]).toContain("s-maxage=60");
    expect(first.headers()["vary"]).toContain("Cookie");
    const etag = first.headers()["etag"] ?? "";
    statuses.push((await request.get("/en/jobs", { headers: { "If-None-Match": etag } })).status());
  }
  expect(statuses).toContain(304);
  const member = await loggedIn("developer", "site");
  const answer = await member.request.get("/en/jobs");
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
});

test("only our own pages and the address bar log anyone out", async ({ loggedIn }) => {
  const page = await loggedIn("campaigns", "site");
  const logOut = (site: string, query = "") =>
    page.request.get(`/en/user/logout${query}`, {
      headers: { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": site },
      maxRedirects: 0,
    });
  const isLoggedIn = async () => (await page.request.get("/api/v2/user")).ok();
  expect((await logOut("cross-site")).headers()["location"]).toBe("/");
  expect(await isLoggedIn()).toBe(true);
  const answer = await logOut("same-origin", "?redirect=/%E4%BD%A0");
  expect(answer.headers()["location"]).toBe("/%E4%BD%A0");
  expect(await isLoggedIn()).toBe(false);
});

test("a request that is on its way while someone logs out doesn’t lead to the log-in", async ({
  loggedIn,
}) => {
  const page = await loggedIn("developer", "site");
  const { promise: logsOut, resolve: startLogOut } = Promise.withResolvers<void>();
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  let late = 0;
  await page.route("**/api/v2/**", async (route) => {
    await logsOut;
    late += 1;
    await route.fulfill({ status: 401, json: { message: "Please log in." } });
    refuse();
  });
  await page.route("**/en/user/logout", async (route) => {
    startLogOut();
    await refused;
    await route.continue();
  });
  await page.goto("/en/user/profile");
  await untilLive(page);
  await page.getByRole("button", { name: /Account:/ }).click();
  await page.getByRole("link", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  expect(late).toBeGreaterThan(0);
});

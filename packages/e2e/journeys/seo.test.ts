import type { APIRequestContext } from "@playwright/test";
import { parseXml, type XmlElement } from "@rgrove/parse-xml";

import { urls } from "../addresses.ts";
import { expect, test } from "./fixtures.ts";

const isElement = (node: { type: string }): node is XmlElement => node.type === "element";

const textsOf = (parent: XmlElement, name: string): string[] =>
  parent.children
    .filter(isElement)
    .flatMap((child) => (child.name === name ? [child.text] : textsOf(child, name)));

const readXml = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const { root } = parseXml(await answer.text());
  if (!root) throw new Error(`${address} holds nothing.`);
  return root;
};

const canonicalOf = (html: string) =>
  /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

test("a search engine gets from robots.txt to a job and its structured data", async ({
  page,
  request,
  watch,
}) => {
  watch(page);
  const robots = await (await request.get("/robots.txt")).text();
  const [, index = ""] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(index).toBe(`${urls.site}/sitemap.xml`);
  const files = textsOf(await readXml(request, index), "loc");
  expect(files).toContain(`${urls.site}/sitemap-articles-1.xml`);
  const file = files.find((each) => each.includes("sitemap-jobs-")) ?? "";
  const jobs = textsOf(await readXml(request, file), "loc");
  expect(jobs.length).toBeGreaterThan(50);

  const [address = ""] = jobs;
  await page.goto(address);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [job, crumbs] = things.map((text) => JSON.parse(text) as Record<string, unknown>);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  expect(job).toMatchObject({ "@type": "JobPosting", title, url: address });
  expect(crumbs).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Tech Jobs", item: `${urls.site}/en/jobs` }, { name: title }],
  });

  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const drawn = await request.get(picture ?? "");
  expect(drawn.headers()["content-type"]).toBe("image/png");
  expect(drawn.headers()["cache-control"]).toContain("immutable");
});

test("pages in the sitemap respond directly, are canonical and may be indexed", async ({
  request,
}) => {
  const pages = textsOf(await readXml(request, "/sitemap-pages.xml"), "loc");
  const categories = textsOf(await readXml(request, "/sitemap-categories.xml"), "loc");
  const others = ["companies", "articles", "videos", "live-events"].map(async (kind) => {
    const [first = ""] = textsOf(await readXml(request, `/sitemap-${kind}-1.xml`), "loc");
    return first;
  });
  // One list of each kind of category.
  const kinds = Map.groupBy(categories, (address) => address.split("/").slice(3, 6).join("/"));
  const lists = [...kinds.values()].flatMap(([first]) => first ?? []);
  for (const address of [...pages, ...lists, ...(await Promise.all(others))]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([address, answer.status()]).toEqual([address, 200]);
    const html = await answer.text();
    expect([address, canonicalOf(html)]).toEqual([address, address]);
    expect([address, html.includes("noindex")]).toEqual([address, false]);
  }
});

test("a company's page has structured data, a generated image and a feed of its jobs", async ({
  page,
  request,
  watch,
}) => {
  watch(page);
  await page.goto("/en/companies/tidewerk");
  const address = page.url();
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(things.map((text) => JSON.parse(text) as Record<string, unknown>)).toMatchObject([
    {
      "@type": "Organization",
      name: "Tidewerk",
      mainEntityOfPage: address,
      address: { "@type": "PostalAddress" },
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { name: "Companies", item: `${urls.site}/en/companies` },
        { name: "Tidewerk" },
      ],
    },
  ]);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(picture).toContain("/og/company-");
  expect((await request.get(picture ?? "")).headers()["content-type"]).toBe("image/png");
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  const [, job = ""] = textsOf(await readXml(request, feed ?? ""), "link");
  expect(job).toContain(`${address}/`);
});

test("filters, orders and longer lists have the same canonical URL", async ({ request }) => {
  for (const [address, canonical] of [
    ["/en/jobs?skills=go&remote=1", "/en/jobs"],
    ["/en/jobs?jobs_page=2", "/en/jobs"],
    ["/en/jobs/filtered?skills=go", "/en/jobs"],
    ["/en/jobs/s/go?orderBy=salary&remote=1", "/en/jobs/s/go"],
    ["/en/videos?orderBy=popular&page=2", "/en/videos"],
    ["/en/videos/s/go?page=2", "/en/videos/s/go"],
    ["/en/magazine?page=2", "/en/magazine"],
    ["/en/magazine?metadata=calm", "/en/magazine"],
  ] as const) {
    const html = await (await request.get(address)).text();
    expect([address, canonicalOf(html)]).toEqual([address, urls.site + canonical]);
  }
});

test("pages link to feeds of their lists", async ({ request }) => {
  const feedsOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    return [...html.matchAll(/<link[^>]*rel="alternate"[^>]*href="([^"]*)"/g)].map(
      ([, href = ""]) => href.replaceAll("&amp;", "&"),
    );
  };
  const [rss = "", json = ""] = await feedsOf("/en/jobs/s/go");
  expect(rss).toMatch(/skills%5B%5D=\d+/);
  const channel = await readXml(request, rss);
  const titles = textsOf(channel, "title");
  expect(titles[0]).toBe("Go jobs · Devguild");
  expect(titles.length).toBeGreaterThan(5);
  const feed = (await (await request.get(json)).json()) as { items: { title: string }[] };
  expect(feed.items.map(({ title }) => title)).toEqual(titles.slice(1));

  const [teams = ""] = await feedsOf("/en/companies?skills=kafka&orderBy=name");
  expect(textsOf(await readXml(request, teams), "link")[0]).toBe(
    `${urls.site}/en/companies?skills=kafka`,
  );
  const [article = ""] = await feedsOf("/en/magazine");
  expect(textsOf(await readXml(request, article), "link")[1]).toContain("/en/magazine/");
  const [podcast = ""] = await feedsOf("/en/videos?event=coffee-with-developers");
  expect(textsOf(await readXml(request, podcast), "title")[0]).toBe("Coffee with Developers");
  expect((await request.get("/feeds/jobs.rss?skills[]=go")).status()).toBe(422);
});

test("the portal and the back office disallow crawlers", async ({ request }) => {
  for (const url of [urls.company, urls.admin])
    expect(await (await request.get(`${url}/robots.txt`)).text()).toContain("Disallow: /\n");
});

for (const path of ["/", "/en/jobs", "/en/jobs/s/go", "/en/companies", "/en/videos", "/en/live"])
  test(`${path} is shared with a picture`, async ({ page, request }) => {
    await page.goto(path);
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    const answer = await request.get(picture ?? "");
    expect(answer.headers()["content-type"]).toBe("image/png");
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
      "content",
      "summary_large_image",
    );
  });

import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { countFacets } from "../public-companies/count-facets.commands.ts";
import { quotes, siteLinks } from "./site-data.tables.ts";

const { footerLinks, global, menu, quotes: quotesCall } = contract.siteData;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

test("a link without a URL is not shown; the others keep their order", async () => {
  await api.db.insert(siteLinks).values([
    { column: "social", label: "Second", url: "https://b.example", position: 2 },
    { column: "social", label: "Nowhere", url: null, position: 0 },
    { column: "social", label: "First", url: "https://a.example", position: 1 },
  ]);
  const { body } = await api.call(footerLinks, {});
  expect(body.data.links).toEqual([
    { column: "social", label: "First", url: "https://a.example" },
    { column: "social", label: "Second", url: "https://b.example" },
  ]);
});

test("the site's totals count public data, and include the lowest ad price", async () => {
  const before = (await api.call(global, {})).body.data;
  expect(before.job_ad_light_price).toBeGreaterThan(0);
  await given.company();
  await given.company({ published: false });
  await given.article();
  await given.article({ status: 0 });
  const { total_companies, total_articles } = (await api.call(global, {})).body.data;
  expect(total_companies).toBe(before.total_companies + 1);
  expect(total_articles).toBe(before.total_articles + 1);
});

test("the footer links to the companies with the most open jobs, and to none without one", async () => {
  const some = await given.company({ name: "Some" });
  const most = await given.company({ name: "Most" });
  await given.company({ name: "None" });
  const hidden = await given.company({ published: false });
  for (const company of [some, most, most, hidden]) await given.openJob({ company });
  await countFacets(api.db);
  const { body } = await api.call(footerLinks, {});
  expect(body.data.top_teams).toEqual([
    { label: "Most", url: `/companies/${most.id}/${most.slug}` },
    { label: "Some", url: `/companies/${some.id}/${some.slug}` },
  ]);
});

test("the menu offers what is published", async () => {
  const go = await given.skillId("go");
  await given.video({ skill_ids: [go] });
  const article = await given.article({ title: "Fresh" });
  await given.article({ status: 0 });
  const { body } = await api.call(menu, {});
  expect(body.data.video_skills).toEqual([expect.objectContaining({ id: go, slug: "go" })]);
  expect(body.data.magazine_articles[0]).toEqual({
    id: article.id,
    slug: article.slug,
    title: "Fresh",
  });
  expect(body.data.magazine_categories).toContainEqual(
    expect.objectContaining({ id: article.category_id }),
  );
});

test("quotes come in the editors' order", async () => {
  await api.db.insert(quotes).values([
    { text: "Later", author: "B", role: "Dev", position: 2 },
    { text: "Sooner", author: "A", role: "Dev", position: 1 },
  ]);
  const { body } = await api.call(quotesCall, {});
  expect(body.data.map(({ text }) => text)).toEqual(["Sooner", "Later"]);
});

import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { SITE_CONTENT_MESSAGES as M } from "@devguild/schemas/constants/site-content";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { partnerBanners } from "../partner-banners/partner-banners.tables.ts";
import { quotes, siteLinks } from "./site-data.tables.ts";

const { siteLinks: links, quotes: quoteCalls, adminPartnerBanners: banners } = contract;
type Link = BodyInput<typeof links.create>;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});
beforeEach(async () => {
  await api.db.delete(siteLinks);
  await api.db.delete(quotes);
  await api.db.delete(partnerBanners);
});

const actionsOf = async (subject: string) =>
  (
    await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subject, subject), eq(auditLog.user_id, editor.userId)))
      .orderBy(auditLog.id)
  ).map(({ action }) => action.split(".")[1]);

describe("links of menus and footers", () => {
  const body = (label: string, more: Partial<Link> = {}): Link => ({
    column: "social",
    label,
    url: "https://example.com/us",
    active: true,
    ...more,
  });
  const add = async (label: string, more?: Partial<Link>) =>
    (await api.call(links.create, { body: body(label, more) }, editor)).body.data;
  const update = (id: number, changed: Link) =>
    api.call(links.update, { params: { id }, body: changed }, editor);
  const move = (id: number, step: -1 | 1) =>
    api.call(links.move, { params: { id }, body: { step } }, editor);
  const shown = async (column = "social") =>
    (await api.call(contract.siteData.footerLinks, {})).body.data.links
      .filter((link) => link.column === column)
      .map(({ label }) => label);

  test("are added, moved, hidden and deleted, and visitors see it at once", async () => {
    const first = await add("First");
    const second = await add("Second");
    const third = await add("Third");
    expect(await shown()).toEqual(["First", "Second", "Third"]);
    await move(third.id, -1);
    await move(first.id, -1);
    expect(await shown()).toEqual(["First", "Third", "Second"]);
    await update(third.id, body("Third", { active: false }));
    expect(await shown()).toEqual(["First", "Second"]);
    await update(second.id, body("Second", { column: "events" }));
    expect([await shown(), await shown("events")]).toEqual([["First"], ["Second"]]);
    const remove = () => api.call(links.remove, { params: { id: first.id } }, editor);
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await shown()).toEqual([]);
    expect(await actionsOf("site-link")).toEqual([
      "create",
      "create",
      "create",
      "move",
      "move",
      "edit",
      "edit",
      "delete",
    ]);
  });

  test("keep their order when two people move links at once", async () => {
    const added = [await add("1"), await add("2"), await add("3")];
    await Promise.all(added.flatMap(({ id }) => [move(id, 1), move(id, -1)]));
    expect((await shown()).toSorted()).toEqual(["1", "2", "3"]);
  });

  test("in About take the place of one of our pages, each once", async () => {
    const about = await add("Press", { column: "about" });
    expect(await shown("about")).toEqual(["Press"]);
    const refused = async (label: string) =>
      (await api.call(links.create, { body: body(label, { column: "about" }) }, editor)).problem
        .errors;
    expect(await refused("Press")).toEqual({ label: [M.aboutTaken] });
    expect(await refused("Our blog")).toEqual({ label: [M.aboutUnknown] });
    expect((await update(about.id, body("Press", { column: "about", active: false }))).status).toBe(
      200,
    );
  });

  test.each([
    [{ label: " " }, "label"],
    [{ label: "a".repeat(41) }, "label"],
    [{ url: "" }, "url"],
    [{ url: "javascript:alert(1)" }, "url"],
    [{ url: "/en/jobs" }, "url"],
  ])("%j is refused, and nothing changes", async (wrong, field) => {
    const { id } = await add("Before");
    const answer = await update(id, body("After", wrong));
    expect(Object.keys(answer.problem.errors ?? {})).toEqual([field]);
    expect(await shown()).toEqual(["Before"]);
  });
});

test("quotes are added at the end, moved, hidden and deleted", async () => {
  const body = (author: string, active = true) => ({
    text: "It works.",
    author,
    role: "Developer, Graz",
    image_url: null,
    active,
  });
  const add = async (author: string) =>
    (await api.call(quoteCalls.create, { body: body(author) }, editor)).body.data;
  const shown = async () =>
    (await api.call(contract.siteData.quotes, {})).body.data.map(({ author }) => author);
  const ida = await add("Ida");
  const uwe = await add("Uwe");
  await api.call(quoteCalls.move, { params: { id: uwe.id }, body: { step: -1 } }, editor);
  expect(await shown()).toEqual(["Uwe", "Ida"]);
  await api.call(quoteCalls.update, { params: { id: uwe.id }, body: body("Uwe", false) }, editor);
  expect(await shown()).toEqual(["Ida"]);
  const foreign = { ...body("Ida"), image_url: "https://elsewhere.example/a.png" };
  const refused = await api.call(
    quoteCalls.update,
    { params: { id: ida.id }, body: foreign },
    editor,
  );
  expect(refused.problem.errors).toEqual({ image_url: [M.imageForeign] });
  await api.call(quoteCalls.remove, { params: { id: ida.id } }, editor);
  expect(await shown()).toEqual([]);
  expect(await actionsOf("quote")).toEqual(["create", "create", "move", "edit", "delete"]);
});

test("ads of community partners are added, paused and deleted", async () => {
  const body = {
    partner_name: "Graz JS",
    title: "Meet us",
    body: "",
    image_url: null,
    url: "https://graz.example",
    active: true,
  };
  const shown = async () =>
    (await api.call(contract.partnerBanners.list, {})).body.data.map(({ title }) => title);
  const { id } = (await api.call(banners.create, { body }, editor)).body.data;
  expect(await shown()).toEqual(["Meet us"]);
  await api.call(banners.update, { params: { id }, body: { ...body, active: false } }, editor);
  expect(await shown()).toEqual([]);
  await api.call(banners.remove, { params: { id } }, editor);
  expect((await api.call(banners.list, {}, editor)).body.data).toEqual([]);
  expect(await actionsOf("partner-banner")).toEqual(["create", "edit", "delete"]);
});

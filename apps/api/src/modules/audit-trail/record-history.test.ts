import { contract } from "@devguild/contract/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";

const calls = contract.recordHistory;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;
let company: Awaited<ReturnType<Given["company"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor", { first_name: "Mara", last_name: "Editor" });
  company = await given.company();
});

// Numbers of records of different kinds are the same.
beforeEach(async () => {
  await api.db.delete(auditLog);
});

type Name = keyof typeof calls;
const read = async (name: Name, id: number, query: object = {}) =>
  (await api.call(calls[name], { params: { id }, query }, editor)).body;
const sentences = async (name: Name, id: number) =>
  (await read(name, id)).data.map(({ sentence }) => sentence);

const byStaff = (values: Partial<typeof auditLog.$inferInsert>) =>
  given.auditEntry(company.id, editor.userId, {
    account_type: "admin",
    company_id: null,
    ...values,
  });

const RECORDS = [
  ["video", "video", () => given.video({ title: "Calm pagers" })],
  ["article", "article", () => given.article({ title: "Calm pagers" })],
  ["liveEvent", "live-event", () => given.liveEvent({ title: "Calm pagers" })],
  ["event", "event", () => given.conference({ name: "Calm pagers" })],
] as const;

describe.each(RECORDS)("the history of a record: %s", (name, subject, make) => {
  test("says who changed it, with the values before and after", async () => {
    const { id } = await make();
    const field = name === "event" ? "name" : "title";
    await byStaff({
      action: `${subject}.edit`,
      subject,
      subject_id: id,
      details: {
        changes: {
          [field]: { before: "Pagers", after: "Calm pagers" },
          secret_key: { after: "x" },
        },
        personal: { note: { after: "Knows Helena" } },
      },
    });
    const { data, meta } = await read(name, id);
    expect(data).toEqual([
      expect.objectContaining({
        person: expect.objectContaining({ full_name: "Mara Editor" }),
        sentence: expect.stringContaining("Calm pagers"),
        changes: [expect.objectContaining({ before: "Pagers", after: "Calm pagers" })],
      }),
    ]);
    expect(meta.next_cursor).toBeNull();
    expect(JSON.stringify(data)).not.toMatch(/secret|Helena/);
  });

  test("has nothing about another record, even one of another kind with its number", async () => {
    const { id } = await make();
    const other = await make();
    await byStaff({ action: `${subject}.edit`, subject, subject_id: other.id });
    const kinds = ["developer-notes", "company", "job", "video", "article", "live-event", "event"];
    for (const kind of kinds.filter((each) => each !== subject))
      await byStaff({ action: `${kind}.edit`, subject: kind, subject_id: id });
    expect(await sentences(name, id)).toEqual([]);
  });

  test("is open to whoever may see it, and to nobody else", async () => {
    const params = { id: (await make()).id };
    const others = [
      await given.admin("account-manager"),
      await given.admin("talent-manager"),
      await given.admin("support"),
      await given.companyUser(company.id),
    ];
    for (const person of others)
      expect((await api.call(calls[name], { params }, person)).status).toBe(403);
    const gone = await api.call(calls[name], { params: { id: 999_999_999 } }, editor);
    expect(gone.status).toBe(404);
  });
});

test("a history comes page by page", async () => {
  const { id } = await given.video();
  for (let each = 0; each < 3; each++)
    await byStaff({ action: "video.edit", subject: "video", subject_id: id });
  const first = await read("video", id, { per_page: 2 });
  const last = await read("video", id, { per_page: 2, cursor: first.meta.next_cursor });
  const ids = [...first.data, ...last.data].map((entry) => entry.id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  expect(ids).toHaveLength(3);
  expect(last.meta.next_cursor).toBeNull();
});

test("an event’s history has its menu, also what was removed from it, and no other event’s", async () => {
  const [event, other] = [await given.conference(), await given.conference()];
  const menu = contract.eventHomepages;
  const add = async (eventId: number, title: string) => {
    const body = { title, url: "https://tickets.example" };
    return (await api.call(menu.addMenuItem, { params: { id: eventId }, body }, editor)).body.data;
  };
  const own = await add(event.id, "Tickets");
  const elsewhere = await add(other.id, "Hotel");
  // An item of another event’s menu, with this event’s number.
  const foreign = { subject: "event-menu-item", subject_id: event.id };
  if (![own.id, elsewhere.id].includes(event.id))
    await byStaff({ ...foreign, action: "event.edit-menu-item" });
  await api.call(menu.removeMenuItem, { params: { id: event.id, itemId: own.id } }, editor);
  const listed = await sentences("event", event.id);
  expect(listed).toEqual([expect.stringContaining("Tickets"), expect.stringContaining("Tickets")]);
  expect(await sentences("event", other.id)).toEqual([expect.stringContaining("Hotel")]);
});

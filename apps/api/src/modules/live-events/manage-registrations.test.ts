import { contract } from "@devguild/contract/contract";
import { ATTENDANCE_TYPES, EVENT_TYPES } from "@devguild/schemas/constants/live-events";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.eventRegistrations;
const { ON_SITE, ONLINE } = ATTENDANCE_TYPES;

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;
let serial = 0;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});

const setUp = async () => {
  serial += 1;
  const { id, title } = await given.liveEvent({
    event_type: EVENT_TYPES.HYBRID,
    venue: "Hall 2",
    capacity: 1,
  });
  const member = await given.developer();
  const email = (name: string) => `${name}${serial}@test.example`;
  const onSite = await given.liveRegistration(id, {
    email: email("grace"),
    first_name: "Grace",
    last_name: "Guest",
    company_name: "=Acme",
    attendance_type: ON_SITE,
  });
  const online = await given.liveRegistration(id, { user_id: member.userId });
  const waiting = await given.liveRegistration(id, {
    email: email("wim"),
    attendance_type: ON_SITE,
    confirmed_at: null,
    waiting_since: new Date(),
  });
  await given.liveRegistration(id, { email: email("una"), confirmed_at: null });
  const list = async (query: object = {}) =>
    (await api.call(calls.list, { params: { id }, query }, editor)).body;
  const checkIn = (registrationId: number, checked_in: boolean) =>
    api.call(calls.checkIn, { params: { id, registrationId }, body: { checked_in } }, editor);
  const giveSeat = (registrationId: number) =>
    api.call(calls.giveSeat, { params: { id, registrationId } }, editor);
  return { id, title, member, email, onSite, online, waiting, list, checkIn, giveSeat };
};

test("staff see who registered, by how they attend, and who waits", async () => {
  const { id, member, onSite, online, waiting, list } = await setUp();
  const { data, meta } = await list();
  expect(data.map((row) => row.id)).toEqual([waiting.id, online.id, onSite.id]);
  expect(meta.total).toBe(3);
  expect(data[1]).toMatchObject({ email: member.email, is_member: true, attendance_type: ONLINE });
  for (const [query, ids] of [
    [{ list: "on_site" }, [onSite.id]],
    [{ list: "online" }, [online.id]],
    [{ list: "waiting" }, [waiting.id]],
    [{ list: "checked_in" }, []],
    [{ search: "guest grace" }, [onSite.id]],
  ] as const)
    expect((await list(query)).data.map((row) => row.id)).toEqual(ids);
  const counts = await api.call(calls.counts, { params: { id } }, editor);
  expect(counts.body.data).toEqual({
    all: 3,
    on_site: 1,
    online: 1,
    waiting: 1,
    checked_in: 0,
    unconfirmed: 1,
  });
});

test("staff download them, with nothing that a spreadsheet would run", async () => {
  const { id, onSite } = await setUp();
  const path = `/admin/live-events/${id}/registrations/csv?list=on_site`;
  const [, row, ...others] = String((await api.send("GET", path, editor)).json).split("\r\n");
  expect(others).toEqual([""]);
  expect(row).toContain(`${onSite.id},Grace Guest,`);
  expect(row).toContain(",'=Acme,");
});

test("the file of those who wait has them by their turn, as the list does", async () => {
  const { id, email, waiting, list } = await setUp();
  const earlier = await given.liveRegistration(id, {
    email: email("ada"),
    attendance_type: ON_SITE,
    confirmed_at: null,
    waiting_since: new Date(Date.now() - 60_000),
  });
  const later = await given.liveRegistration(id, {
    email: email("zoe"),
    attendance_type: ON_SITE,
    confirmed_at: null,
    waiting_since: new Date(Date.now() + 60_000),
  });
  const ids = [earlier.id, waiting.id, later.id];
  expect((await list({ list: "waiting" })).data.map((row) => row.id)).toEqual(ids);
  const path = `/admin/live-events/${id}/registrations/csv?list=waiting`;
  const rows = String((await api.send("GET", path, editor)).json)
    .split("\r\n")
    .slice(1, -1);
  expect(rows.map((row) => Number(row.split(",")[0]))).toEqual(ids);
});

test("staff check someone in, once, and take it back", async () => {
  const { onSite, online, waiting, checkIn } = await setUp();
  const first = await checkIn(onSite.id, true);
  const again = await checkIn(onSite.id, true);
  expect(first.body.data.checked_in_at).not.toBeNull();
  expect(again.body.data.checked_in_at).toBe(first.body.data.checked_in_at);
  expect((await checkIn(onSite.id, false)).body.data.checked_in_at).toBeNull();
  for (const { id } of [online, waiting]) expect((await checkIn(id, true)).status).toBe(409);
  expect((await checkIn(999_999, true)).status).toBe(404);
});

test("staff give someone who waits a seat, even beyond the capacity, and they are emailed", async () => {
  const { title, email, waiting, giveSeat } = await setUp();
  const given = await giveSeat(waiting.id);
  expect(given.body.data).toMatchObject({ attendance_type: ON_SITE, waiting_since: null });
  expect((await api.mailsTo(email("wim"))).map(({ subject }) => subject)).toEqual([
    `You’re in: ${title}`,
  ]);
  expect((await giveSeat(waiting.id)).status).toBe(409);
});

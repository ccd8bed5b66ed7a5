import { contract } from "@devguild/contract/contract";
import {
  ATTENDANCE_TYPES,
  EVENT_TYPES,
  WAITING_OFFER_HOURS,
} from "@devguild/schemas/constants/live-events";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { issueTestToken } from "../../../testing/form-tokens.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { HOUR_MS, MINUTE_MS } from "../../time.ts";
import { cleanUpRegistrations } from "./delete-registrations.commands.ts";
import { offerFreeSeats } from "./offer-seats.commands.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

const calls = contract.liveRegistrations;
const { ON_SITE, ONLINE } = ATTENDANCE_TYPES;

let api: TestApi;
let given: Given;
let serial = 0;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

type Person = { token: string; email: string };

const register = (id: number, { token }: Person, attendance_type: 0 | 1 = ON_SITE) =>
  api.call(calls.register, { params: { id }, body: { attendance_type, waiting: true } }, { token });
const leave = (id: number, { token }: Person) =>
  api.call(calls.withdraw, { params: { id } }, { token });
const readPage = async (event: { id: number; slug: string }, person?: Person) =>
  (await api.call(contract.liveEvents.details, { params: event }, { token: person?.token })).body
    .data;
const subjects = async ({ email }: { email: string }) =>
  (await api.mailsTo(email)).map(({ subject }) => subject);
const offer = (now?: Date) => offerFreeSeats(api.db, testConfig, now);
const listRegistrations = (id: number) =>
  api.db.select().from(liveEventRegistrations).where(eq(liveEventRegistrations.live_event_id, id));

/** A full event with one seat, and two who wait for it, the first one first. */
const setUp = async () => {
  const event = await given.liveEvent({
    event_type: EVENT_TYPES.HYBRID,
    venue: "Hall 2",
    capacity: 1,
  });
  const [seated, first, second] = [
    await given.developer(),
    await given.developer(),
    await given.developer(),
  ];
  for (const person of [seated, first, second]) await register(event.id, person);
  return { event, seated, first, second };
};

describe("a member who finds no seat", () => {
  test("joins the waiting list, sees their place, and isn't registered", async () => {
    const { event, first, second } = await setUp();
    expect(await readPage(event, first)).toMatchObject({
      user_registered: false,
      waiting: { place: 1, offered_until: null },
      places_left: 0,
    });
    expect((await readPage(event, second)).waiting?.place).toBe(2);
    expect(await subjects(first)).toEqual([`You’re on the waiting list: ${event.title}`]);
    const again = await register(event.id, first);
    expect(again.body.data).toMatchObject({ user_registered: false, waiting: true });
    expect(await subjects(first)).toHaveLength(1);
  });

  test("can watch online meanwhile", async () => {
    const { event, first } = await setUp();
    await register(event.id, first, ONLINE);
    expect(await readPage(event, first)).toMatchObject({
      attendance_type: ONLINE,
      waiting: { place: 1 },
    });
  });

  test("is offered the seat that comes free, for twelve hours, before anyone else", async () => {
    const { event, seated, first, second } = await setUp();
    await leave(event.id, seated);
    const passer = await given.developer();
    expect((await readPage(event)).places_left).toBe(0);
    expect((await register(event.id, passer)).body.data.waiting).toBe(true);
    await Promise.all([offer(), offer()]);
    expect(await subjects(first)).toContain(`A seat is free: ${event.title}`);
    expect(await subjects(second)).not.toContain(`A seat is free: ${event.title}`);
    expect((await register(event.id, second)).body.data.user_registered).toBe(false);
    const { waiting } = await readPage(event, first);
    const hours = (Date.parse(waiting?.offered_until ?? "") - Date.now()) / HOUR_MS;
    expect(Math.round(hours)).toBe(WAITING_OFFER_HOURS);
    const taken = await register(event.id, first);
    expect(taken.body.data).toMatchObject({ user_registered: true, waiting: false });
    expect(await readPage(event, first)).toMatchObject({
      attendance_type: ON_SITE,
      waiting: null,
    });
    expect(await subjects(first)).toContain(`You’re in: ${event.title}`);
  });

  test("loses the offer to the next person if they don't take it, but not the place online", async () => {
    const { event, seated, first, second } = await setUp();
    await register(event.id, first, ONLINE);
    await leave(event.id, seated);
    await offer();
    const later = new Date(Date.now() + WAITING_OFFER_HOURS * HOUR_MS + MINUTE_MS);
    await offer(later);
    expect(await subjects(second)).toContain(`A seat is free: ${event.title}`);
    expect(await readPage(event, first)).toMatchObject({
      attendance_type: ONLINE,
      waiting: null,
    });
    await offer(new Date(later.getTime() + WAITING_OFFER_HOURS * HOUR_MS + MINUTE_MS));
    expect(await listRegistrations(event.id)).toHaveLength(1);
    expect((await readPage(event)).places_left).toBe(1);
  });

  test("is offered a seat when there are more of them", async () => {
    const { event, first, second } = await setUp();
    const editor = await given.admin();
    const body = { version: 1, capacity: 3 };
    await api.call(contract.adminLiveEvents.update, { params: { id: event.id }, body }, editor);
    await offer();
    for (const person of [first, second])
      expect(await subjects(person)).toContain(`A seat is free: ${event.title}`);
  });

  test("leaves the list like any registration", async () => {
    const { event, first, second } = await setUp();
    await leave(event.id, first);
    expect((await readPage(event, second)).waiting?.place).toBe(1);
  });
});

test("a guest waits once the link was followed, and takes the seat by another link", async () => {
  const { event, seated, first, second } = await setUp();
  for (const person of [first, second]) await leave(event.id, person);
  serial += 1;
  const email = `waiting${serial}@test.example`;
  const guest = { first_name: "Grace", last_name: "Guest", email, attendance_type: ON_SITE };
  const form = { terms: true, form_token: issueTestToken() };
  const sent = await api.call(
    calls.guestRegister,
    { params: { id: event.id }, body: { ...guest, ...form, waiting: true } },
    { address: `198.51.100.${serial}` },
  );
  expect(sent.status).toBe(201);
  const follow = async () => {
    const token = getLinkToken((await api.mailsTo(email))[0]);
    return (await api.call(calls.guestConfirm, { body: { token } })).body.data;
  };
  const firstLink = getLinkToken((await api.mailsTo(email))[0]);
  expect((await follow()).state).toBe("listed");
  expect(await subjects({ email })).toContain(`You’re on the waiting list: ${event.title}`);
  // Waiting has no end of its own.
  await api.db
    .update(liveEventRegistrations)
    .set({ created_at: new Date(Date.now() - 30 * 24 * HOUR_MS) })
    .where(eq(liveEventRegistrations.email, email));
  await cleanUpRegistrations(api.db);
  await leave(event.id, seated);
  await offer();
  const look = await api.call(calls.find, { query: { token: firstLink } });
  expect(look.body.data.state).toBe("offered");
  expect((await follow()).state).toBe("confirmed");
  expect((await readPage(event)).places_left).toBe(0);
});

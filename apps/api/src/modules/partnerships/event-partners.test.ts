import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.eventPartners;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

test("staff see an event’s partners by tier, with what they filled in, and its contacts", async () => {
  const staff = await given.admin("super-admin");
  const event = await given.conference();
  const host = await given.eventPackage(event.id, { name: "Host", tier: "host" });
  const small = await given.eventPackage(event.id, { name: "Supporter", tier: "supporter" });
  const [first, second] = [await given.company(), await given.company()];
  const assign = async (companyId: number, event_partnership_id: number) =>
    api.call(
      contract.partnerships.assign,
      { params: { id: companyId }, body: { event_partnership_id, company_booth_number: "B14" } },
      staff,
    );
  const booked = (await assign(first.id, small.id)).body.data;
  await assign(second.id, host.id);
  await given.partnershipPerson(booked.id);
  await given.partnershipLead(booked.id);
  const { data } = (await api.call(calls.list, { params: { id: event.id } }, staff)).body;
  expect(data.packages.map(({ name, booked: count }) => [name, count])).toEqual([
    ["Host", 1],
    ["Supporter", 1],
  ]);
  expect(data.partners).toMatchObject([
    { company: { id: second.id }, package: { tier: "host" }, people: 0, leads: 0 },
    { company: { id: first.id }, booth_number: "B14", people: 1, leads: 1 },
  ]);
  const contacts = await api.call(calls.contacts, { params: { id: event.id } }, staff);
  expect(contacts.body.data).toEqual({ leads: 1, attendees: 0, guests: 0 });
});

test("contacts are counted as they are downloaded", async () => {
  const staff = await given.admin("content-editor");
  const event = await given.conference();
  const live = await given.liveEvent({ event_id: event.id });
  const member = await given.developer();
  await given.liveRegistration(live.id, { user_id: member.userId });
  const counted = await api.call(calls.contacts, { params: { id: event.id } }, staff);
  expect(counted.body.data).toMatchObject({ attendees: 1, guests: 0 });
});

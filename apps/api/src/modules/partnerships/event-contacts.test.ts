import { contract } from "@devguild/contract/contract";
import { PARTNERSHIP_MESSAGES as M } from "@devguild/schemas/constants/partnerships";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";

const calls = contract.partnerships;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const setUp = async (inDays = -1) => {
  const company = await given.company();
  const person = await given.companyUser(company.id, "company-campaign-manager");
  const { event, id } = await given.partnership(company.id, { inDays });
  return { company, person, event, params: { companyId: company.id, partnershipId: id } };
};
type Own = Awaited<ReturnType<typeof setUp>>;

const IDA = { first_name: "Ida", last_name: "Berg", email: "Ida@test.example", agreed: true };

const addLead = ({ params, person }: Own, body: object = IDA) =>
  api.call(calls.addLead, { params, body: body as typeof IDA }, person);

const download = async (eventId: number, type: string, caller: { token: string }) => {
  const path = `/events/${eventId}/contacts/download/${type}`;
  const { status, json } = await api.send("GET", path, caller);
  return { status, lines: String(json).replace("\uFEFF", "").trim().split("\r\n") };
};

describe("leads", () => {
  test("are added once, from the first day of the event, if the person agrees", async () => {
    const own = await setUp();
    expect((await addLead(own, { ...IDA, agreed: false })).problem.errors).toEqual({
      agreed: [M.agreementRequired],
    });
    const answers = await Promise.all([addLead(own), addLead(own)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    const { body } = await api.call(calls.leads, { params: own.params }, own.person);
    expect(body.data).toMatchObject([{ first_name: "Ida", email: "ida@test.example" }]);
    expect(body.meta.total).toBe(1);
    const early = await addLead(await setUp(3));
    expect([early.status, early.problem.message]).toEqual([409, M.leadsEarly]);
  });

  test("are deleted by their company alone", async () => {
    const [own, other] = [await setUp(), await setUp()];
    const { id } = (await addLead(own)).body.data;
    const foreign = { params: { ...other.params, id } };
    expect((await api.call(calls.removeLead, foreign, other.person)).status).toBe(404);
    const mine = { params: { ...own.params, id } };
    expect((await api.call(calls.removeLead, mine, own.person)).status).toBe(204);
    expect((await api.call(calls.removeLead, mine, own.person)).status).toBe(404);
  });

  test("are downloaded from the company's own booth, as plain text", async () => {
    const own = await setUp();
    await addLead(own, { ...IDA, note: '=HYPERLINK("https://evil.example")' });
    const other = await given.company();
    const offer = await given.eventPackage(own.event.id);
    const theirs = await given.companyUser(other.id, "company-account-owner");
    const none = await download(own.event.id, "leads", theirs);
    expect(none.status).toBe(404);
    await api.call(
      calls.assign,
      { params: { id: other.id }, body: { event_partnership_id: offer.id } },
      await given.admin("account-manager"),
    );
    expect((await download(own.event.id, "leads", theirs)).lines).toHaveLength(1);
    const { status, lines } = await download(own.event.id, "leads", own.person);
    expect(status).toBe(200);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`Ida,Berg,ida@test.example,,,"'=HYPERLINK(`);
    const all = await download(own.event.id, "leads", await given.admin("content-editor"));
    expect(all.lines).toHaveLength(2);
  });
});

describe("attendees and guests", () => {
  test("are for staff: who confirmed a registration for one of the event's live sessions", async () => {
    const own = await setUp();
    const live = await given.liveEvent({ title: "Warm-up" });
    await api.db
      .update(liveEvents)
      .set({ event_id: own.event.id })
      .where(eq(liveEvents.id, live.id));
    const member = await given.developer();
    await given.liveRegistration(live.id, { user_id: member.userId });
    const guest = { email: "guest@test.example", first_name: "Gil", last_name: "Moreau" };
    await given.liveRegistration(live.id, guest);
    await given.liveRegistration(live.id, {
      email: "unconfirmed@test.example",
      confirmed_at: null,
    });
    await given.liveRegistration((await given.liveEvent()).id, { ...guest, email: "o@t.example" });
    const staff = await given.admin("content-editor");
    const attendees = await download(own.event.id, "attendees", staff);
    expect(attendees.lines).toHaveLength(2);
    expect(attendees.lines[1]).toContain(member.email);
    const guests = await download(own.event.id, "guests", staff);
    expect(guests.lines).toHaveLength(2);
    expect(guests.lines[1]).toContain("Gil,Moreau,guest@test.example");
    expect((await download(own.event.id, "guests", own.person)).status).toBe(403);
    expect((await download(own.event.id, "everyone", staff)).status).toBe(404);
  });
});

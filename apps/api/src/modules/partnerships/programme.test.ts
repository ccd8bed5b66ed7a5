import { contract } from "@devguild/contract/contract";
import { PARTNERSHIP_MESSAGES as M } from "@devguild/schemas/constants/partnerships";
import { beforeAll, describe, expect, test } from "vitest";

import type { Given } from "../../../testing/given.ts";
import { statuses, partnershipCalls } from "../../../testing/partnership-calls.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.partnerships;

let api: TestApi;
let partnerships: ReturnType<typeof partnershipCalls>;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  partnerships = partnershipCalls(api);
  ({ given } = partnerships);
});

describe("the programme of a partnership", () => {
  test("has as many sessions of the event as its package includes", async () => {
    const own = await partnerships.setUp({ offer: { talks: 1, workshops: 0 } });
    const [talk, other, workshop] = [
      await given.eventSession(own.event, { speaker: "Jonas Brandt" }),
      await given.eventSession(own.event),
      await given.eventSession(own.event, { kind: "workshop" }),
    ];
    const foreign = await given.eventSession(await given.conference());
    const save = (...session_ids: number[]) =>
      api.call(calls.saveSessions, { params: own.params, body: { session_ids } }, own.person);
    expect((await save(talk.id, talk.id)).body.data).toMatchObject([
      { id: talk.id, speakers: [{ name: "Jonas Brandt" }] },
    ]);
    expect((await save(talk.id, other.id)).problem.errors).toEqual({
      session_ids: ["Your package includes 1 talk."],
    });
    expect((await save(workshop.id)).problem.errors).toEqual({
      session_ids: ["Your package includes no workshop."],
    });
    expect((await save(foreign.id)).problem.errors).toEqual({ session_ids: [M.sessionsUnknown] });
    expect((await partnerships.read(own)).company_sessions).toMatchObject([{ id: talk.id }]);
    expect((await save()).body.data).toEqual([]);
  });

  test("has activities during the event, each once", async () => {
    const own = await partnerships.setUp();
    const day = own.event.starts_on;
    const save = (body: object) =>
      api.call(
        calls.saveActivity,
        { params: own.params, body: { title: "Crane challenge", ...body } as never },
        own.person,
      );
    const at = (from: string, to: string) => ({ starts_at: from, ends_at: to });
    const early = await save(at(`${day}T00:00:00+13:00`, `${day}T09:00:00Z`));
    expect(early.problem.errors).toEqual({ starts_at: [M.beforeEvent] });
    const late = await save(at(`${own.event.ends_on}T20:00:00Z`, `${own.event.ends_on}T23:30:00Z`));
    expect(late.problem.errors).toEqual({ ends_at: [M.afterEvent] });
    const backwards = await save(at(`${day}T10:00:00Z`, `${day}T10:00:00Z`));
    expect(backwards.problem.errors).toEqual({ ends_at: [M.endsBeforeStart] });
    const good = at(`${day}T08:00:00Z`, `${day}T09:30:00Z`);
    expect(statuses(await Promise.all([save(good), save(good)]))).toEqual([200, 422]);
    const stranger = await given.partnershipPerson((await partnerships.setUp()).partnership.id);
    const refused = await save({ ...good, title: "Other", person_ids: [stranger.id] });
    expect(refused.problem.errors).toEqual({ person_ids: [M.personUnknown] });
    const id = (await partnerships.read(own)).company_booth_activities[0]?.id ?? 0;
    const moved = await save({ id, ...at(`${day}T08:15:00Z`, `${day}T09:45:00Z`) });
    expect(moved.body.data).toMatchObject([{ id, starts_at: `${day}T08:15:00.000Z` }]);
    const other = await partnerships.setUp();
    const theirs = { params: { ...other.params, id } };
    expect((await api.call(calls.removeActivity, theirs, other.person)).status).toBe(404);
    const removed = await api.call(
      calls.removeActivity,
      { params: { ...own.params, id } },
      own.person,
    );
    expect(removed.body.data).toEqual([]);
  });

  test("has no booth activities without a booth", async () => {
    const own = await partnerships.setUp({ offer: { has_booth: false } });
    const body = {
      title: "Crane challenge",
      starts_at: `${own.event.starts_on}T08:00:00Z`,
      ends_at: `${own.event.starts_on}T09:00:00Z`,
    };
    const { status, problem } = await api.call(
      calls.saveActivity,
      { params: own.params, body },
      own.person,
    );
    expect([status, problem.message]).toEqual([409, M.noBooth]);
  });
});

describe("goodies", () => {
  test("are added once, replaced and removed, only by their own company", async () => {
    const own = await partnerships.setUp();
    const save = (body: object) =>
      api.call(
        calls.saveGoodie,
        { params: own.params, body: { title: "Container bottle", ...body } },
        own.person,
      );
    expect(statuses(await Promise.all([save({ quantity: 50 }), save({})]))).toEqual([200, 422]);
    const id = (await partnerships.read(own)).company_goodies[0]?.id ?? 0;
    const replaced = await save({ id, title: "Bottle" });
    expect(replaced.body.data).toMatchObject([{ id, title: "Bottle", quantity: null }]);
    expect((await save({ quantity: 0 })).problem.errors).toEqual({ quantity: [M.quantityInvalid] });
    const other = await partnerships.setUp();
    const theirs = { params: { ...other.params, id } };
    expect((await api.call(calls.removeGoodie, theirs, other.person)).status).toBe(404);
    const mine = { params: { ...own.params, id } };
    expect((await api.call(calls.removeGoodie, mine, own.person)).body.data).toEqual([]);
  });
});

import { contract } from "@devguild/contract/contract";
import { PARTNERSHIP_MESSAGES as M } from "@devguild/schemas/constants/partnerships";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import type { Given } from "../../../testing/given.ts";
import { MARA, statuses, partnershipCalls } from "../../../testing/partnership-calls.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";

const calls = contract.partnerships;

let api: TestApi;
let partnerships: ReturnType<typeof partnershipCalls>;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  partnerships = partnershipCalls(api);
  ({ given } = partnerships);
});

describe("a partnership", () => {
  test("is taken back by staff as long as nothing is filled in, and can be assigned again", async () => {
    const own = await partnerships.setUp({ booth_number: "B14" });
    const staff = await given.admin("account-manager");
    const remove = (who: typeof staff) => api.call(calls.remove, { params: own.params }, who);
    expect((await remove(own.person)).status).toBe(403);
    expect(statuses(await Promise.all([remove(staff), remove(staff)]))).toEqual([204, 404]);
    expect((await api.call(calls.one, { params: own.params }, own.person)).status).toBe(404);
    const again = await api.call(
      calls.assign,
      {
        params: { id: own.company.id },
        body: { event_partnership_id: own.partnership.event_partnership_id },
      },
      staff,
    );
    expect(again.body.data.package.name).toBe("Exhibitor");
  });

  test("isn’t taken back once the company has filled in anything, and the answer says what", async () => {
    const own = await partnerships.setUp();
    const staff = await given.admin("super-admin");
    await partnerships.savePerson(own, MARA);
    await given.partnershipGoodie(own.partnership.id);
    const refused = await api.call(calls.remove, { params: own.params }, staff);
    expect(refused.status).toBe(409);
    expect(refused.problem.message).toBe(M.filledIn(["people", "goodies"]));
    const { partners } = (
      await api.call(contract.eventPartners.list, { params: { id: own.event.id } }, staff)
    ).body.data;
    expect(partners).toMatchObject([{ filled_in: ["people", "goodies"] }]);
    expect((await partnerships.read(own)).company_people).toHaveLength(1);
  });

  test("is assigned by staff, once per event; another package keeps what was filled in", async () => {
    const company = await given.company();
    const person = await given.companyUser(company.id, "company-account-owner");
    const staff = await given.admin("account-manager");
    const event = await given.conference();
    const small = await given.eventPackage(event.id, { name: "Supporter", passes: 1 });
    const large = await given.eventPackage(event.id, { name: "Host" });
    const assign = (id: number, booth?: string) =>
      api.call(
        calls.assign,
        {
          params: { id: company.id },
          body: { event_partnership_id: id, company_booth_number: booth },
        },
        staff,
      );
    const [first, again] = await Promise.all([assign(small.id, "B14"), assign(small.id, "B14")]);
    expect(again.body.data.id).toBe(first.body.data.id);
    const changed = await assign(large.id);
    expect(changed.body.data).toMatchObject({
      id: first.body.data.id,
      partnership_id: first.body.data.id,
      package: { name: "Host", passes: 4 },
      company_booth_number: "B14",
      company_name: company.name,
    });
    const list = await api.call(calls.list, { params: { id: company.id } }, person);
    expect(list.body.data).toMatchObject([{ event: { name: event.name }, package_name: "Host" }]);
    expect((await assign(999_999)).problem.errors).toEqual({
      event_partnership_id: [M.partnershipUnknown],
    });
  });

  test("keeps absent facts, clears null ones, and writes them to the audit log", async () => {
    const own = await partnerships.setUp();
    const save = (body: object) =>
      api.call(calls.saveInfo, { params: own.params, body }, own.person);
    await save({ company_name: "Tidewerk AB", company_booth_number: "B14" });
    const saved = await save({ company_introduction: "Move a crane.", company_name: null });
    expect(saved.body.data).toMatchObject({
      company_name: own.company.name,
      company_booth_number: "B14",
      company_introduction: "Move a crane.",
    });
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.company_id, own.company.id))
      .orderBy(auditLog.id);
    expect(entry).toMatchObject({
      action: "partnership.save-info",
      details: { changes: { booth_number: { before: null, after: "B14" } } },
    });
  });

  test("belongs to its company alone", async () => {
    const [own, other] = [await partnerships.setUp(), await partnerships.setUp()];
    const foreign = { companyId: other.company.id, partnershipId: own.partnership.id };
    const answers = await Promise.all([
      api.call(calls.one, { params: foreign }, other.person),
      api.call(calls.saveInfo, { params: foreign, body: { company_name: "X" } }, other.person),
      api.call(calls.saveLinks, { params: foreign, body: {} }, other.person),
      api.call(calls.leads, { params: foreign }, other.person),
      partnerships.savePerson({ ...other, params: foreign }, MARA),
    ]);
    expect(statuses(answers)).toEqual([404, 404, 404, 404, 404]);
    const recruiter = await given.companyUser(own.company.id, "company-recruiting-manager");
    expect((await api.call(calls.one, { params: own.params }, recruiter)).status).toBe(403);
  });

  test("has links with an address and a title, or neither", async () => {
    const own = await partnerships.setUp();
    const save = (body: object) =>
      api.call(calls.saveLinks, { params: own.params, body }, own.person);
    expect((await save({ company_link_one: "http://a.example" })).problem.errors).toEqual({
      company_link_one: [M.linkInvalid],
    });
    expect((await save({ company_link_two: "https://a.example" })).problem.errors).toEqual({
      company_link_two_title: [M.linkTitleRequired],
    });
    await save({ company_link_two: "https://a.example", company_link_two_title: "Jobs" });
    const renamed = await save({ company_link_two_title: "Open jobs" });
    expect(renamed.body.data.company_link_two).toBe("https://a.example");
    expect((await partnerships.read(own)).company_links).toEqual([
      { url: "https://a.example", title: "Open jobs" },
    ]);
  });
});

describe("after its deadline", () => {
  test("a part is only changed by staff; the others stay open", async () => {
    const own = await partnerships.setUp();
    await given.partDeadline(own.event.id, "company", -2);
    await given.partDeadline(own.event.id, "goodies", 20);
    const introduce = (caller: { token: string }) =>
      api.call(
        calls.saveInfo,
        { params: own.params, body: { company_introduction: "Later." } },
        caller,
      );
    const refused = await introduce(own.person);
    expect([refused.status, refused.problem.code, refused.problem.message]).toEqual([
      409,
      "part_closed",
      M.closed,
    ]);
    expect((await introduce(await given.admin("account-manager"))).status).toBe(200);
    const booth = { params: own.params, body: { company_booth_number: "B2" } };
    expect((await api.call(calls.saveInfo, booth, own.person)).status).toBe(200);
    const goodie = { params: own.params, body: { title: "Bottle" } };
    expect((await api.call(calls.saveGoodie, goodie, own.person)).status).toBe(200);
    expect((await partnerships.read(own)).deadlines).toMatchObject([
      { part: "company", closed: true },
      { part: "goodies", closed: false },
    ]);
  });
});

test("after the event nothing is changed any more", async () => {
  const own = await partnerships.setUp({ inDays: -4 });
  const late = await api.call(
    calls.saveInfo,
    { params: own.params, body: { company_introduction: "Later." } },
    own.person,
  );
  expect([late.status, late.problem.code]).toEqual([409, "part_closed"]);
});

test("a company's users see which partnership it works on: the next one, or else the last", async () => {
  const company = await given.company();
  const person = await given.companyUser(company.id, "company-campaign-manager");
  const current = async () =>
    (await api.call(contract.identity.me, {}, person)).body.data.company?.partnership_id;
  expect(await current()).toBeNull();
  const past = await given.partnership(company.id, { inDays: -40 });
  await given.partnership(company.id, { inDays: -90 });
  expect(await current()).toBe(past.id);
  await given.partnership(company.id, { inDays: 60 });
  const next = await given.partnership(company.id, { inDays: 10 });
  expect(await current()).toBe(next.id);
});

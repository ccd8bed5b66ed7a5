import { contract } from "@devguild/contract/contract";
import { PARTNERSHIP_MESSAGES as M } from "@devguild/schemas/constants/partnerships";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";

const calls = contract.partnerships;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const setUp = async (values: Parameters<Given["partnership"]>[1] = {}) => {
  const company = await given.company();
  const person = await given.companyUser(company.id, "company-campaign-manager");
  const { event, ...partnership } = await given.partnership(company.id, values);
  const params = { companyId: company.id, partnershipId: partnership.id };
  return { company, person, event, partnership, params };
};
type Own = Awaited<ReturnType<typeof setUp>>;

const read = async ({ params, person }: Own) =>
  (await api.call(calls.one, { params }, person)).body.data;

const MARA = {
  first_name: "Mara",
  last_name: "Kessler",
  email: "mara@tidewerk.example",
  job_title: "Engineer",
  role: "contact",
} as const;

const savePerson = ({ params, person }: Own, body: object) =>
  api.call(calls.savePerson, { params, body }, person);

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe("a partnership", () => {
  test("is taken back by staff as long as nothing is filled in, and can be assigned again", async () => {
    const own = await setUp({ booth_number: "B14" });
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
    const own = await setUp();
    const staff = await given.admin("super-admin");
    await savePerson(own, MARA);
    await given.partnershipGoodie(own.partnership.id);
    const refused = await api.call(calls.remove, { params: own.params }, staff);
    expect(refused.status).toBe(409);
    expect(refused.problem.message).toBe(M.filledIn(["people", "goodies"]));
    const { partners } = (
      await api.call(contract.eventPartners.list, { params: { id: own.event.id } }, staff)
    ).body.data;
    expect(partners).toMatchObject([{ filled_in: ["people", "goodies"] }]);
    expect((await read(own)).company_people).toHaveLength(1);
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
    const own = await setUp();
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
    const [own, other] = [await setUp(), await setUp()];
    const foreign = { companyId: other.company.id, partnershipId: own.partnership.id };
    const answers = await Promise.all([
      api.call(calls.one, { params: foreign }, other.person),
      api.call(calls.saveInfo, { params: foreign, body: { company_name: "X" } }, other.person),
      api.call(calls.saveLinks, { params: foreign, body: {} }, other.person),
      api.call(calls.leads, { params: foreign }, other.person),
      savePerson({ ...other, params: foreign }, MARA),
    ]);
    expect(statuses(answers)).toEqual([404, 404, 404, 404, 404]);
    const recruiter = await given.companyUser(own.company.id, "company-recruiting-manager");
    expect((await api.call(calls.one, { params: own.params }, recruiter)).status).toBe(403);
  });

  test("has links with an address and a title, or neither", async () => {
    const own = await setUp();
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
    expect((await read(own)).company_links).toEqual([
      { url: "https://a.example", title: "Open jobs" },
    ]);
  });
});

describe("the people of a partnership", () => {
  test("are added once each, up to the number of passes, even if two are added at once", async () => {
    const own = await setUp({ offer: { passes: 2 } });
    const twice = await Promise.all([savePerson(own, MARA), savePerson(own, MARA)]);
    expect(statuses(twice)).toEqual([200, 422]);
    const refused = await savePerson(own, { ...MARA, email: "MARA@tidewerk.example" });
    expect(refused.problem.errors).toEqual({ email: [M.personKnown] });
    const two = await Promise.all(
      ["a@b.example", "c@d.example"].map((email) => savePerson(own, { ...MARA, email })),
    );
    expect(statuses(two)).toEqual([200, 409]);
    expect(two.find(({ status }) => status === 409)?.problem.message).toBe(M.noPasses(2));
  });

  test("are changed field by field, and leave their activities when they go", async () => {
    const own = await setUp();
    const { id } = await given.partnershipPerson(own.partnership.id, { phone: "+49 1" });
    const changed = await savePerson(own, { id, role: "speaker" });
    expect(changed.body.data).toMatchObject([{ id, role: "speaker", phone: "+49 1" }]);
    expect((await savePerson(own, { id, phone: null })).body.data[0]?.phone).toBeNull();
    expect((await savePerson(own, { id: 999_999, role: "speaker" })).status).toBe(404);
    expect((await savePerson(own, { first_name: "Mara" })).problem.errors).toMatchObject({
      last_name: [M.lastNameRequired],
      email: [M.emailRequired],
      role: [M.roleRequired],
    });
    const activity = {
      title: "Ask Mara",
      starts_at: `${own.event.starts_on}T09:00:00Z`,
      ends_at: `${own.event.starts_on}T10:00:00Z`,
      person_ids: [id],
    };
    await api.call(calls.saveActivity, { params: own.params, body: activity }, own.person);
    const remove = () =>
      api.call(calls.removePerson, { params: { ...own.params, id } }, own.person);
    expect((await remove()).body.data).toEqual([]);
    expect((await remove()).status).toBe(404);
    expect((await read(own)).company_booth_activities).toMatchObject([{ person_ids: [] }]);
  });

  test("have a picture that was uploaded", async () => {
    const own = await setUp();
    const refused = await savePerson(own, { ...MARA, image_url: "https://evil.example/a.png" });
    expect(refused.problem.errors).toEqual({ image_url: [M.imageMissing] });
    const { body } = await api.call(
      contract.uploads.temporary,
      { body: { filename: "a.png", type: "logo", content_type: "image/png" } },
      own.person,
    );
    const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: "teal" } });
    await api.app.request(body.data.signedUrl, {
      method: "PUT",
      headers: { "Content-Type": "image/png" },
      body: new Uint8Array(await picture.png().toBuffer()),
    });
    const saved = await savePerson(own, { ...MARA, image_url: body.data.fileUrl });
    expect(saved.body.data).toMatchObject([{ image_url: body.data.fileUrl }]);
  });
});

describe("the programme of a partnership", () => {
  test("has as many sessions of the event as its package includes", async () => {
    const own = await setUp({ offer: { talks: 1, workshops: 0 } });
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
    expect((await read(own)).company_sessions).toMatchObject([{ id: talk.id }]);
    expect((await save()).body.data).toEqual([]);
  });

  test("has activities during the event, each once", async () => {
    const own = await setUp();
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
    const stranger = await given.partnershipPerson((await setUp()).partnership.id);
    const refused = await save({ ...good, title: "Other", person_ids: [stranger.id] });
    expect(refused.problem.errors).toEqual({ person_ids: [M.personUnknown] });
    const id = (await read(own)).company_booth_activities[0]?.id ?? 0;
    const moved = await save({ id, ...at(`${day}T08:15:00Z`, `${day}T09:45:00Z`) });
    expect(moved.body.data).toMatchObject([{ id, starts_at: `${day}T08:15:00.000Z` }]);
    const other = await setUp();
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
    const own = await setUp({ offer: { has_booth: false } });
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
    const own = await setUp();
    const save = (body: object) =>
      api.call(
        calls.saveGoodie,
        { params: own.params, body: { title: "Container bottle", ...body } },
        own.person,
      );
    expect(statuses(await Promise.all([save({ quantity: 50 }), save({})]))).toEqual([200, 422]);
    const id = (await read(own)).company_goodies[0]?.id ?? 0;
    const replaced = await save({ id, title: "Bottle" });
    expect(replaced.body.data).toMatchObject([{ id, title: "Bottle", quantity: null }]);
    expect((await save({ quantity: 0 })).problem.errors).toEqual({ quantity: [M.quantityInvalid] });
    const other = await setUp();
    const theirs = { params: { ...other.params, id } };
    expect((await api.call(calls.removeGoodie, theirs, other.person)).status).toBe(404);
    const mine = { params: { ...own.params, id } };
    expect((await api.call(calls.removeGoodie, mine, own.person)).body.data).toEqual([]);
  });
});

describe("after its deadline", () => {
  test("a part is only changed by staff; the others stay open", async () => {
    const own = await setUp();
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
    expect((await read(own)).deadlines).toMatchObject([
      { part: "company", closed: true },
      { part: "goodies", closed: false },
    ]);
  });
});

test("after the event nothing is changed any more", async () => {
  const own = await setUp({ inDays: -4 });
  const late = await api.call(
    calls.saveInfo,
    { params: own.params, body: { company_introduction: "Later." } },
    own.person,
  );
  expect([late.status, late.problem.code]).toEqual([409, "part_closed"]);
});

describe("the calls of a company's profile", () => {
  test("change the partnership that they name, not the profile", async () => {
    const own = await setUp();
    const profile = contract.companyProfile;
    const params = { id: own.company.id };
    const partnership_id = own.partnership.id;
    const introduced = await api.call(
      profile.saveIntroduction,
      { params, body: { short_description: "At booth B14.", partnership_id } },
      own.person,
    );
    expect(introduced.body.data).toMatchObject({
      partnership_id,
      company_introduction: "At booth B14.",
    });
    const granted = await api.call(
      profile.coverUploadUrl,
      { params, body: { content_type: "image/png", partnership_id } },
      own.person,
    );
    const cover = sharp({
      create: { width: 1200, height: 400, channels: 3, background: "teal" },
    });
    await api.app.request(granted.body.data.signedUrl, {
      method: "PUT",
      headers: { "Content-Type": "image/png" },
      body: new Uint8Array(await cover.png().toBuffer()),
    });
    const img_name = granted.body.data.key;
    const saved = await api.call(
      profile.saveCover,
      { params, body: { img_name, partnership_id } },
      own.person,
    );
    expect(saved.body.data).toMatchObject({
      company_congress_cover_url: `/api/files/covers/${img_name}`,
    });
    const { body } = await api.call(profile.one, { params }, own.person);
    expect(body.data).toMatchObject({ cover_url: null });
    expect(body.data.short_description).not.toBe("At booth B14.");
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.company_id, own.company.id))
      .orderBy(auditLog.id);
    expect(entry).toMatchObject({
      action: "company.edit-partnership",
      details: { partnership_id, changes: { introduction: { after: "At booth B14." } } },
    });
  });

  test("refuse another company's partnership", async () => {
    const [own, other] = [await setUp(), await setUp()];
    const body = { short_description: "Ours.", partnership_id: other.partnership.id };
    const params = { id: own.company.id };
    const profile = contract.companyProfile;
    expect((await api.call(profile.saveIntroduction, { params, body }, own.person)).status).toBe(
      404,
    );
    const upload = { content_type: "image/png" as const, partnership_id: other.partnership.id };
    expect(
      (await api.call(profile.logoUploadUrl, { params, body: upload }, own.person)).status,
    ).toBe(404);
  });
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

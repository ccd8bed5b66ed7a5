import { contract } from "@devguild/contract/contract";
import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { LIFE_CYCLE_MESSAGES, POSTING_MESSAGES } from "@devguild/schemas/constants/postings";
import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { createRandom } from "../../../seeds/random.ts";
import { DAY_MS } from "../../time.ts";
import { companies } from "../companies/companies.tables.ts";
import { readAllowance } from "../memberships/memberships.queries.ts";
import { creditEntries } from "../memberships/memberships.tables.ts";
import { jobs } from "./postings.tables.ts";

const calls = contract.postings;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let recruiter: Awaited<ReturnType<Given["companyUser"]>>;
let staff: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  staff = await given.admin();
});

beforeEach(async () => {
  company = await given.company({ allow_external_ats: true });
  recruiter = await given.companyUser(company.id);
});

type Ad = Parameters<Given["openJob"]>[0];

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const ad = async (values: Ad = {}) =>
  (await given.openJob({ company, price_type: "membership", ...values })).id;
const paramsOf = (jobId: number) => ({ params: { companyId: company.id, jobId } });
const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(jobs).where(eq(jobs.id, id));
  return row ?? expect.unreachable();
};
const daysLeft = (date: Date | null) => date && Math.round((date.getTime() - Date.now()) / DAY_MS);

describe("extending", () => {
  const extend = (jobId: number, days: number, caller = recruiter) =>
    api.call(calls.extend, { ...paramsOf(jobId), body: { days } }, caller);

  test("an open ad adds days to its end", async () => {
    await given.membership(company.id);
    const id = await ad({ expire_at: inDays(5) });
    expect((await extend(id, 10)).body.data.status).toBe("published");
    expect(daysLeft((await rowOf(id)).expire_at)).toBe(15);
  });

  test("an ended ad opens it again from now, if there is a slot for it", async () => {
    await given.membership(company.id, { concurrent_jobs: 1 });
    const id = await ad({ expire_at: inDays(-5) });
    expect((await extend(id, 10)).body.data.status).toBe("published");
    expect(daysLeft((await rowOf(id)).expire_at)).toBe(10);
    const next = await ad({ expire_at: inDays(-1) });
    expect((await extend(next, 10)).problem.errors).toEqual({
      days: [LIFE_CYCLE_MESSAGES.noSlot(1)],
    });
    expect((await rowOf(next)).expire_at?.getTime()).toBeLessThan(Date.now());
  });

  test("ends with the membership at the latest", async () => {
    const id = await ad({ expire_at: inDays(5) });
    expect((await extend(id, 1)).problem.errors).toEqual({
      days: [LIFE_CYCLE_MESSAGES.noMembership],
    });
    await given.membership(company.id, { valid_until: inDays(12.5) });
    expect((await extend(id, 8)).problem.errors).toEqual({
      days: [LIFE_CYCLE_MESSAGES.tooLong(7)],
    });
    expect((await extend(id, 7)).status).toBe(200);
  });

  test("from an end that it no longer has is refused, so the same extension isn't made twice", async () => {
    await given.membership(company.id);
    const id = await ad({ expire_at: inDays(5) });
    const expire_at = (await rowOf(id)).expire_at?.toISOString();
    const body = { days: 10, expire_at };
    expect((await api.call(calls.extend, { ...paramsOf(id), body }, recruiter)).status).toBe(200);
    const again = await api.call(calls.extend, { ...paramsOf(id), body }, recruiter);
    expect(again.status).toBe(409);
    expect(again.problem.code).toBe("other_end");
    expect(daysLeft((await rowOf(id)).expire_at)).toBe(15);
  });

  test("has no end if the membership renews by itself", async () => {
    const id = await ad({ expire_at: inDays(5) });
    await given.membership(company.id, { valid_until: inDays(12.5), auto_renew: true });
    expect((await extend(id, 30)).status).toBe(200);
  });

  test("an ad that was paid for otherwise is only for staff", async () => {
    const id = await ad({ price_type: "regular", expire_at: inDays(5) });
    expect((await extend(id, 10)).status).toBe(403);
    expect((await extend(id, 10, staff)).status).toBe(200);
    expect(daysLeft((await rowOf(id)).expire_at)).toBe(15);
  });

  test.each([0, -1, 91, 1.5])("by %d days is refused", async (days) => {
    const id = await ad();
    expect((await extend(id, days)).problem.errors).toEqual({ days: [LIFE_CYCLE_MESSAGES.days] });
  });
});

describe("unpublishing and archiving", () => {
  const unpublish = (jobId: number) => api.call(calls.unpublish, paramsOf(jobId), recruiter);
  const archive = (jobId: number, archived = true) =>
    api.call(calls.archive, { ...paramsOf(jobId), body: { archived } }, recruiter);

  test("an ad leaves the site, and its slot is free again", async () => {
    await given.membership(company.id, { concurrent_jobs: 1 });
    const id = await ad();
    expect((await readAllowance(api.db, company.id))?.slotsLeft).toBe(0);
    expect((await unpublish(id)).body.data.status).toBe("unpublished");
    expect((await readAllowance(api.db, company.id))?.slotsLeft).toBe(1);
    const guest = await api.call(contract.jobs.similar, { params: { id } });
    expect(guest.status).toBe(404);
  });

  test.each<[string, Ad]>([
    ["draft", { status: "draft", published_at: null, expire_at: null }],
    ["draft", { status: "draft", published_at: null, salary_min: 90_000, salary_max: 10_000 }],
    ["unpublished", { status: "unpublished" }],
    ["expired", { expire_at: inDays(-1) }],
  ])("an ad that is %s is archived, and restored to that state", async (state, values) => {
    const id = await ad(values);
    expect((await archive(id)).body.data.status).toBe("archived");
    expect((await archive(id, false)).body.data.status).toBe(state);
  });

  test("an open ad isn't archived, and the answer says what it is", async () => {
    const refused = await archive(await ad());
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({ code: "wrong_state", status: "published" });
  });
});

describe("changing the address", () => {
  const change = (jobId: number, body: object) =>
    api.call(calls.changeUrl, { ...paramsOf(jobId), body }, recruiter);

  test("the former one keeps redirecting", async () => {
    const id = await ad({ slug: "old-pilot" });
    expect((await change(id, { slug: "new-pilot" })).body.data.slug).toBe("new-pilot");
    const moved = await api.call(contract.jobs.details, {
      query: {
        company_id: company.id,
        company_slug: company.slug,
        job_id: 0,
        job_slug: "old-pilot",
      },
    });
    expect(moved.status).toBe(301);
    expect((await change(id, { slug: "old-pilot" })).status).toBe(200);
  });

  test("another job's address is refused, also one that is deleted", async () => {
    await ad({ slug: "taken", deleted_at: new Date() });
    const id = await ad();
    expect((await change(id, { slug: "taken" })).problem.errors).toEqual({
      slug: [LIFE_CYCLE_MESSAGES.slugTaken],
    });
    for (const slug of ["Pilot!", "12", "new", ""])
      expect((await change(id, { slug })).problem.errors).toEqual({
        slug: [LIFE_CYCLE_MESSAGES.slugInvalid],
      });
  });

  test("candidates apply on the company's own site, which needs its URL", async () => {
    const id = await ad();
    expect((await change(id, { direct_apply: true })).problem.errors).toEqual({
      job_url: [POSTING_MESSAGES.required],
    });
    const job_url = "https://jobs.test.example/1";
    expect((await change(id, { direct_apply: true, job_url })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ direct_apply: true, job_url });
    const other = await given.company();
    const foreign = await given.openJob({ company: other });
    const answer = await api.call(
      calls.changeUrl,
      { params: { companyId: other.id, jobId: foreign.id }, body: { direct_apply: true, job_url } },
      staff,
    );
    expect(answer.problem.errors).toEqual({ direct_apply: [POSTING_MESSAGES.externalNotAllowed] });
  });
});

describe("only staff", () => {
  test("boost an ad, a week more each time", async () => {
    const id = await ad();
    const boost = (caller: Person, boosted_until?: string | null) =>
      api.call(calls.boost, { ...paramsOf(id), body: { boosted_until } }, caller);
    expect((await boost(recruiter)).status).toBe(403);
    let seen: string | null = null;
    for (const days of [7, 14]) {
      expect((await boost(staff, seen)).body.data.boosted).toBe(true);
      expect(daysLeft((await rowOf(id)).boosted_until)).toBe(days);
      // Pressed again because the answer was lost.
      const again = await boost(staff, seen);
      expect([again.status, again.problem.code]).toEqual([409, "other_end"]);
      expect(daysLeft((await rowOf(id)).boosted_until)).toBe(days);
      seen = (await rowOf(id)).boosted_until?.toISOString() ?? null;
    }
  });

  test("republish an ad, if it is paid when someone is hired", async () => {
    const republish = (id: number) => api.call(calls.republishPayPerHire, paramsOf(id), staff);
    const hired = await ad({ status: "unpublished", offer_type: OFFER_TYPES.PPH });
    expect((await republish(hired)).body.data.status).toBe("published");
    expect(daysLeft((await rowOf(hired)).expire_at)).toBe(60);
    expect((await republish(await ad({ status: "unpublished" }))).status).toBe(409);
  });
});

type Person = typeof recruiter | typeof staff;

const COMPANY_ACTS = [
  "extend",
  "unpublish",
  "archive",
  "restore",
  "repost",
  "edit",
  "change-url",
  "duplicate",
  "publish",
  "delete",
] as const;
const STAFF_ACTS = ["boost", "republish", "release"] as const;
type Act = (typeof COMPANY_ACTS)[number] | (typeof STAFF_ACTS)[number];

// Whatever two people do at once, an ad's state and the company's slots agree.
describe("any sequence of two people at once", () => {
  const slots = 2;
  const credits = 3;

  const act = async (
    name: Act,
    { id, caller, price_id }: { id: number; caller: Person; price_id: number },
  ): Promise<{ status: number }> => {
    const target = paramsOf(id);
    if (name === "extend") return api.call(calls.extend, { ...target, body: { days: 1 } }, caller);
    if (name === "unpublish") return api.call(calls.unpublish, target, caller);
    if (name === "boost") return api.call(calls.boost, { ...target, body: {} }, caller);
    if (name === "republish") return api.call(calls.republishPayPerHire, target, caller);
    if (name === "release") return api.call(calls.release, target, caller);
    if (name === "delete") return api.call(calls.remove, target, caller);
    if (name === "change-url")
      return api.call(calls.changeUrl, { ...target, body: { slug: "pilot-wanted" } }, caller);
    if (name === "edit") {
      const body = await given.completeAd({ title: `Pilot ${id}`, price_id: undefined });
      return api.call(calls.update, { ...target, body }, caller);
    }
    if (name === "repost") {
      const body = await given.completeAd({ price_id });
      return api.call(calls.repost, { ...target, body }, caller);
    }
    if (name === "publish") {
      const body = await given.completeAd({ price_id, is_draft: false, status: "draft" });
      return api.call(calls.update, { ...target, body }, caller);
    }
    if (name === "duplicate") {
      const copy = await api.call(
        calls.editable,
        { ...target, query: { duplicate: true } },
        caller,
      );
      if (copy.status !== 200) return copy;
      const { title } = copy.body.data;
      const body = await given.completeAd({ title, price_id: undefined, is_draft: true });
      return api.call(calls.create, { params: { id: company.id }, body }, caller);
    }
    return api.call(calls.archive, { ...target, body: { archived: name === "archive" } }, caller);
  };

  const listAds = () => api.db.select().from(jobs).where(eq(jobs.company_id, company.id));
  type Row = Awaited<ReturnType<typeof listAds>>[number];

  const expectLegalState = ({ status, published_at, expire_at, boosted_until }: Row) => {
    expect(["draft", "published", "unpublished", "expired", "archived"]).toContain(status);
    // Only a draft, or one that was archived, has never been open.
    if (status === "draft") expect(published_at).toBeNull();
    else if (status !== "archived") expect([published_at, expire_at]).not.toContain(null);
    if (status === "unpublished" || status === "draft") expect(boosted_until).toBeNull();
  };

  test.each([1, 2, 3, 4])(
    "leaves legal states, no more open ads than slots, and a ledger that adds up (%i)",
    async (seed) => {
      const random = createRandom(`life-cycle-${seed}`);
      await given.membership(company.id, { concurrent_jobs: slots, valid_until: inDays(300) });
      const colleague = await given.companyUser(company.id);
      const prices = [await given.priceId("membership-slot"), await given.priceId("light-credits")];
      await api.db.update(companies).set({ credits }).where(eq(companies.id, company.id));
      for (let count = 0; count < 4; count++)
        await ad({ expire_at: inDays(count < slots ? 5 : -5) });
      await ad({ offer_type: OFFER_TYPES.PPH, price_type: "regular", status: "unpublished" });
      const seen = new Set<string>();
      const step = async (caller: Person, acts: readonly Act[], ids: readonly number[]) => {
        const [id, name] = [random.pick(ids), random.pick(acts)];
        const answer = await act(name, { id, caller, price_id: random.pick(prices) });
        // 403: an ad that was reposted for a credit isn't the company's to extend any more.
        expect([200, 201, 204, 403, 404, 409, 422]).toContain(answer.status);
        if (answer.status < 300) seen.add(name);
      };
      for (let round = 0; round < 60; round++) {
        // Deleted ads are among them: whatever is done to one comes too late.
        const ids = (await listAds()).map(({ id }) => id);
        const isStaff = random.pick([true, false]);
        await Promise.all([
          step(recruiter, COMPANY_ACTS, ids),
          isStaff
            ? step(staff, random.pick([STAFF_ACTS, COMPANY_ACTS]), ids)
            : step(colleague, COMPANY_ACTS, ids),
        ]);
        if (round % 5 === 4)
          await api.db
            .update(jobs)
            .set({ expire_at: inDays(-1) })
            .where(eq(jobs.id, random.pick(ids)));

        const rows = await listAds();
        for (const row of rows) expectLegalState(row);
        const inSlots = rows.filter(
          ({ status, price_type, expire_at, deleted_at }) =>
            status === "published" &&
            price_type === "membership" &&
            deleted_at === null &&
            expire_at !== null &&
            expire_at > new Date(),
        );
        const allowance = await readAllowance(api.db, company.id);
        expect(allowance?.takenSlots).toBe(inSlots.length);
        expect(inSlots.length).toBeLessThanOrEqual(slots);
        const spent = await api.db
          .select({ balance: creditEntries.balance_after })
          .from(creditEntries)
          .where(eq(creditEntries.company_id, company.id))
          .orderBy(asc(creditEntries.id));
        expect(allowance?.credits).toBe(credits - spent.length);
        expect(spent.map(({ balance }) => balance)).toEqual(
          spent.map((_, index) => credits - 1 - index),
        );
      }
      // Otherwise nothing happened that could go wrong.
      expect(seen.size).toBeGreaterThan(6);
    },
  );
});

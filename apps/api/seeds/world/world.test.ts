import { APPLICATION_TRANSITIONS } from "@devguild/schemas/constants/applications";
import { JOB_STATUSES, OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import {
  PUSH_DELIVERY_STATES,
  PUSH_STATUSES,
} from "@devguild/schemas/constants/push-notifications";
import { beforeAll, describe, expect, test } from "vitest";

import { PRICE_ROWS } from "../catalogue/prices.ts";
import { catalogueRows } from "../catalogue/rows.ts";
import { SCHEDULING_TITLE } from "./tidewerk.ts";
import { makeWorld, type World } from "./world.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const now = new Date("2026-11-20T11:00:00Z");
let world: World;

beforeAll(() => {
  world = makeWorld(catalogueRows(), now, "hash");
});

const countBy = <T>(rows: readonly T[], keyOf: (row: T) => string | number) => {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[keyOf(row)] = (counts[keyOf(row)] ?? 0) + 1;
  return counts;
};

const sentencesOf = ({ description, tasks, requirements, benefits }: World["jobs"][number]) =>
  `${description}${tasks}${requirements}${benefits}`
    .replace(/<[^>]+>/g, "\n")
    .split(/\n|(?<=[.!?]) (?=[A-Z€“])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]$/.test(sentence));

test("the same time gives the same world", () => {
  expect(makeWorld(catalogueRows(), now, "hash")).toEqual(world);
});

describe("companies and logins", () => {
  test("there are companies of each standing", () => {
    expect(world.companies.length).toBeGreaterThanOrEqual(120);
    expect(world.companies.filter(({ logo_url }) => !logo_url)).toHaveLength(3);
    expect(world.companies.filter(({ deleted_at }) => deleted_at)).toHaveLength(1);
    expect(
      world.companies.filter(({ published, deleted_at }) => !published && !deleted_at),
    ).toHaveLength(4 + 2);
  });

  test("names, slugs and addresses are unique", () => {
    expect(new Set(world.companies.map(({ slug }) => slug)).size).toBe(world.companies.length);
    expect(new Set(world.users.map(({ email }) => email.toLowerCase())).size).toBe(
      world.users.length,
    );
  });

  test("no address can receive email, and every login has a current account", () => {
    expect(world.users.filter(({ email }) => !email.endsWith(".example"))).toEqual([]);
    const accounts = new Map(world.accounts.map(({ id, user_id }) => [id, user_id]));
    for (const user of world.users)
      expect(accounts.get(user.current_account_id ?? 0)).toBe(user.id);
  });

  test.each([
    ["developer", ["developer"]],
    ["owner", ["company", "developer"]],
    ["administrator", ["company"]],
    ["recruiter", ["company"]],
    ["campaigns", ["company"]],
    ["super-admin", ["admin", "developer"]],
    ["account-manager", ["admin"]],
    ["talent-manager", ["admin"]],
    ["content-editor", ["admin"]],
    ["support", ["admin"]],
  ])("%s@devguild.example can log in", (name, types) => {
    const user = world.users.find(({ email }) => email === `${name}@devguild.example`);
    expect(
      world.accounts.filter(({ user_id }) => user_id === user?.id).map(({ type }) => type),
    ).toEqual(types);
  });
});

describe("jobs", () => {
  test("there are 1,500 with all statuses, in many locations", () => {
    const counts = countBy(world.jobs, ({ status }) => status);
    expect(world.jobs).toHaveLength(1500);
    expect(counts["published"]).toBe(1250);
    for (const status of JOB_STATUSES) expect(counts[status]).toBeGreaterThan(5);
    expect(
      new Set(world.jobs.flatMap(({ city_ids }) => city_ids ?? [])).size,
    ).toBeGreaterThanOrEqual(40);
    expect(world.jobs.filter(({ remote }) => remote).length / 1500).toBeCloseTo(0.35, 1);
    expect(world.jobs.filter(({ direct_apply }) => direct_apply).length / 1500).toBeCloseTo(
      0.12,
      1,
    );
    expect(world.jobs.filter(({ boosted_until }) => boosted_until)).toHaveLength(12);
  });

  test("published ones are open", () => {
    for (const job of world.jobs.filter(({ status }) => status === "published")) {
      expect(job.published_at?.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(job.expire_at?.getTime()).toBeGreaterThan(now.getTime());
    }
  });

  test("no two of a company share a slug", () => {
    expect(new Set(world.jobs.map(({ company_id, slug }) => `${company_id} ${slug}`)).size).toBe(
      1500,
    );
  });

  test("no sentence appears in more than 6 % of the ads", () => {
    const ads = world.jobs.map((job) => [...new Set(sentencesOf(job))]);
    const most = Math.max(...Object.values(countBy(ads.flat(), (sentence) => sentence)));
    expect(most).toBeLessThanOrEqual(1500 * 0.06);
  });

  test("no placeholder is left in a sentence, and texts contain only plain formatting", () => {
    for (const job of world.jobs) {
      const html = `${job.description}${job.tasks}${job.requirements}${job.benefits}`;
      expect(html).not.toMatch(/[{}]|undefined| {2}/);
      expect(html.replace(/<\/?(?:h2|p|ul|ol|li|strong|em|a)>/g, "")).not.toMatch(/[<>]/);
    }
  });

  test("a title is at most 100 characters, a skill list at most 5 long", () => {
    expect(Math.max(...world.jobs.map(({ title }) => title.length))).toBeLessThanOrEqual(100);
    expect(
      Math.max(...world.jobs.map(({ skill_ids }) => skill_ids?.length ?? 0)),
    ).toBeLessThanOrEqual(5);
  });
});

describe("applications", () => {
  test("there are 1,900 with all statuses, one per developer and job", () => {
    expect(world.applications).toHaveLength(1900);
    expect(Object.keys(countBy(world.applications, ({ status }) => status))).toEqual(
      Object.values(APPLICATION_STATUSES).map(String),
    );
    expect(
      new Set(world.applications.map(({ developer_id, job_id }) => `${developer_id} ${job_id}`))
        .size,
    ).toBe(1900);
  });

  test("one agency has 300 candidates to answer", () => {
    const agency = world.companies.find(({ name }) => name === "Farrow & Lind");
    const ads = new Set(
      world.jobs.filter(({ company_id }) => company_id === agency?.id).map(({ id }) => id),
    );
    const open = world.applications.filter(
      ({ job_id, status }) =>
        ads.has(job_id) &&
        (status === APPLICATION_STATUSES.NEW_CANDIDATE ||
          status === APPLICATION_STATUSES.INTERVIEWING),
    );
    expect(open.length).toBeGreaterThanOrEqual(300);
  });

  test("each history starts with its job's initial status and follows the transitions", () => {
    const jobs = new Map(world.jobs.map((job) => [job.id, job]));
    const histories = Map.groupBy(world.applicationMoves, ({ application_id }) => application_id);
    for (const application of world.applications) {
      const history = histories.get(application.id) ?? [];
      const job = jobs.get(application.job_id);
      const first =
        job?.direct_apply || job?.offer_type === OFFER_TYPES.PPH
          ? APPLICATION_STATUSES.APPLIED
          : APPLICATION_STATUSES.NEW_CANDIDATE;
      expect(history.at(-1)?.status).toBe(application.status);
      let before: (typeof history)[number] | undefined;
      for (const move of history) {
        const applies = !before || before.status === APPLICATION_STATUSES.WALKED_AWAY;
        const movers =
          before && !applies ? APPLICATION_TRANSITIONS[before.status][move.status] : ["developer"];
        expect(movers).toContain(move.moved_by);
        expect(!applies || move.status === first).toBe(true);
        expect(Number(move.created_at)).toBeGreaterThanOrEqual(
          Number(before?.created_at ?? job?.published_at),
        );
        expect(Number(move.created_at)).toBeLessThanOrEqual(now.getTime());
        before = move;
      }
    }
  });

  test("only developers with a complete profile and a confirmed address apply", () => {
    const able = new Set(
      world.developers.filter(({ signup_step }) => signup_step === 3).map(({ id }) => id),
    );
    expect(world.applications.filter(({ developer_id }) => !able.has(developer_id))).toEqual([]);
  });

  test("the demo developer has six of different kinds", () => {
    const own = world.applications.filter(({ developer_id }) => developer_id === 1);
    expect(own.map(({ status }) => status)).toEqual([3, 2, 6, 5, 6, 1]);
    expect(own.filter(({ archived_at }) => archived_at)).toHaveLength(1);
    expect(
      world.applicationMessages.some(({ application_id }) => application_id === own[0]?.id),
    ).toBe(true);
  });

  test("the showcase's ad has candidates with most statuses", () => {
    const job = world.jobs.find(({ title }) => title === SCHEDULING_TITLE);
    const candidates = world.applications.filter(({ job_id }) => job_id === job?.id);
    expect(candidates.length).toBeGreaterThanOrEqual(18);
    expect(new Set(candidates.map(({ status }) => status)).size).toBeGreaterThanOrEqual(5);
  });
});

describe("saved jobs and searches", () => {
  test("the demo developer has both, including an expired job", () => {
    const jobs = new Map(world.jobs.map((job) => [job.id, job]));
    for (const id of [1, 2, 3]) {
      const own = world.savedJobs.filter(({ developer_id }) => developer_id === id);
      const states = own.map(({ job_id }) => jobs.get(job_id)?.status);
      expect(states.filter((status) => status === "published")).toHaveLength(4);
      expect(new Set(own.map(({ job_id }) => job_id)).size).toBe(5);
    }
    const skills = world.developerSkills.filter(({ developer_id }) => developer_id === 1);
    for (const { job_id } of world.savedJobs.filter(({ developer_id }) => developer_id === 1)) {
      const asked = jobs.get(job_id)?.skill_ids ?? [];
      const own = asked.filter((id) => skills.some(({ skill_id }) => skill_id === id));
      expect(own.length / asked.length).toBeGreaterThanOrEqual(0.5);
    }
    for (const { job_id, created_at } of world.savedJobs) {
      const published = Number(jobs.get(job_id)?.published_at);
      expect(Number(created_at)).toBeGreaterThanOrEqual(published);
      expect(Number(created_at)).toBeLessThanOrEqual(now.getTime());
    }
    const searches = world.savedSearches.filter(({ developer_id }) => developer_id === 1);
    expect(searches.map(({ frequency }) => frequency)).toEqual(["daily", "never"]);
  });
});

describe("memberships, credits and prices", () => {
  test("no company uses more slots than it has, and the showcase has free ones", () => {
    for (const { company_id, kind, concurrent_jobs } of world.companyMemberships) {
      if (kind !== "RECRUITING") continue;
      const inSlots = world.jobs.filter(
        (job) =>
          job.company_id === company_id &&
          job.status === "published" &&
          job.price_type === "membership",
      );
      expect(inSlots.length).toBeLessThanOrEqual(
        (concurrent_jobs ?? 0) - (company_id === 1 ? 2 : 0),
      );
    }
    expect(world.companyMemberships.filter(({ company_id }) => company_id === 1)).toHaveLength(3);
  });

  test("each company's ledger sums to its balance, which is never negative", () => {
    const entries = Map.groupBy(world.creditEntries, ({ company_id }) => company_id);
    for (const { id, credits } of world.companies) {
      const own = entries.get(id) ?? [];
      expect(own.reduce((sum, { delta }) => sum + delta, 0)).toBe(credits);
      let balance = 0;
      for (const { delta, balance_after } of own)
        expect([(balance += delta), balance >= 0]).toEqual([balance_after, true]);
    }
    expect(world.companies[0]?.credits).toBeGreaterThan(2);
  });

  test("invoices have no gaps in their numbers, and the showcase has two years of every state", () => {
    const numbered = Map.groupBy(world.invoices, ({ kind, year }) => `${kind} ${year}`);
    for (const rows of numbered.values())
      expect(rows.map(({ year_number }) => year_number)).toEqual(rows.map((_, index) => index + 1));
    const own = world.invoices.filter(({ company_id }) => company_id === 1);
    const today = now.toISOString().slice(0, 10);
    const states = own.map(({ kind, state, due_on }) => {
      if (kind === "credit_note") return kind;
      return state === "open" && due_on < today ? "overdue" : state;
    });
    expect(new Set(states)).toEqual(
      new Set(["paid", "open", "overdue", "cancelled", "credit_note"]),
    );
    expect(own.length).toBeGreaterThan(24);
    expect(new Set(own.map(({ year }) => year)).size).toBeGreaterThan(1);
    expect(world.invoices.some(({ vat_treatment }) => vat_treatment === "outside")).toBe(true);
    expect(world.invoices.some(({ vat_treatment }) => vat_treatment === "domestic")).toBe(true);
  });

  test("a sold ad has a price of its kind; pay-per-hire ads have none", () => {
    for (const { status, offer_type, price_type, price_id } of world.jobs) {
      const price = PRICE_ROWS.find(({ id }) => id === price_id);
      if (status === "draft") expect(price_id).toBeNull();
      else if (offer_type === OFFER_TYPES.PPH) expect(price_id).toBeNull();
      else expect([price?.offer_type, price?.price_type]).toEqual([offer_type, price_type]);
    }
  });

  test("the showcase has drafts to continue", () => {
    const drafts = world.jobs.filter(
      ({ company_id, status }) => company_id === 1 && status === "draft",
    );
    expect(drafts.length).toBeGreaterThanOrEqual(2);
  });
});

test("everyone registered for a live event that has started was reminded of it", () => {
  const started = world.liveEvents.filter(({ starts_at }) => starts_at <= now);
  const byEvent = Map.groupBy(world.liveEventRegistrations, (row) => row.live_event_id);
  expect(started.length).toBeGreaterThan(5);
  for (const { id, starts_at } of started)
    for (const row of byEvent.get(id) ?? [])
      expect(row).toMatchObject({ day_reminded_of: starts_at, hour_reminded_of: starts_at });
});

describe("push notifications", () => {
  test("were sent to as many devices as they count", () => {
    const byPush = Map.groupBy(world.pushDeliveries, ({ notification_id: id }) => id);
    for (const push of world.pushNotifications) {
      const devices = byPush.get(push.id) ?? [];
      const countIn = (wanted: number) => devices.filter(({ state }) => state === wanted).length;
      expect(push).toMatchObject({
        recipients_count: devices.length,
        delivered_count: countIn(PUSH_DELIVERY_STATES.DELIVERED),
        expired_count: countIn(PUSH_DELIVERY_STATES.EXPIRED),
        failed_count: countIn(PUSH_DELIVERY_STATES.FAILED),
        opened_count: devices.filter(({ opened_at: at }) => at).length,
      });
    }
  });

  test("are in every state that lasts", () => {
    const { DRAFT, SCHEDULED, SENT, FAILED } = PUSH_STATUSES;
    expect(new Set(world.pushNotifications.map(({ status }) => status))).toEqual(
      new Set([DRAFT, SCHEDULED, SENT, FAILED]),
    );
  });
});

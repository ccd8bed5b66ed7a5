import { contract } from "@devguild/contract/contract";
import { ALERT_MESSAGES, SAVED_SEARCHES_MAX } from "@devguild/schemas/constants/alerts";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS } from "../../time.ts";
import { cleanupTask } from "../cleanup/cleanup.tasks.ts";
import { users } from "../users/users.tables.ts";
import { signAlertLink } from "./alert-links.policy.ts";
import { savedSearches } from "./alerts.tables.ts";

const calls = contract.alerts;

let api: TestApi;
let given: Given;
let go: number;
let serial = 0;
let email: string;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  go = await given.skillId("go");
});

beforeEach(() => {
  serial += 1;
  email = `guest${serial}@test.example`;
});

const ask = (body: object = {}, address = `198.51.100.${serial}`) =>
  api.call(
    calls.ask,
    { body: { email, search: { skills: [go] }, frequency: "daily", terms: true, ...body } },
    { address },
  );
const confirm = (token: string) => api.call(calls.confirm, { body: { token } });
const newestToken = async (to = email) => getLinkToken((await api.mailsTo(to))[0]);
const rows = (of = email) =>
  api.db.select().from(savedSearches).where(eq(savedSearches.email, of.toLowerCase()));
const searchesOf = async (caller: { token: string }) =>
  (await api.call(calls.list, {}, caller)).body.data;

/** Signs up with an address without confirming it; returns the confirmation token. */
const signUp = async (address: string) => {
  await api.call(contract.identity.signUp, {
    body: { email: address, password: "seven-lanterns-north", terms: true },
  });
  return newestToken(address);
};

describe("requesting an alert without an account", () => {
  test("sends no jobs before the link is clicked", async () => {
    expect((await ask()).status).toBe(202);
    const [mail] = await api.mailsTo(email);
    expect(mail?.subject).toBe("Confirm your job alert: Go jobs");
    expect(mail?.links[0]).toContain("/en/alerts/confirm?token=");
    expect(mail?.headers).toEqual({});
    expect(await rows()).toMatchObject([{ confirmed_at: null, due_at: null }]);

    const token = await newestToken();
    // Looking at the subscription confirms nothing, as an email scanner might open the page.
    const looked = await api.call(calls.subscription, { query: { token } });
    expect(looked.body.data).toEqual({
      kind: "alert",
      description: "Go jobs",
      path: "/jobs?skills=go",
      frequency: "daily",
      active: false,
    });
    expect(await rows()).toMatchObject([{ confirmed_at: null }]);

    expect((await confirm(token)).body.data).toEqual({ ...looked.body.data, active: true });
    const [begun] = await rows();
    expect(begun?.due_at?.getTime()).toBe((begun?.confirmed_at?.getTime() ?? 0) + DAY_MS);
    // Following the link twice changes nothing.
    expect((await confirm(token)).status).toBe(200);
    expect((await rows())[0]?.confirmed_at).toEqual(begun?.confirmed_at);
  });

  test("gives the same response whether or not the address is known", async () => {
    const developer = await given.developer();
    const known = await ask({ email: developer.email });
    const unknown = await ask();
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body.data)).toEqual(Object.keys(unknown.body.data));
    const [toKnown] = await api.mailsTo(developer.email);
    const [toUnknown] = await api.mailsTo(email);
    expect(toKnown?.subject).toBe(toUnknown?.subject);
  });

  test("twice makes one alert, and the link says how often it is sent", async () => {
    await ask();
    await confirm(await newestToken());
    const [before] = await rows();
    await ask({ email: email.toUpperCase(), frequency: "weekly", search: { skills: [go, go] } });
    expect(await rows()).toEqual([before]);
    await confirm(await newestToken(email.toUpperCase()));
    const [after] = await rows();
    expect(after).toMatchObject({ id: before?.id, frequency: "weekly" });
    expect(after?.due_at?.getTime()).toBe((before?.looked_at.getTime() ?? 0) + 7 * DAY_MS);
  });

  test("for someone else's address sends them no text that the requester chose", async () => {
    await ask({ search: { skills: [go], job_title: "Win at http://evil.example now" } });
    const [mail] = await api.mailsTo(email);
    expect(mail?.subject).toBe("Confirm your job alert: Go jobs, with your own keywords");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|win at/i);
    const looked = await api.call(calls.subscription, { query: { token: await newestToken() } });
    expect(looked.body.data.description).toContain("“Win at http://evil.example now”");
  });

  test("with invalid input fails on the field, and nothing is saved or sent", async () => {
    const wrong: [object, string, string][] = [
      [{ email: "nobody" }, "email", MESSAGES.emailInvalid],
      [{ terms: false }, "terms", MESSAGES.termsRequired],
      [{ search: { skills: [999_999_999] } }, "search.skills", ALERT_MESSAGES.skillUnknown],
    ];
    for (const [body, field, text] of wrong) {
      const refused = await ask(body);
      expect(refused.status).toBe(422);
      expect(refused.problem.errors).toEqual({ [field]: [text] });
    }
    expect((await ask({ frequency: "never" })).status).toBe(422);
    expect(await rows()).toEqual([]);
    expect(await api.mailsTo(email)).toEqual([]);
  });

  test("sends at most 5 emails an hour to an address, and works 5 and in all 20 times per visitor", async () => {
    for (let count = 0; count < 5; count++)
      expect((await ask({ email: email.toUpperCase() })).status).toBe(202);
    expect((await ask({}, "198.51.100.250")).status).toBe(202);
    expect(await api.mailsTo(email.toUpperCase())).toHaveLength(5);
    expect(await api.mailsTo(email)).toEqual([]);
    const tooMany = await ask({});
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.headers.get("Retry-After"))).toBeGreaterThan(0);
    const visitor = "198.51.100.251";
    for (let count = 0; count < 20; count++)
      expect((await ask({ email: `many${count}@test.example` }, visitor)).status).toBe(202);
    expect((await ask({ email: "many20@test.example" }, visitor)).status).toBe(429);
  });

  test("fails with a link that is wrong, for another alert or expired", async () => {
    await ask();
    const [row] = await rows();
    const id = row?.id ?? 0;
    const token = await newestToken();
    const [, , , signature = ""] = token.split(".");
    const wrong = [
      "unknown",
      `confirm.${id}.weekly.${signature}`,
      `confirm.${id + 1}.daily.${signature}`,
      `confirm.${id}.daily.${"x".repeat(43)}`,
      signAlertLink(testConfig.secret, { act: "end-alert", id }),
      signAlertLink("another secret", { act: "confirm", id, frequency: "daily" }),
    ];
    for (const each of wrong) {
      const refused = await confirm(each);
      expect(refused.problem.errors, each).toEqual({ token: [MESSAGES.tokenInvalid] });
    }
    await api.db
      .update(savedSearches)
      .set({ created_at: new Date(Date.now() - 7 * DAY_MS - 1000) })
      .where(eq(savedSearches.id, id));
    expect((await confirm(token)).status).toBe(422);
    expect(await rows()).toMatchObject([{ confirmed_at: null }]);
    // The cleanup deletes this one, but nothing that is confirmed or newer.
    const old = new Date(Date.now() - 30 * DAY_MS);
    await given.savedSearch({ email }, { remote: true }, { created_at: old });
    await given.savedSearch({ email }, {}, { confirmed_at: null, due_at: null });
    await enqueue(api.db, cleanupTask());
    await api.queue.drain();
    expect((await rows()).map((each) => each.id)).not.toContain(id);
    expect(await rows()).toHaveLength(2);
    expect((await api.call(calls.subscription, { query: { token } })).status).toBe(422);
  });

  test(`works for at most ${SAVED_SEARCHES_MAX}, even if two are confirmed at once`, async () => {
    for (let count = 1; count < SAVED_SEARCHES_MAX; count++)
      await given.savedSearch({ email }, { salary_min: count });
    const tokens: string[] = [];
    for (const job_title of ["one", "two"]) {
      await ask({ search: { job_title } });
      tokens.push(await newestToken());
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.problem["code"]).toBe(
      "too_many_saved_searches",
    );
  });
});

describe("claiming the alerts of an address", () => {
  test("happens when its owner signs up and confirms it; unconfirmed alerts are left out", async () => {
    await ask();
    await confirm(await newestToken());
    await ask({ search: { remote: true } });
    const token = await signUp(email.toUpperCase());
    expect(await rows()).toHaveLength(2);

    const verified = await api.call(contract.identity.verifyEmail, { body: { token } });
    const caller = { token: verified.body.accessToken ?? "" };
    expect(await searchesOf(caller)).toMatchObject([
      { description: "Go jobs", frequency: "daily" },
    ]);
    expect(await rows()).toMatchObject([{ confirmed_at: null }]);
  });

  test("includes alerts confirmed later", async () => {
    const developer = await given.developer({ user: { email } });
    await ask();
    expect(await searchesOf(developer)).toEqual([]);
    await confirm(await newestToken());
    expect(await searchesOf(developer)).toMatchObject([{ description: "Go jobs" }]);
    expect(await rows()).toEqual([]);
    // Following the link again doesn't change a search that is now the developer's.
    const [{ id } = { id: 0 }] = await searchesOf(developer);
    await api.call(calls.change, { params: { id }, body: { frequency: "never" } }, developer);
    expect((await confirm(await newestToken())).body.data).toMatchObject({ active: false });
    expect(await searchesOf(developer)).toMatchObject([{ frequency: "never" }]);
  });

  test("merges equivalent searches, with the frequency of the link", async () => {
    const developer = await given.developer({ user: { email } });
    const own = await given.savedSearch(
      developer,
      { skills: [go] },
      { name: "Mine", frequency: "never", due_at: null },
    );
    await ask({ frequency: "weekly" });
    await confirm(await newestToken());
    expect(await searchesOf(developer)).toMatchObject([
      { id: own.id, name: "Mine", frequency: "weekly" },
    ]);
    expect(await rows()).toEqual([]);
  });

  test("may exceed the limit of saved searches, but no more can be added", async () => {
    for (let count = 1; count <= SAVED_SEARCHES_MAX; count++)
      await given.savedSearch({ email }, { salary_min: count });
    const token = await signUp(email);
    const [login] = await api.db
      .select()
      .from(users)
      .where(sql`lower(${users.email}) = ${email}`);
    const caller = { token: await given.session(login?.id ?? 0) };
    await api.call(calls.save, { body: { search: { remote: true }, frequency: "never" } }, caller);
    await api.call(contract.identity.verifyEmail, { body: { token } }, caller);
    expect(await searchesOf(caller)).toHaveLength(SAVED_SEARCHES_MAX + 1);
    await ask();
    expect((await confirm(await newestToken())).status).toBe(409);
    expect(await searchesOf(caller)).toHaveLength(SAVED_SEARCHES_MAX + 1);
  });

  test("requires a confirmed address and a developer account", async () => {
    await given.developer({ user: { email, email_verified_at: null } });
    await ask();
    await confirm(await newestToken());
    expect(await rows()).toMatchObject([{ confirmed_at: expect.any(Date) }]);

    email = `recruiter${serial}@test.example`;
    await given.companyUser((await given.company()).id, "company-recruiting-manager", { email });
    await ask();
    await confirm(await newestToken());
    expect(await rows()).toHaveLength(1);
  });
});

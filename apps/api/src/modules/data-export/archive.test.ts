import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { CV, PICTURE, knownPeopleOn } from "../../../testing/known-people.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { mfaTotps, passkeys, recoveryCodes } from "../mfa/mfa.tables.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { users } from "../users/users.tables.ts";
import { buildArchive } from "./archive.queries.ts";
import { LEFT_OUT, SUBJECTS } from "./subjects.queries.ts";

const files = createFileStore(testConfig);

let api: TestApi;

let given: Given;

let known: ReturnType<typeof knownPeopleOn>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  known = knownPeopleOn(api, given, files);
});

const unzipped = async (userId: number) => {
  const entries = unzipSync(await buildArchive(api.db, files, userId));
  const texts = Object.fromEntries(
    Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  return {
    names: Object.keys(texts),
    all: Object.values(texts).join("\n"),
    textOf: (name: string) => texts[name] ?? "",
    readJson: (name: string) => JSON.parse(texts[name] ?? "null") as unknown,
  };
};

describe("a developer's archive", () => {
  test("contains all data, file by file, and a README that lists it", async () => {
    const person = await known.knownPerson();
    await known.hired(person);
    const { names, readJson, textOf } = await unzipped(person.userId);
    expect(readJson("account.json")).toMatchObject({
      email: person.email,
      phone_number: "+4911122233344",
      has_password: true,
    });
    expect(readJson("profile.json")).toMatchObject({
      about_me: "I build bridges.",
      residence_city: "Berlin",
      residence_name: "Bridgeton",
      skills: [{ skill: "Go", years: 5 }],
      languages: [{ language: "German", level: "Native" }],
      interests: [expect.any(String)],
    });
    expect(readJson("settings.json")).toEqual({
      job_recommendations: "yes",
      newsletter: "not chosen yet",
      profile_shown_to_our_staff: "yes",
      profile_hidden_from: [{ company: expect.any(String), since: expect.any(String) }],
    });
    expect(readJson("consents.json")).toMatchObject([{ purpose: "job-digest" }]);
    expect(readJson("applications.json")).toMatchObject([
      {
        job: "Bridge engineer",
        company: "Bridges Ltd",
        status: "INTERVIEWING",
        cover_letter: "Dear bridges",
        history: [{ by: "developer" }, { by: "company", reason: "A good letter." }],
        messages: [{ message: "Come over.", contact_email: "jobs@bridges.example" }],
      },
    ]);
    expect(readJson("login-connections.json")).toMatchObject([{ provider: "github" }]);
    expect(readJson("second-factors.json")).toMatchObject({
      phone: { phone_number: expect.stringMatching(/^\+49•+\d\d$/) },
      authenticator_app: { activated_at: expect.any(String) },
      passkeys: [{ name: "My key" }],
      recovery_codes: Array.from({ length: 10 }, () => ({ used_at: null })),
    });
    expect(readJson("sessions.json")).toMatchObject([{ address: "127.0.0.1", browser: "test" }]);
    expect(readJson("links-and-codes.json")).toMatchObject([{ purpose: "reset-password" }]);
    expect(readJson("security-events.json")).toMatchObject([
      {
        event: "Action confirmed with two-step login",
        details: { address: "127.0.0.1", method: "totp" },
      },
      { event: "Passkey added" },
      { event: "Recovery codes generated" },
    ]);
    expect(readJson("activity.json")).toMatchObject([{ data: { job_id: 4711 } }]);
    expect(readJson("work.json")).toMatchObject({
      accounts: [{ type: "developer", company: null }],
    });
    expect(readJson("saved-jobs.json")).toMatchObject([{ job: "Bridge engineer" }]);
    expect(readJson("saved-searches.json")).toMatchObject([
      { name: "My bridges", frequency: "daily" },
    ]);
    expect(readJson("data-exports.json")).toEqual([]);
    expect(textOf("files/cv.pdf")).toBe(CV);
    expect(textOf("files/picture.png")).toBe(PICTURE);

    const readme = textOf("README.txt");
    expect(names.filter((name) => !readme.includes(name))).toEqual(["README.txt"]);
    for (const reason of Object.values(LEFT_OUT)) expect(readme).toContain(reason);
    expect(names).toHaveLength(SUBJECTS.length + 3);
  });

  test("contains no secrets and nobody else's data", async () => {
    const person = await known.knownPerson();
    const { recruiter } = await known.hired(person);
    const other = await known.knownPerson();
    const { all } = await unzipped(person.userId);
    const [login] = await api.db.select().from(users).where(eq(users.id, person.userId));
    const [app] = await api.db.select().from(mfaTotps).where(eq(mfaTotps.user_id, person.userId));
    const [key] = await api.db.select().from(passkeys).where(eq(passkeys.user_id, person.userId));
    const [session] = await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.user_id, person.userId));
    const hashes = await api.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.user_id, person.userId));
    const secrets = [
      login?.password_hash,
      app?.sealed_secret,
      person.app.secret,
      key?.credential_id,
      key?.public_key,
      session?.token_hash,
      person.token,
      person.phone,
      ...person.codes,
      ...hashes.map(({ code_hash }) => code_hash),
    ];
    for (const secret of secrets) {
      expect(secret).toMatch(/.{10}/);
      expect(all).not.toContain(secret);
    }
    expect(all).not.toMatch(/[0-9a-f]{64}|_hash|argon2/);
    expect(all).not.toContain(recruiter.email);
    expect(all).not.toContain(other.email);
  });

  test("with only a login leaves out the profile files", async () => {
    const { userId, email } = await given.generic();
    const { names, readJson, textOf } = await unzipped(userId);
    expect(names).not.toContain("profile.json");
    expect(names).not.toContain("applications.json");
    expect(textOf("README.txt")).not.toContain("applications.json");
    expect(readJson("account.json")).toMatchObject({ email, has_password: false });
    expect(readJson("activity.json")).toEqual([]);
  });
});

test("the archive of a long history is complete", async () => {
  const { userId } = await given.generic();
  await api.db.execute(sql`
    insert into tracking_events (event_type, event_data, user_id)
    select 'job.card-view', jsonb_build_object('job_id', n), ${userId}::bigint
    from generate_series(1, 5000) n`);
  const { readJson } = await unzipped(userId);
  const seen = readJson("activity.json") as { data: { job_id: number } }[];
  expect(seen).toHaveLength(5000);
  expect(seen.at(-1)?.data).toEqual({ job_id: 5000 });
});

describe("a company user's archive", () => {
  test("contains their roles and changes, and nothing about candidates", async () => {
    const candidate = await given.developer({ user: { last_name: "Candidate-Secret" } });
    const { company, recruiter, job } = await known.hired(candidate);
    await given.openJob({ company, title: "Their ad", job_posting_owner_id: recruiter.userId });
    const { all, readJson } = await unzipped(recruiter.userId);
    expect(readJson("work.json")).toMatchObject({
      accounts: [{ company: "Bridges Ltd", role: "company-recruiting-manager", status: "active" }],
      owned_ads: [{ job: "Their ad", company: "Bridges Ltd" }],
      changes: [{ action: "candidate.message" }, { action: "candidate.move" }],
    });
    expect(job.id).toBeGreaterThan(0);
    expect(all).not.toMatch(/Candidate-Secret|Come over|A good letter/);
    expect(all).not.toContain(candidate.email);
  });

  test("of staff contains the companies they manage and their bookmarks", async () => {
    const admin = await given.admin();
    await given.company({ name: "Looked after", customer_success_manager_id: admin.userId });
    const job = await given.openJob({ title: "At hand" });
    await api.db.execute(
      sql`insert into job_bookmarks (user_id, job_id) values (${admin.userId}, ${job.id})`,
    );
    const { readJson } = await unzipped(admin.userId);
    expect(readJson("work.json")).toMatchObject({
      accounts: [{ type: "admin" }],
      bookmarks: [{ job: "At hand" }],
      managed_companies: ["Looked after"],
    });
  });
});

test("an unconfirmed address gets no guest alerts", async () => {
  const shown = await given.generic();
  const hidden = await given.generic();
  await api.db.update(users).set({ email_verified_at: null }).where(eq(users.id, hidden.userId));
  for (const { email } of [shown, hidden]) await given.savedSearch({ email });
  expect((await unzipped(shown.userId)).readJson("saved-searches.json")).toHaveLength(1);
  expect((await unzipped(hidden.userId)).readJson("saved-searches.json")).toBeNull();
});

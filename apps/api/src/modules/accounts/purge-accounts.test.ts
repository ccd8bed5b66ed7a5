import { contract } from "@devguild/contract/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { listReferences } from "../../../testing/references.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { selectRows } from "../../db/db.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { DAY_MS } from "../../time.ts";
import { savedSearches } from "../alerts/alerts.tables.ts";
import { applications } from "../applications/applications.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";
import { purgeAccounts } from "./purge-accounts.commands.ts";

const files = createFileStore(testConfig);

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const remove = async (person: { userId: number; token: string }) =>
  api.call(
    contract.account.deleteDeveloper,
    { body: await given.deletionProof(person.userId) },
    person,
  );

/** A developer with data in every place to be purged, and words that must not be left anywhere. */
const developerWithTraces = async () => {
  const person = await given.developer({
    user: { first_name: "Tracy", last_name: "Tell-Tale", phone_number: "+4911122233344" },
  });
  await given.totp(person.userId);
  await given.phone(person.userId);
  await given.loginConnection(person.userId);
  await given.savedSearch({ email: person.email });
  const wrong = { code: "wrong", method: "recovery" as const };
  await api.call(contract.mfa.deactivateTotp, { body: wrong }, person);
  const change = { action: "second-factors.change" as const, subject_id: person.userId };
  await api.call(contract.mfa.challenge, { body: change }, person);
  const key = `${person.userId}-cv.pdf`;
  await files.save("cvs", key, Buffer.from("%PDF-"));
  await api.db
    .update(developers)
    .set({
      cv_key: key,
      about_me: "A tell-tale.",
      residence_name: "Tell-Tale Hamlet",
      linkedin: "https://www.linkedin.com/in/tell-tale",
      job_digest_at: new Date(),
    })
    .where(eq(developers.id, person.developerId));
  return { ...person, key };
};

const apply = async (developerId: number) => {
  const company = await given.company();
  const job = await given.openJob({ company });
  const application = await given.application(developerId, job.id);
  await api.db
    .update(applications)
    .set({ cover_letter: "Yours, Tell-Tale" })
    .where(eq(applications.id, application.id));
  return { company, job, application };
};

// Tables that may still refer to an anonymised login: its deletion, and the developer without a login.
const LEFT = new Set(["account_deletions", "developers"]);

const tracesOf = async ({ email, userId }: { email: string; userId: number }) => {
  const owned = (await listReferences(api.db, "users")).filter(({ table }) => !LEFT.has(table));
  const rows = owned.map(
    ({ table, column }) =>
      sql`select t::text as line from ${sql.identifier(table)} t where ${sql.identifier(column)} = ${userId}`,
  );
  const [referring] = await selectRows<{ traces: number }>(
    api.db,
    sql`select count(*)::int as traces from (${sql.join(rows, sql` union all `)}) rows_`,
  );
  const [found] = await selectRows<{ traces: number }>(
    api.db,
    sql`select count(*)::int as traces from (
      select u::text as line from users u union all select d::text from developers d
      union all select a::text from applications a union all select s::text from sessions s
      union all select t::text from one_time_tokens t union all select c::text from consents c
      union all select g::text from saved_searches g
      union all select ${email} from developers d where d.user_id = ${userId} and d.job_digest_at is not null
      union all select l::text from audit_log l where l.subject = 'login'
      union all select ${email} from audit_log l where l.user_id = ${userId}
    ) lines where line ilike '%tell-tale%' or line ilike ${`%${email}%`} or line like '%11122233344%'`,
  );
  return (found?.traces ?? 0) + (referring?.traces ?? 0);
};

describe("after 30 days, purging a deleted account", () => {
  test("without applications leaves only an empty login", async () => {
    const person = await developerWithTraces();
    await remove(person);
    await purgeAccounts(api.db, files, later(29));
    expect(await tracesOf(person)).toBeGreaterThan(0);
    expect(await files.open("cvs", person.key)).not.toBeNull();

    await purgeAccounts(api.db, files, later(31));
    expect(await tracesOf(person)).toBe(0);
    expect(await files.open("cvs", person.key)).toBeNull();
    expect(
      await api.db.select().from(developers).where(eq(developers.id, person.developerId)),
    ).toEqual([]);
    const restored = await api.call(contract.account.restore, {
      body: { token: getLinkToken((await api.mailsTo(person.email))[0]) },
    });
    expect(restored.status).toBe(422);
    // The address can be used again.
    const again = await given.login({ email: person.email });
    expect(again.email).toBe(person.email);
  });

  test("leaves its applications to the companies, without personal data", async () => {
    const person = await developerWithTraces();
    const { company, job } = await apply(person.developerId);
    await remove(person);
    await purgeAccounts(api.db, files, later(31));
    expect(await tracesOf(person)).toBe(0);
    const { body } = await api.call(
      contract.candidates.list,
      { params: { companyId: company.id, jobId: job.id } },
      await given.companyUser(company.id),
    );
    expect(body.data).toMatchObject([
      { cover_letter: "", developer: { full_name: "Deleted account", email: null, skills: [] } },
    ]);
  });

  test("keeps the login's other accounts", async () => {
    const person = await developerWithTraces();
    const { company, job } = await apply(person.developerId);
    const work = await given.company();
    await given.actAs(person.userId, {
      type: "company",
      company_id: work.id,
      role: "company-administrator",
    });
    const asDeveloper = { body: { account_type: "developer" as const } };
    await api.call(contract.identity.switchAccount, asDeveloper, person);
    await remove(person);
    await purgeAccounts(api.db, files, later(31));
    const me = await api.call(contract.identity.me, {}, person);
    expect(me.body.data).toMatchObject({ full_name: "Tracy Tell-Tale", account_type: "company" });
    const { body } = await api.call(
      contract.candidates.list,
      { params: { companyId: company.id, jobId: job.id } },
      await given.companyUser(company.id),
    );
    expect(body.data[0]?.developer.full_name).toBe("Deleted account");
    // And they can start over.
    const created = await api.call(
      contract.account.assignDeveloper,
      { body: { terms: true } },
      person,
    );
    expect(created.body.data).toMatchObject({ account_type: "developer", skills: [] });
    expect(created.body.data.developer_id).not.toBe(person.developerId);
  });

  test("with an unconfirmed address keeps the alerts of the address's owner", async () => {
    const person = await given.developer({ user: { email_verified_at: null } });
    const { id } = await given.savedSearch({ email: person.email });
    await remove(person);
    await purgeAccounts(api.db, files, later(31));
    expect(await api.db.$count(savedSearches, eq(savedSearches.id, id))).toBe(1);
  });

  test("skips one that was restored", async () => {
    const person = await developerWithTraces();
    await remove(person);
    const token = getLinkToken((await api.mailsTo(person.email))[0]);
    await api.call(contract.account.restore, { body: { token } });
    await purgeAccounts(api.db, files, later(31));
    const [login] = await api.db.select().from(users).where(eq(users.id, person.userId));
    expect(login).toMatchObject({ email: person.email, deleted_at: null });
    expect(await files.open("cvs", person.key)).not.toBeNull();
    await files.remove("cvs", person.key);
  });
});

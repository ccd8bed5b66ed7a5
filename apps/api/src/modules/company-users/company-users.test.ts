import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { COMPANY_ROLE_NAMES } from "@devguild/schemas/constants/accounts";
import { COMPANY_USER_MESSAGES, OWNER_ROLE } from "@devguild/schemas/constants/company-users";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { accounts, users } from "../users/users.tables.ts";

const calls = contract.companyUsers;
const PASSWORD = "seven-lanterns-north";
const CAMPAIGNER = "company-campaign-manager" as const;

let api: TestApi;
let given: Given;
let passwordHash: string;
let company: Awaited<ReturnType<Given["company"]>>;
let owner: Awaited<ReturnType<Given["companyUser"]>>;
let serial = 0;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  passwordHash = await hashPassword(PASSWORD);
});

beforeEach(async () => {
  company = await given.company({ name: "Acme" });
  owner = await given.companyUser(company.id, OWNER_ROLE, {
    first_name: "Ada",
    last_name: "Owner",
    password_hash: passwordHash,
  });
});

type Person = Awaited<ReturnType<Given["companyUser"]>>;

const newAddress = () => {
  serial += 1;
  return `colleague${serial}@test.example`;
};
const grace = () => ({
  email: newAddress(),
  first_name: "Grace",
  last_name: "Hopper",
  role: "company-recruiting-manager" as const,
});
const invite = (body: BodyInput<typeof calls.invite> = grace()) =>
  api.call(calls.invite, { params: { id: company.id }, body }, owner);
const paramsOf = (userId: number) => ({ params: { companyId: company.id, userId } });
const accountIdOf = async ({ userId }: Person) => {
  const [account] = await api.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.user_id, userId), eq(accounts.company_id, company.id)));
  return account?.id ?? expect.unreachable();
};
const list = async (query: object = {}) =>
  (await api.call(calls.list, { params: { id: company.id }, query }, owner)).body;
const ownersOf = async () =>
  (await list()).data.filter(({ role }) => role === OWNER_ROLE).map(({ user_id }) => user_id);
const ownerOfJob = async (id: number) =>
  (await api.db.select({ who: jobs.job_posting_owner_id }).from(jobs).where(eq(jobs.id, id)))[0]
    ?.who;

describe("a company's users", () => {
  test("are listed by name, and found by name and address", async () => {
    const recruiter = await given.companyUser(company.id, undefined, {
      first_name: "Zoë",
      last_name: "Marsh",
    });
    await given.openJob({ company, job_posting_owner_id: recruiter.userId });
    await given.companyUser((await given.company()).id);
    const { data, meta } = await list();
    expect(meta.total).toBe(2);
    expect(data.map(({ full_name, has_jobs }) => [full_name, has_jobs])).toEqual([
      ["Ada Owner", false],
      ["Zoë Marsh", true],
    ]);
    const namesFor = async (search: string) =>
      (await list({ search })).data.map(({ full_name }) => full_name);
    expect(await namesFor("zoe")).toEqual(["Zoë Marsh"]);
    expect(await namesFor(recruiter.email.slice(0, 8))).toContain("Zoë Marsh");
    expect(await namesFor("%")).toEqual([]);
    const invited = await list({ status: "invited" });
    expect(invited.data).toEqual([]);
    expect(invited.counts).toEqual({
      invited: 0,
      active: 2,
      suspended: 0,
      expired_invitations: 0,
    });
  });

  test("have one of four roles", async () => {
    const { data } = (await api.call(calls.roles, { params: { id: company.id } }, owner)).body;
    expect(data.map(({ role }) => role)).toEqual(COMPANY_ROLE_NAMES);
    expect(data.find(({ role }) => role === OWNER_ROLE)?.label).toBe("Owner");
  });
});

describe("inviting", () => {
  test("emails a link, and lists the person as invited", async () => {
    const body = grace();
    const answer = await invite(body);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      full_name: "Grace Hopper",
      email: body.email,
      role: body.role,
      status: "invited",
      last_login_at: null,
    });
    const [mail] = await api.mailsTo(body.email);
    expect(mail?.subject).toBe("Ada Owner invited you to join Acme on Devguild");
  });

  test("the same person again is refused at the address once they are a user", async () => {
    const member = await given.companyUser(company.id);
    const refused = await invite({ ...grace(), email: member.email });
    expect(refused.problem.errors).toEqual({ email: [COMPANY_USER_MESSAGES.alreadyUser] });
    const gone = await given.login({ suspended_at: new Date() });
    expect((await invite({ ...grace(), email: gone.email })).problem.errors).toEqual({
      email: [COMPANY_USER_MESSAGES.notInvitable],
    });
  });

  test("nobody is invited as an owner", async () => {
    const inviteAs = async (role: string) =>
      api.send("POST", `/companies/${company.id}/users`, {
        ...owner,
        body: JSON.stringify({ ...grace(), role }),
      });
    expect((await inviteAs(OWNER_ROLE)).problem.errors).toEqual({
      role: [COMPANY_USER_MESSAGES.role],
    });
  });

  test("two at once invite one person once", async () => {
    const body = grace();
    const answers = await Promise.all([invite(body), invite(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await list({ status: "invited" })).meta.total).toBe(1);
  });

  test("name and role can be corrected, and the link sent again, until it is accepted", async () => {
    const body = grace();
    const { id } = (await invite(body)).body.data;
    const correction = {
      first_name: "Grace",
      last_name: "Murray Hopper",
      role: "company-administrator" as const,
    };
    const corrected = await api.call(
      calls.updateInvitation,
      { ...paramsOf(id), body: correction },
      owner,
    );
    expect(corrected.body.data).toMatchObject({ ...correction, status: "invited" });
    expect((await api.call(calls.resendInvite, paramsOf(id), owner)).status).toBe(200);
    const mails = await api.mailsTo(body.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.links[0]).not.toBe(mails[1]?.links[0]);
    const member = await accountIdOf(await given.companyUser(company.id));
    expect((await api.call(calls.resendInvite, paramsOf(member), owner)).status).toBe(409);
  });

  test("an invitation that has expired says so until it is sent again", async () => {
    const { id } = (await invite(grace())).body.data;
    const expired = async () => {
      const { data, counts } = await list({ status: "invited" });
      return [data.map(({ invitation_expired }) => invitation_expired), counts.expired_invitations];
    };
    expect(await expired()).toEqual([[false], 0]);
    await api.db
      .update(oneTimeTokens)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(oneTimeTokens.account_id, id));
    expect(await expired()).toEqual([[true], 1]);
    // Links are deleted some time after they expired.
    await api.db.delete(oneTimeTokens).where(eq(oneTimeTokens.account_id, id));
    expect(await expired()).toEqual([[true], 1]);
    expect((await api.call(calls.resendInvite, paramsOf(id), owner)).status).toBe(200);
    expect(await expired()).toEqual([[false], 0]);
  });

  test("correcting an invitation doesn't rename someone who has a login", async () => {
    const developer = await given.developer({ user: { first_name: "Lin", last_name: "Own" } });
    const { id } = (await invite({ ...grace(), email: developer.email })).body.data;
    const body = { first_name: "Other", last_name: "Name", role: CAMPAIGNER };
    const corrected = await api.call(calls.updateInvitation, { ...paramsOf(id), body }, owner);
    expect(corrected.body.data).toMatchObject({ full_name: "Lin Own" });
  });
});

describe("suspending", () => {
  const suspend = (id: number, assignee?: number) =>
    api.call(
      calls.suspend,
      { ...paramsOf(id), body: { user_id_to_assign_jobs: assignee ?? null } },
      owner,
    );

  test("ends the person's access at once, and hands their jobs to a colleague", async () => {
    const recruiter = await given.companyUser(company.id);
    const colleague = await given.companyUser(company.id);
    const job = await given.openJob({ company, job_posting_owner_id: recruiter.userId });
    const id = await accountIdOf(recruiter);
    const answer = await suspend(id, colleague.userId);
    expect(answer.body.data).toMatchObject({ status: "suspended", has_jobs: false });
    expect(await ownerOfJob(job.id)).toBe(colleague.userId);
    const jobList = { params: { id: company.id } };
    expect((await api.call(contract.postings.list, jobList, recruiter)).status).toBe(401);
    expect((await api.call(calls.reactivate, paramsOf(id), owner)).body.data.status).toBe("active");
    expect((await suspend(id)).status).toBe(200);
  });

  test("the owner takes over if nobody is named", async () => {
    const recruiter = await given.companyUser(company.id);
    const job = await given.openJob({ company, job_posting_owner_id: recruiter.userId });
    await suspend(await accountIdOf(recruiter));
    expect(await ownerOfJob(job.id)).toBe(owner.userId);
  });

  test("their other accounts stay", async () => {
    const developer = await given.developer();
    await api.db.insert(accounts).values({
      user_id: developer.userId,
      type: "company",
      company_id: company.id,
      role: "company-recruiting-manager",
    });
    await suspend(await accountIdOf(developer));
    const me = await api.call(contract.identity.me, {}, developer);
    expect(me.body.data.account_type).toBe("developer");
  });

  test("a stranger, someone suspended and the person themselves can't take over", async () => {
    const recruiter = await given.companyUser(company.id);
    const stranger = await given.companyUser((await given.company()).id);
    const id = await accountIdOf(recruiter);
    for (const { userId } of [stranger, recruiter])
      expect((await suspend(id, userId)).problem.errors).toEqual({
        user_id_to_assign_jobs: [COMPANY_USER_MESSAGES.assignee],
      });
  });
});

describe("roles and removal", () => {
  test("another role counts from the next request on", async () => {
    const recruiter = await given.companyUser(company.id);
    const body = { role: CAMPAIGNER };
    const id = await accountIdOf(recruiter);
    expect((await api.call(calls.changeRole, { ...paramsOf(id), body }, owner)).status).toBe(200);
    const me = await api.call(contract.identity.me, {}, recruiter);
    expect(me.body.data.permissions).not.toContain("owner.company.edit-jobs");
    const [entry] = await api.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.action, "company-user.change-role"), eq(auditLog.subject_id, id)));
    expect(entry?.details).toMatchObject({
      changes: { role: { before: "company-recruiting-manager", after: body.role } },
    });
  });

  test("an administrator changes neither the owner nor themselves", async () => {
    const administrator = await given.companyUser(company.id, "company-administrator");
    const change = async (person: Person) =>
      api.call(
        calls.changeRole,
        { ...paramsOf(await accountIdOf(person)), body: { role: CAMPAIGNER } },
        administrator,
      );
    expect((await change(owner)).problem.code).toBe("is_owner");
    expect((await change(administrator)).problem.code).toBe("is_self");
  });

  test("someone removed keeps their login, and their jobs go to the owner", async () => {
    const recruiter = await given.companyUser(company.id);
    const job = await given.openJob({ company, job_posting_owner_id: recruiter.userId });
    const id = await accountIdOf(recruiter);
    expect((await api.call(calls.remove, paramsOf(id), owner)).status).toBe(204);
    expect((await list()).meta.total).toBe(1);
    expect(await ownerOfJob(job.id)).toBe(owner.userId);
    const me = await api.call(contract.identity.me, {}, recruiter);
    expect(me.body.data.account_type).toBe("generic");
    expect((await api.call(calls.remove, paramsOf(id), owner)).status).toBe(404);
  });

  test("a withdrawn invitation leaves no login behind, and can be sent anew", async () => {
    const body = grace();
    const { id } = (await invite(body)).body.data;
    await api.call(calls.remove, paramsOf(id), owner);
    const rest = await api.db.select().from(users).where(eq(users.email, body.email));
    expect(rest).toEqual([]);
    expect((await invite(body)).status).toBe(201);
  });

  test("another company's user isn't found", async () => {
    const stranger = await given.companyUser((await given.company()).id);
    const foreign = await given.companyAccount(stranger.userId);
    expect((await api.call(calls.remove, paramsOf(foreign.id), owner)).status).toBe(404);
  });
});

describe("handing over ownership", () => {
  const transfer = (id: number, proof: object, caller: Person = owner) =>
    api.call(
      calls.transferOwnership,
      { params: { id: company.id }, body: { id, ...proof } },
      caller,
    );

  test("needs the password, and makes the former owner an administrator", async () => {
    const next = await given.companyUser(company.id);
    const id = await accountIdOf(next);
    expect((await transfer(id, {})).status).toBe(422);
    expect((await transfer(id, { password: "wrong" })).status).toBe(422);
    expect(await ownersOf()).toEqual([owner.userId]);
    expect((await transfer(id, { password: PASSWORD })).body.data.role).toBe(OWNER_ROLE);
    expect(await ownersOf()).toEqual([next.userId]);
    const me = await api.call(contract.identity.me, {}, owner);
    expect(me.body.data.permissions).not.toContain("owner.company.transfer-ownership");
  });

  test("to two people at once leaves one owner", async () => {
    const ids = [
      await accountIdOf(await given.companyUser(company.id)),
      await accountIdOf(await given.companyUser(company.id)),
    ];
    const answers = await Promise.all(ids.map((id) => transfer(id, { password: PASSWORD })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(await ownersOf()).toHaveLength(1);
  });

  test("isn't possible to someone invited or suspended", async () => {
    const person = await given.companyUser(company.id);
    for (const status of ["invited", "suspended"] as const) {
      const { id } = await given.companyAccount(person.userId, status);
      expect((await transfer(id, { password: PASSWORD })).status).toBe(409);
    }
  });
});

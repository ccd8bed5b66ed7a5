import { contract } from "@devguild/contract/contract";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { transaction } from "../../db/db.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { eraseNotes } from "./candidate-notes.commands.ts";
import { candidateNotes } from "./candidate-notes.tables.ts";

const calls = contract.candidateNotes;

let api: TestApi;
let given: Given;
let company: Awaited<ReturnType<Given["company"]>>;
let sofie: Awaited<ReturnType<Given["companyUser"]>>;
let jonas: Awaited<ReturnType<Given["companyUser"]>>;
let developer: Awaited<ReturnType<Given["developer"]>>;
let job: Awaited<ReturnType<Given["openJob"]>>;
let params: { companyId: number; candidateId: number };

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  company = await given.company();
  sofie = await given.companyUser(company.id, "company-account-owner", {
    first_name: "Sofie",
    last_name: "Brandt",
  });
  jonas = await given.companyUser(company.id, "company-recruiting-manager", {
    first_name: "Jonas",
    last_name: "Reimers",
  });
  developer = await given.developer({ user: { first_name: "Helena", last_name: "Vos" } });
  job = await given.openJob({ company, title: "Backend Engineer" });
  const { id } = await given.application(developer.developerId, job.id);
  params = { companyId: company.id, candidateId: id };
});

const write = (body: string, caller = jonas) =>
  api.call(calls.write, { params, body: { body } }, caller);
const team = async (caller = sofie, query = {}) =>
  (await api.call(calls.team, { params, query }, caller)).body.data;

test("colleagues note things about a candidate and name each other, who get an email", async () => {
  const note = "@Sofie Brandt strong yes. @Jonas Reimers agrees with himself.";
  await write(note);
  // Sent again because the answer was lost.
  const written = await write(note);
  expect(written.body.data.notes).toMatchObject([
    { author_name: "Jonas Reimers", is_own: true, mentions: ["Jonas Reimers", "Sofie Brandt"] },
  ]);
  expect((await team()).notes).toMatchObject([{ is_own: false }]);
  const [mail, another] = await api.mailsTo(sofie.email);
  expect(another).toBeUndefined();
  expect(mail?.subject).toBe("Jonas Reimers mentioned you in a note about Helena Vos");
  expect(mail?.text).toContain("strong yes");
  expect(await api.mailsTo(jonas.email)).toEqual([]);

  const colleagues = await api.call(calls.colleagues, { params: { companyId: company.id } }, jonas);
  expect(colleagues.body.data.map(({ full_name }) => full_name)).toEqual([
    "Jonas Reimers",
    "Sofie Brandt",
  ]);
});

test("the candidate never sees notes, and the audit log doesn't keep their text", async () => {
  await write("A secret opinion.");
  const applied = await api.call(
    contract.applications.appliedOne,
    { params: { id: developer.developerId, jobId: job.id } },
    developer,
  );
  expect(JSON.stringify(applied.body)).not.toContain("secret opinion");
  const entries = await api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject_id, params.candidateId));
  expect(entries.map(({ action }) => action)).toContain("candidate.note");
  expect(JSON.stringify(entries)).not.toContain("secret opinion");
  await transaction(api.db, (tx) => eraseNotes(tx, developer.developerId));
  expect((await team()).notes).toEqual([]);
});

test("only its author deletes a note", async () => {
  await write("Mine.");
  const [note] = await api.db
    .select()
    .from(candidateNotes)
    .where(eq(candidateNotes.application_id, params.candidateId));
  const address = { params: { ...params, noteId: note?.id ?? 0 } };
  expect((await api.call(calls.remove, address, sofie)).status).toBe(404);
  expect((await api.call(calls.remove, address, jonas)).body.data.notes).toEqual([]);
});

test("others' ratings are hidden until one has rated, or asks for them", async () => {
  const rate = (rating: "yes" | "strong_no" | null, caller: { token: string }) =>
    api.call(calls.rate, { params, body: { rating } }, caller);
  await rate("strong_no", jonas);
  expect((await team()).ratings).toEqual({ own: null, others_count: 1, others: null });
  expect((await team(sofie, { reveal: "1" })).ratings.others).toEqual([
    { full_name: "Jonas Reimers", rating: "strong_no" },
  ]);
  expect((await rate("yes", sofie)).body.data.ratings).toEqual({
    own: "yes",
    others_count: 1,
    others: [{ full_name: "Jonas Reimers", rating: "strong_no" }],
  });
  await rate("yes", jonas);
  expect((await team()).ratings.others).toEqual([{ full_name: "Jonas Reimers", rating: "yes" }]);
  expect((await rate(null, sofie)).body.data.ratings).toMatchObject({ own: null, others: null });
});

test("who looked is remembered once each, the last first", async () => {
  await api.call(calls.visit, { params }, jonas);
  await api.call(calls.visit, { params }, sofie);
  await api.call(calls.visit, { params }, jonas);
  expect((await team()).visits.map(({ full_name }) => full_name)).toEqual([
    "Jonas Reimers",
    "Sofie Brandt",
  ]);
});

test("campaign managers, other companies and hidden candidates are refused", async () => {
  const campaigner = await given.companyUser(company.id, "company-campaign-manager");
  expect((await api.call(calls.team, { params }, campaigner)).status).toBe(403);
  const foreign = await given.company();
  const stranger = await given.companyUser(foreign.id);
  const disguised = { ...params, companyId: foreign.id };
  expect((await api.call(calls.team, { params: disguised }, stranger)).status).toBe(404);
  expect((await api.call(calls.visit, { params: disguised }, stranger)).status).toBe(404);
  const other = await given.developer();
  const hidden = await given.application(other.developerId, job.id, APPLICATION_STATUSES.APPLIED);
  const address = { companyId: company.id, candidateId: hidden.id };
  expect((await api.call(calls.team, { params: address }, jonas)).status).toBe(404);
});

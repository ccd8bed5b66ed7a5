import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";

let api: TestApi;
let given: Given;
let talent: Awaited<ReturnType<Given["admin"]>>;
let jobId: number;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  talent = await given.admin("talent-manager");
  jobId = (await given.openJob()).id;
});

type State = {
  developer?: Partial<typeof developers.$inferInsert>;
  login?: Partial<typeof users.$inferInsert>;
};

const now = new Date();

/** What staff may do with someone, asked of every call that decides it. */
const askEverywhere = async ({ developer = {}, login = {} }: State) => {
  const { developerId, userId } = await given.reachableDeveloper();
  await api.db
    .update(developers)
    .set({ job_recommendations_subscribed: true, ...developer })
    .where(eq(developers.id, developerId));
  await api.db
    .update(users)
    .set({ suspended_at: null, ...login })
    .where(eq(users.id, userId));
  const call = contract.sourcing;
  const found = await api.call(call.search, { body: { per_page: 100 } }, talent);
  const row = found.body.data.find(({ id }) => id === developerId);
  const params = { id: developerId };
  const record = await api.call(contract.adminDevelopers.one, { params }, talent);
  const check = await api.call(
    call.validateMessage,
    {
      body: { developer_ids: [developerId], sender_id: talent.userId, subject: "Go", body: "Hi" },
    },
    talent,
  );
  const suggestion = await api.call(
    contract.jobSuggestions.create,
    { params, body: { job_id: jobId, message: "" } },
    talent,
  );
  return {
    found: row !== undefined,
    writable: [
      row?.is_sourceable ?? false,
      record.status === 200 && record.body.data.is_sourceable,
      check.body.data.valid,
      suggestion.status === 201,
    ],
  };
};

test.each<[who: string, State, found: boolean, writable: boolean]>([
  ["someone who asked for job emails", {}, true, true],
  ["didn’t", { developer: { job_recommendations_subscribed: false } }, true, false],
  ["waits for access", { developer: { validate_by_tm: 0 } }, true, false],
  ["was rejected", { developer: { validate_by_tm: 2 } }, true, false],
  ["has an unconfirmed address", { login: { email_verified_at: null } }, true, false],
  ["is suspended", { login: { suspended_at: now } }, true, false],
  ["said no to messages", { developer: { messages_refused_at: now } }, false, false],
  ["hides the profile", { developer: { hidden_from_sourcing: true } }, false, false],
  ["deleted the profile", { developer: { deleted_at: now } }, false, false],
  ["deleted the login", { login: { deleted_at: now } }, false, false],
])("%s: search, record, messages and suggestions agree", async (_, state, found, writable) => {
  expect(await askEverywhere(state)).toEqual({ found, writable: Array(4).fill(writable) });
});

import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { buildAddress, contractCalls } from "../../../testing/contract-calls.ts";
import { contractWorld, type World } from "../../../testing/contract-world.ts";
import type { Given } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { developers } from "../developers/developers.tables.ts";

const HIRING = ["administrator", "recruiter", "campaigner"] as const;

// Nobody else has them, and none is part of another word.
const TRACES = ["Zephyrine", "Quillon", "zephyrine.quillon@sourced.example", "Weichenstellerin"];

let api: TestApi;
let world: World;
let sourced: Awaited<ReturnType<Given["reachableDeveloper"]>>;

/** What a company's people read: calls that change nothing, and those that only ask. */
const reads = contractCalls.filter(
  ({ endpoint: { method, audit } }) =>
    method === "GET" || (audit !== undefined && "none" in audit && method === "POST"),
);

/** Lists the calls of company users whose answer names the sourced developer. */
const listNaming = async () => {
  const naming: string[] = [];
  let answered = 0;
  for (const { name, endpoint, may, sample } of reads)
    for (const person of HIRING.filter((each) => may.includes(each))) {
      const { params, query, body } = (await sample?.(world)) ?? {};
      const answer = await api.send(endpoint.method, buildAddress(endpoint, params, query), {
        token: await world.tokenOf(person),
        body: body && JSON.stringify(body),
      });
      if (answer.status < 300) answered += 1;
      const text = JSON.stringify(answer.json);
      if (TRACES.some((trace) => text.includes(trace))) naming.push(`${name} as ${person}`);
    }
  return { naming, answered };
};

beforeAll(async () => {
  api = await openApi();
  world = await contractWorld(api);
  const { given } = world;
  sourced = await given.reachableDeveloper({
    user: { first_name: "Zephyrine", last_name: "Quillon", email: TRACES[2] ?? "" },
    skills: { go: 6 },
  });
  await api.db
    .update(developers)
    .set({ position: "Weichenstellerin" })
    .where(eq(developers.id, sourced.developerId));
});

test("a company learns who was sourced for its job once they apply, and from no screen before", async () => {
  const { given, job } = world;
  const talent = await given.admin("talent-manager");
  const params = { id: sourced.developerId };
  const message = {
    developer_ids: [sourced.developerId],
    sender_id: talent.userId,
    subject: "Hi {{first_name}}",
    body: "{{first_name}}, shall we talk?",
    job_id: job.id,
  };
  const sent = await api.call(contract.sourcing.sendMessage, { body: message }, talent);
  expect(sent.status).toBe(202);
  await api.mailsTo(sourced.email);
  const { id } = sent.body.data;
  const reply = { params: { id }, body: { message: "I’m Zephyrine Quillon. Tell me more." } };
  expect((await api.call(contract.developerMessages.reply, reply, sourced)).status).toBe(201);
  const suggestion = { params, body: { job_id: job.id, message: "For Zephyrine" } };
  expect((await api.call(contract.jobSuggestions.create, suggestion, talent)).status).toBe(201);

  const before = await listNaming();
  expect(before.naming).toEqual([]);
  expect(before.answered).toBeGreaterThan(50);

  await given.application(sourced.developerId, job.id);
  const { naming } = await listNaming();
  expect(naming).toContain("GET /companies/:companyId/jobs/:jobId/candidates as recruiter");
});

import { contract } from "@devguild/contract/contract";
import {
  MESSAGE_REPLIES_A_DAY,
  RECIPIENT_STATES,
  SOURCING_MESSAGES as M,
} from "@devguild/schemas/constants/sourcing";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { accounts } from "../users/users.tables.ts";
import { markFailed } from "./mark-messages.commands.ts";
import { sourcingReplies } from "./sourcing.tables.ts";

const calls = contract.developerMessages;

let api: TestApi;
let given: Given;
let talent: Awaited<ReturnType<Given["admin"]>>;
let person: Awaited<ReturnType<Given["developer"]>>;
let job: Awaited<ReturnType<Given["openJob"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  job = await given.openJob({ title: "Metering Engineer" });
});
beforeEach(async () => {
  talent = await given.admin("talent-manager", { first_name: "Vera", last_name: "Baumann" });
  person = await given.reachableDeveloper({ user: { first_name: "Ada", last_name: "Lind" } });
});

/** Writes to the developer as staff do; returns the message's id once it has gone out. */
const write = async () => {
  const body = {
    developer_ids: [person.developerId],
    sender_id: talent.userId,
    subject: "Go in Berlin, {{first_name}}",
    body: "Hi {{first_name}}, shall we talk?",
    job_id: job.id,
  };
  const { id } = (await api.call(contract.sourcing.sendMessage, { body }, talent)).body.data;
  await api.mailsTo(person.email);
  return id;
};
const list = async () => (await api.call(calls.list, {}, person)).body;
const one = (id: number, caller = person) => api.call(calls.one, { params: { id } }, caller);
const read = (id: number, caller = person) => api.call(calls.read, { params: { id } }, caller);
const reply = (id: number, message = "Yes, Tuesday works for me.", caller = person) =>
  api.call(calls.reply, { params: { id }, body: { message } }, caller);
const readOutcome = async (id: number) =>
  (await api.call(contract.sourcing.message, { params: { id } }, talent)).body.data;
const countUnread = async () =>
  (await api.call(contract.dashboards.developer, {}, person)).body.data.unread_messages_count;

describe("a developer", () => {
  test("sees who wrote what about which job, and the bell leads there", async () => {
    const id = await write();
    expect((await list()).data).toMatchObject([
      { id, subject: "Go in Berlin, Ada", author: { full_name: "Vera Baumann" }, read_at: null },
    ]);
    expect((await one(id)).body.data).toMatchObject({
      body: "Hi Ada, shall we talk?",
      job: { title: "Metering Engineer", is_open: true },
      replies: [],
      can_reply: true,
    });
    const bell = await api.call(contract.notifications.list, {}, person);
    expect(bell.body.data).toMatchObject([
      { kind: "team", body: "Go in Berlin, Ada", url: `/en/messages/${id}` },
    ]);
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.text).toContain(`/en/messages/${id}`);
  });

  test("has read a message once they open it, and staff see since when", async () => {
    const id = await write();
    await one(id);
    expect(await countUnread()).toBe(1);
    expect(await readOutcome(id)).toMatchObject({ sent: 1, read: 0 });
    const { read_at: first } = (await read(id)).body.data;
    expect((await read(id)).body.data.read_at).toBe(first);
    expect(await countUnread()).toBe(0);
    expect(await readOutcome(id)).toMatchObject({ read: 1, people: [{ read_at: first }] });
  });

  test("replies to whoever wrote, and staff see it with the message and on the record", async () => {
    const id = await write();
    await reply(id);
    // Sent again because the answer was lost.
    const answer = await reply(id);
    expect(answer.status).toBe(201);
    expect(answer.body.data.replies).toMatchObject([{ message: "Yes, Tuesday works for me." }]);
    expect(await api.mailsTo(talent.email)).toHaveLength(1);
    expect(answer.body.data.read_at).not.toBeNull();
    const [mail] = await api.mailsTo(talent.email);
    expect(mail?.subject).toBe("Re: Go in Berlin, Ada");
    expect(mail?.text).toContain("Yes, Tuesday works for me.");
    expect(mail?.text).toContain(`Replies to this email go to ${person.email}.`);
    const bell = await api.call(contract.notifications.list, {}, talent);
    expect(bell.body.data).toMatchObject([
      { kind: "reply", url: `/en/admin/developers/${person.developerId}` },
    ]);
    expect(await readOutcome(id)).toMatchObject({ replied: 1 });
    const params = { id: person.developerId };
    const record = await api.call(calls.written, { params }, await given.admin("support"));
    expect(record.body.data).toMatchObject([
      {
        id,
        subject: "Go in Berlin, Ada",
        sender: "Vera Baumann",
        job_title: "Metering Engineer",
        replies: [{ message: "Yes, Tuesday works for me." }],
      },
    ]);
  });

  test("replies ten times a day, also at once", async () => {
    const id = await write();
    for (let sent = 1; sent < MESSAGE_REPLIES_A_DAY; sent++) await reply(id, `No. ${sent}`);
    const last = await Promise.all([reply(id, "Tuesday"), reply(id, "Wednesday")]);
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect((await reply(id)).problem.errors).toEqual({ message: [M.tooManyReplies] });
    await api.db
      .update(sourcingReplies)
      .set({ created_at: sql`now() - interval '25 hours'` })
      .where(eq(sourcingReplies.message_id, id));
    expect((await reply(id)).status).toBe(201);
    expect((await reply(id, " ")).problem.errors).toEqual({ message: [M.reply] });
  });

  test("can’t reply to someone who left, and still reads what they wrote", async () => {
    const id = await write();
    await api.db
      .update(accounts)
      .set({ status: "suspended" })
      .where(eq(accounts.user_id, talent.userId));
    expect((await one(id)).body.data).toMatchObject({ can_reply: false });
    const { problem } = await reply(id);
    expect([problem.code, problem.message]).toEqual(["unreachable", M.noReader]);
  });

  test("finds only their own messages, and none that was taken back or is still on its way", async () => {
    const id = await write();
    const other = await given.developer();
    for (const { status } of [await one(id, other), await read(id, other)])
      expect(status).toBe(404);
    expect((await reply(id, "Hello", other)).status).toBe(404);
    const waiting = await given.developerMessage([person.developerId]);
    expect((await one(waiting)).status).toBe(404);
    expect((await reply(waiting)).status).toBe(404);
    expect((await list()).data.map((each) => each.id)).toEqual([id]);
  });
});

test("a message whose email fails for good counts as failed, can be read on the site, and be written anew", async () => {
  const id = await write();
  const recipient = { message_id: id, developer_id: person.developerId };
  await markFailed(api.db, recipient);
  await markFailed(api.db, recipient);
  expect(await readOutcome(id)).toMatchObject({
    sent: 0,
    failed: 1,
    people: [{ state: RECIPIENT_STATES.FAILED }],
  });
  expect((await one(id)).status).toBe(200);
  expect(await write()).toBeGreaterThan(id);
});

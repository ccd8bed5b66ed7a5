import { contract } from "@devguild/contract/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { getLinkToken } from "../../../testing/links.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { selectRows, transaction } from "../../db/db.ts";
import { hashPassword } from "../../secrets/password-hash.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import { lockLogin } from "../users/users.commands.ts";

const OLD = "seven-lanterns-north";
const NEW = "nine-herons-by-the-pier";
const THEIRS = "eleven-otters-at-dawn";

// Needs transactions that wait for each other, which the embedded database doesn't have.

let api: TestApi;

let given: Given;

let oldHash: string;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  oldHash = await hashPassword(OLD);
});

beforeEach(() => api.db.delete(throttles));

const twice = (password: string) => ({ password, password_confirmation: password });

const waiting = async () => {
  const [row] = await selectRows<{ count: number }>(
    api.db,
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.count;
};

/**
 * Resets a password while `work`, which has already verified the old one, is in progress: both wait for
 * the login's lock, the reset first.
 */
const duringReset = async <T>(
  { userId, email }: { userId: number; email: string },
  work: () => Promise<T>,
) => {
  await api.call(contract.passwords.forgot, { body: { email } });
  const token = getLinkToken((await api.mailsTo(email))[0]);
  const { resetting, working } = await transaction(api.db, async (tx) => {
    await lockLogin(tx, userId);
    const resets = api.call(contract.passwords.reset, { body: { token, ...twice(NEW) } });
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    const works = work();
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
    return { resetting: resets, working: works };
  });
  expect((await resetting).status).toBe(200);
  return working;
};

const developer = () => given.developer({ user: { password_hash: oldHash } });

const logIn = (email: string, password: string) =>
  api.call(contract.identity.logIn, { body: { email, password } });

test("a log-in with the old password gets no session during a reset", async () => {
  const person = await developer();
  expect((await duringReset(person, () => logIn(person.email, OLD))).status).toBe(422);
  expect(await api.db.$count(sessions, eq(sessions.user_id, person.userId))).toBe(0);
  expect((await logIn(person.email, NEW)).status).toBe(200);
});

test("a change with the old password does not undo a concurrent reset", async () => {
  const person = await developer();
  const body = { current_password: OLD, ...twice(THEIRS) };
  await duringReset(person, () => api.call(contract.passwords.change, { body }, person));
  expect((await logIn(person.email, THEIRS)).status).toBe(422);
  expect((await logIn(person.email, NEW)).status).toBe(200);
});

test("a change of address with the old password is discarded by a concurrent reset", async () => {
  const person = await developer();
  const email = `taken-away-${person.email}`;
  const body = { email, password: OLD };
  await duringReset(person, () => api.call(contract.identity.changeEmail, { body }, person));
  for (const mail of await api.mailsTo(email))
    expect(
      (await api.call(contract.identity.verifyEmail, { body: { token: getLinkToken(mail) } }))
        .status,
    ).toBe(422);
  expect((await logIn(person.email, NEW)).status).toBe(200);
});

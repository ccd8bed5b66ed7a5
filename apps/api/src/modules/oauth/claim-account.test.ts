import { setTimeout } from "node:timers/promises";

import { contract } from "@devguild/contract/contract";
import { SESSION_COOKIE } from "@devguild/schemas/product";
import { expect, test } from "vitest";

import { getLinkToken } from "../../../testing/links.ts";
import { setUpProvider } from "../../../testing/provider-log-ins.ts";
import { transaction } from "../../db/db.ts";
import { revokeOtherAccess } from "../login-connections/revoke-unverified-access.commands.ts";
import { throttles } from "../throttling/throttling.tables.ts";
import { lockLogin } from "../users/users.commands.ts";

const PASSWORD = "seven-lanterns-north";

const { world, browser, someone, logIn, findLogin } = setUpProvider();

/**
 * Creates an unconfirmed login: someone came from a provider that didn't vouch for the address, and the
 * provider has since changed it to their real one.
 */
const squatted = async () => {
  const own = someone();
  const email = `squatted-${own.email}`;
  world.provider.people.set(own.subject, { email, email_verified: false });
  const at = browser();
  expect((await logIn(own.subject, at)).body).toMatchObject({ is_new: true });
  world.provider.people.set(own.subject, { email: own.email, email_verified: true });
  const userId = (await findLogin(email))?.id ?? 0;
  // Added as if before the rule that unconfirmed addresses can't add factors.
  await world.given.totp(userId);
  return { email, userId, own, token: at.cookies.get(SESSION_COOKIE) ?? "" };
};

/** Checks that the login's creator now gets into a login of their own. */
const isOut = async ({ email, own, token }: Awaited<ReturnType<typeof squatted>>) => {
  expect((await world.api.call(contract.identity.me, {}, { token })).status).toBe(401);
  const at = browser();
  expect((await logIn(own.subject, at)).body).toMatchObject({ is_new: true });
  const me = await at.send("GET", "/user");
  expect(me.body).toMatchObject({ data: { email: own.email } });
  expect(me.body).not.toMatchObject({ data: { email } });
};

test("logging in with a confirmed address claims an unconfirmed login and the alerts of that address", async () => {
  const developer = await world.given.developer({ user: { email_verified_at: null } });
  await world.given.savedSearch({ email: developer.email });
  const { subject } = someone({ email: developer.email });
  const at = browser();
  expect((await logIn(subject, at)).status).toBe(200);
  const login = await findLogin(developer.email);
  expect(login).toMatchObject({ password_hash: null });
  expect(login?.email_verified_at).not.toBeNull();
  expect((await world.api.call(contract.identity.me, {}, developer)).status).toBe(401);
  expect((await at.send("GET", "/developer/saved-searches")).body["data"]).toHaveLength(1);
});

test("claiming a login does not ask for the second factor of whoever created it", async () => {
  const squatter = await squatted();
  const { subject } = someone({ email: squatter.email });
  const at = browser();
  expect((await logIn(subject, at)).body).not.toHaveProperty("mfa_required");
  const me = await at.send("GET", "/user");
  expect(me.body).toMatchObject({
    data: { email: squatter.email, mfa_active: false, password_set: false },
  });
  const events = await at.send("GET", "/user/security-events");
  expect(events.body["data"]).toContainEqual(
    expect.objectContaining({ event: "other_ways_dropped" }),
  );
  await isOut(squatter);
  expect((await logIn(subject)).body).toMatchObject({ is_new: false });
});

test("nobody can log in to a login that is being claimed at the same moment", async () => {
  const squatter = await squatted();
  const at = browser();
  const returned = await world.provider.logInAs(squatter.own.subject, (await at.begin()).url);
  const slipping = await transaction(world.api.db, async (tx) => {
    await lockLogin(tx, squatter.userId);
    const waiting = at.end(returned);
    // By now it has found its connection and waits for the login's lock.
    await setTimeout(400);
    await revokeOtherAccess(tx, squatter.userId, { address: "192.0.2.1", userAgent: "test" });
    return { waiting };
  });
  expect((await slipping.waiting).body).toMatchObject({ is_new: true });
  expect((await at.send("GET", "/user")).body).toMatchObject({
    data: { email: squatter.own.email },
  });
});

test("nobody can claim a login whose address was since confirmed by a reset", async () => {
  const squatter = await squatted();
  await world.api.db.delete(throttles);
  await world.api.call(contract.passwords.forgot, { body: { email: squatter.email } });
  const token = getLinkToken((await world.api.mailsTo(squatter.email))[0]);
  const body = { token, password: PASSWORD, password_confirmation: PASSWORD };
  expect((await world.api.call(contract.passwords.reset, { body })).status).toBe(200);
  await isOut(squatter);
});

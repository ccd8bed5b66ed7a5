import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { transaction } from "../../db/db.ts";
import { users } from "../users/users.tables.ts";
import { claimRegistrations } from "./claim-registrations.commands.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const listRegistrations = (id: number) =>
  api.db.select().from(liveEventRegistrations).where(eq(liveEventRegistrations.live_event_id, id));

test("a guest who gets an account keeps their registrations once the address is confirmed", async () => {
  const [event, waiting] = [await given.liveEvent(), await given.liveEvent()];
  const address = "later@test.example";
  await given.liveRegistration(event.id, { email: address, first_name: "Grace" });
  await given.liveRegistration(waiting.id, { email: address, confirmed_at: null });
  const member = await given.developer({ user: { email: address, email_verified_at: null } });
  const claim = () => transaction(api.db, (tx) => claimRegistrations(tx, member.userId));
  await claim();
  expect(await listRegistrations(event.id)).toMatchObject([{ email: address }]);
  await api.db
    .update(users)
    .set({ email_verified_at: new Date() })
    .where(eq(users.id, member.userId));
  await claim();
  expect(await listRegistrations(event.id)).toMatchObject([
    { user_id: member.userId, email: null, first_name: null },
  ]);
  // Anyone could have requested a registration that was never confirmed.
  expect(await listRegistrations(waiting.id)).toMatchObject([{ user_id: null, email: address }]);
});

import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import {
  deleteGuestRegistrations,
  deleteMemberRegistrations,
  cleanUpRegistrations,
} from "./delete-registrations.commands.ts";
import { liveEvents } from "./live-events.tables.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";

const EMAIL = "forgotten@test.example";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const listRegistrations = (id: number) =>
  api.db.select().from(liveEventRegistrations).where(eq(liveEventRegistrations.live_event_id, id));

test("registrations are deleted with their owner, and after some time", async () => {
  const [event, old] = [await given.liveEvent(), await given.liveEvent()];
  const member = await given.developer();
  await given.liveRegistration(event.id, { user_id: member.userId });
  await given.liveRegistration(event.id, { email: EMAIL });
  await deleteMemberRegistrations(api.db, member.userId);
  await deleteGuestRegistrations(api.db, EMAIL.toUpperCase());
  expect(await listRegistrations(event.id)).toEqual([]);

  await given.liveRegistration(old.id, { email: EMAIL });
  await given.liveRegistration(old.id, { user_id: member.userId });
  const ends_at = new Date(Date.now() - 200 * DAY_MS);
  const starts_at = new Date(ends_at.getTime() - 1000);
  await api.db.update(liveEvents).set({ starts_at, ends_at }).where(eq(liveEvents.id, old.id));
  await cleanUpRegistrations(api.db);
  expect(await listRegistrations(old.id)).toMatchObject([{ user_id: member.userId }]);
});

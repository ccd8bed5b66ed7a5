import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { DAY_MS } from "../../time.ts";
import { events } from "../events/events.tables.ts";
import { eventPartnerships } from "./event-partnerships.tables.ts";

let api: TestApi;

const eventIn = async (slug: string, days: number) => {
  const on = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const [row] = await api.db
    .insert(events)
    .values({
      name: slug,
      slug,
      region: "Europe",
      audience: "developers",
      starts_on: on,
      ends_on: on,
      timezone: "Europe/Vienna",
    })
    .returning();
  return row?.id ?? 0;
};

beforeAll(async () => {
  api = await openApi();
});

test("upcoming events are listed with their packages, in order", async () => {
  const later = await eventIn("later", 40);
  const next = await eventIn("next", 4);
  const over = await eventIn("over", -4);
  await api.db.insert(eventPartnerships).values([
    { event_id: later, name: "Host", tier: "host", position: 1 },
    { event_id: next, name: "Booth", tier: "exhibitor", price_cents: 490_000, position: 2 },
    { event_id: next, name: "Friend", tier: "supporter", price_cents: 90_000, position: 1 },
    { event_id: next, name: "No longer", tier: "host", active: false },
    { event_id: over, name: "Too late", tier: "host" },
  ]);
  const { body } = await api.call(contract.eventPartnerships.list, {});
  expect(body.data.map(({ name }) => name)).toEqual(["Friend", "Booth", "Host"]);
  expect(body.data[1]).toMatchObject({ event_id: next, price_cents: 490_000, currency: "EUR" });
  expect(body.data[2]?.price_cents).toBeNull();
});

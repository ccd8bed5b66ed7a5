import { randomUUID } from "node:crypto";

import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { everyone, type PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";
import { DAY_MS } from "../../time.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

const LINK_NULLABLE = nullable("redirect_type", "url", "session_id", "partner_id");
const NULLABLE = [...LINK_NULLABLE, ...nullable("scheduled_at")];
const TEXT = { title: "Doors open at 8:30", body: "Bring your ticket code." };
const LINK = {
  action: 0 as const,
  redirect_type: null,
  url: null,
  session_id: null,
  partner_id: null,
};
const CONTENT = { ...TEXT, ...LINK, target: "all" as const };

const makeEvent = async ({ given }: World) => ({ params: { id: (await given.conference()).id } });

const makeFull = async (world: World) => {
  const { params } = await makeEvent(world);
  await world.given.pushNotification(params.id);
  return { params, query: { per_page: "100" } };
};

const makeNotification = async ({ given }: World) => {
  const event = await given.conference();
  const { id } = await given.pushNotification(event.id);
  return { params: { id: event.id, notificationId: id } };
};

// Nothing is sent to an address that isn't public.
const withOwnDevices = async ({ given, userIdOf }: World) => {
  for (const name of editors)
    await given.pushSubscription(userIdOf(name) ?? 0, {
      endpoint: `https://127.0.0.1/${randomUUID()}`,
    });
};

export const pushNotificationSamples = defineSamples(contract.pushNotifications, {
  list: {
    may: editors,
    sample: makeEvent,
    manyRows: {
      reads: [{ as: "contentEditor", input: makeFull }],
    },
  },
  editOptions: { may: editors, sample: makeEvent },
  audience: {
    may: editors,
    sample: async (world) => ({ ...(await makeEvent(world)), query: { target: "registered" } }),
  },
  details: { may: editors, sample: makeNotification },
  create: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({
      ...(await makeEvent(world)),
      body: { ...CONTENT, scheduled_at: null },
    }),
  },
  saveDraft: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({
      ...(await makeNotification(world)),
      body: { ...CONTENT, scheduled_at: null, version: 1 },
    }),
  },
  update: {
    may: editors,
    validValues: LINK_NULLABLE,
    sample: async (world) => ({
      ...(await makeNotification(world)),
      body: {
        ...CONTENT,
        status: 1 as const,
        scheduled_at: new Date(Date.now() + DAY_MS).toISOString(),
        version: 1,
      },
    }),
  },
  remove: { may: editors, sample: makeNotification },
  sendTest: {
    may: editors,
    sample: async (world) => {
      await withOwnDevices(world);
      return makeNotification(world);
    },
  },
  queue: { may: editors },
  devices: { may: editors },
  sendToSelf: {
    may: editors,
    sample: async (world) => {
      await withOwnDevices(world);
      return { body: TEXT };
    },
  },
  opened: { may: everyone, sample: () => ({ body: { token: "unknown" } }) },
});

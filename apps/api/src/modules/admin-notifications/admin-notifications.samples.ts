import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const senders: PersonName[] = ["superAdmin", "talentManager"];

const write = async ({
  given,
}: World): Promise<BodyInput<typeof contract.adminNotifications.send>> => ({
  audience: "developers",
  user_ids: [(await given.developer()).userId, (await given.developer()).userId],
  title: "Meetup in Berlin",
  body: "We have 30 seats for members. See you there?",
  url: "/en/live-events",
  channels: ["in_app", "email"],
});

const sent = async ({ given }: World) => ({ params: { id: await given.staffNotification() } });

export const adminNotificationSamples = defineSamples(contract.adminNotifications, {
  check: {
    may: senders,
    validValues: nullable("url"),
    sample: async (world) => ({ body: await write(world) }),
  },
  send: {
    may: senders,
    validValues: nullable("url"),
    sample: async (world) => ({ body: await write(world) }),
  },
  sent: { may: senders, sample: sent },
  withdraw: { may: senders, sample: sent },
});

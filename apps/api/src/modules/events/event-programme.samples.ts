import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

const session = async ({ given }: World) => {
  const event = await given.conference();
  const { id } = await given.eventSession(event, { speaker: "Jonas Brandt" });
  return { params: { id: event.id, sessionId: id } };
};

const inEvent = async (world: World) => {
  const { params } = await session(world);
  return { params: { id: params.id } };
};

const buildBody = async ({ given }: World, day: string) => ({
  title: "A query plan, read aloud",
  kind: "workshop" as const,
  room: "Hall 1",
  starts_at: `${day}T10:00:00.000Z`,
  ends_at: `${day}T11:30:00.000Z`,
  speaker_ids: [(await given.speaker()).id],
});

export const eventProgrammeSamples = defineSamples(contract.eventProgramme, {
  list: {
    may: editors,
    sample: inEvent,
    manyRows: { reads: [{ as: "superAdmin", input: inEvent }] },
  },
  create: {
    may: editors,
    sample: async (world) => {
      const event = await world.given.conference();
      return { params: { id: event.id }, body: await buildBody(world, event.starts_on) };
    },
  },
  update: {
    may: editors,
    sample: async (world) => {
      const event = await world.given.conference();
      const { id } = await world.given.eventSession(event);
      return {
        params: { id: event.id, sessionId: id },
        body: { ...(await buildBody(world, event.starts_on)), version: 1 },
      };
    },
  },
  remove: { may: editors, sample: session },
});

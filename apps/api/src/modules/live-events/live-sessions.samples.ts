import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

const NULLABLE = nullable("video_id");

let serial = 0;

const buildContent = async ({ given }: World) => {
  serial += 1;
  return {
    title: `A sample session ${serial}`,
    abstract: "What it is about.",
    starts_at: "2027-03-01T17:00:00.000Z",
    ends_at: "2027-03-01T17:45:00.000Z",
    stage: "Main stage",
    skill_ids: [await given.skillId("go")],
    speaker_ids: [(await given.speaker()).id],
    video_id: (await given.video()).id,
    position: 1,
  };
};

const event = async ({ given }: World) => ({ params: { id: (await given.liveEvent()).id } });

const session = async (world: World) => {
  const { params } = await event(world);
  return { params: { ...params, sessionId: (await world.given.liveSession(params.id)).id } };
};

export const liveSessionSamples = defineSamples(contract.liveSessions, {
  list: { may: editors, sample: event },
  create: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({ ...(await event(world)), body: await buildContent(world) }),
  },
  details: { may: editors, sample: session },
  update: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => ({
      ...(await session(world)),
      body: { ...(await buildContent(world)), version: 1 },
    }),
  },
  toggleStatus: { may: editors, sample: session },
  remove: { may: editors, sample: session },
});

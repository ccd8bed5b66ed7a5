import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { developers, developerStaff } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const makeMessage = async ({ given, developerId, userIdOf }: World) => {
  const id = await given.sentMessage(developerId, { sender_id: userIdOf("talentManager") ?? null });
  await given.messageReply(developerId, id);
  return id;
};

const written = async (world: World) => ({ params: { id: await makeMessage(world) } });

const at = ({ developerId }: World) => ({ params: { id: developerId } });

export const developerMessageSamples = defineSamples(contract.developerMessages, {
  list: {
    may: developers,
    sample: () => ({ query: { page: "1", per_page: "10" } }),
    manyRows: {
      makeRow: makeMessage,
      reads: [{ as: "developer", input: () => ({ query: { per_page: "100" } }) }],
    },
  },
  one: { may: developers, sample: written },
  read: { may: developers, sample: written },
  reply: {
    may: developers,
    sample: async (world) => ({
      ...(await written(world)),
      body: { message: "Sounds close. Is it two days a week in Berlin or three?" },
    }),
  },
  written: {
    may: developerStaff,
    sample: (world) => ({ ...at(world), query: { page: "1", per_page: "10" } }),
    manyRows: {
      reads: [
        {
          as: "support",
          input: (world) => ({ ...at(world), query: { per_page: "100" } }),
        },
      ],
    },
  },
});

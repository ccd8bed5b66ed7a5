import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { ownCompany, staff } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const sessionIn = async ({ given }: World) => {
  const event = await given.conference();
  await given.eventSession(event, { speaker: "Jonas Brandt" });
  return { params: { id: event.id } };
};

export const eventSamples = defineSamples(contract.events, {
  sessions: {
    may: [...ownCompany, "foreignOwner", ...staff],
    sample: sessionIn,
    manyRows: { reads: [{ as: "owner", input: sessionIn }] },
  },
});

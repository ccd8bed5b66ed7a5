import { contract } from "@devguild/contract/contract";
import { ATTENDANCE_TYPES } from "@devguild/schemas/constants/live-events";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

let serial = 0;

const event = async ({ given }: World) => ({
  params: { id: (await given.liveEvent({ event_type: 0, venue: "Hall 4" })).id },
});

const register = async (world: World, values: object) => {
  serial += 1;
  const { params } = await event(world);
  const { id } = await world.given.liveRegistration(params.id, {
    email: `sample${serial}@test.example`,
    attendance_type: ATTENDANCE_TYPES.ON_SITE,
    ...values,
  });
  return { params: { ...params, registrationId: id } };
};

const filter = { search: "ada", list: "waiting" };

export const eventRegistrationSamples = defineSamples(contract.eventRegistrations, {
  list: {
    may: editors,
    sample: async (world) => ({
      ...(await event(world)),
      query: { ...filter, page: "1", per_page: "10" },
    }),
  },
  counts: { may: editors, sample: event },
  emails: { may: editors, sample: event },
  csv: {
    may: editors,
    sample: async (world) => ({ ...(await event(world)), query: filter }),
  },
  checkIn: {
    may: editors,
    sample: async (world) => ({ ...(await register(world, {})), body: { checked_in: true } }),
  },
  giveSeat: {
    may: editors,
    sample: (world) => register(world, { confirmed_at: null, waiting_since: new Date() }),
  },
});

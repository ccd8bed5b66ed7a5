import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const may: PersonName[] = ["superAdmin", "contentEditor"];

const event = async ({ given, company }: World) => ({
  params: { id: (await given.partnership(company.id)).event.id },
});

export const eventPartnerSamples = defineSamples(contract.eventPartners, {
  list: { may, sample: event, manyRows: { reads: [{ as: "superAdmin", input: event }] } },
  contacts: { may, sample: event },
});

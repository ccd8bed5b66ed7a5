import { contract } from "@devguild/contract/contract";

import { defineSamples } from "../../../testing/samples.ts";

export const eventContactSamples = defineSamples(contract.eventContacts, {
  download: {
    may: ["owner", "administrator", "campaigner", "foreignOwner", "superAdmin", "contentEditor"],
    sample: async ({ given, company }) => {
      const { event } = await given.partnership(company.id);
      return { params: { id: event.id, type: "leads" } };
    },
  },
});

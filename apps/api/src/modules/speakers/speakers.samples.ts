import { randomUUID } from "node:crypto";

import { contract } from "@devguild/contract/contract";

import type { PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

export const speakerSamples = defineSamples(contract.speakers, {
  find: { may: editors, sample: () => ({ query: { search: "ada", count: "4" } }) },
  create: {
    may: editors,
    validValues: nullable("portrait_url"),
    // Nobody of the same name is at the same company.
    sample: () => ({
      body: {
        name: `Ada ${randomUUID().slice(0, 8)}`,
        title: "Staff Engineer",
        company: "Nimbrel",
        portrait_url: "/api/files/logos/sample-1.jpg",
      },
    }),
  },
});

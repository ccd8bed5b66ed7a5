import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { hiring } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const at = ({ company }: World) => ({ companyId: company.id });

const templateIn = async ({ given, company }: World) => ({
  companyId: company.id,
  templateId: await given.messageTemplate(company.id),
});

let serial = 0;
const buildBody = () => {
  serial += 1;
  return {
    name: `Kind no ${serial}`,
    purpose: "decline" as const,
    body: "Hi {{first_name}}, thank you for applying to {{company_name}}.",
    is_own: true,
  };
};

export const messageTemplateSamples = defineSamples(contract.messageTemplates, {
  list: {
    may: hiring,
    sample: (world) => ({ params: at(world) }),
    manyRows: {
      makeRow: ({ given, company }) => given.messageTemplate(company.id),
      reads: [{ as: "owner", input: (world) => ({ params: at(world) }) }],
    },
  },
  create: {
    may: hiring,
    // Names are taken once.
    sample: (world) => ({ params: at(world), body: buildBody() }),
  },
  update: {
    may: hiring,
    sample: async (world) => ({ params: await templateIn(world), body: buildBody() }),
  },
  remove: { may: hiring, sample: async (world) => ({ params: await templateIn(world) }) },
});

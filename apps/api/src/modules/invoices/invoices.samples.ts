import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { defineSamples } from "../../../testing/samples.ts";
import { toDay } from "./invoices.policy.ts";

const staff = ["superAdmin", "accountManager"] as const;
const readers = ["owner", "administrator", ...staff, "talentManager", "support"] as const;

const invoiceIn = async ({ given, company }: World) => ({
  companyId: company.id,
  invoiceId: (await given.invoice(company.id)).id,
});

export const invoiceSamples = defineSamples(contract.invoices, {
  list: {
    may: readers,
    sample: ({ company }) => ({
      params: { id: company.id },
      query: { year: "2026", state: "open", page: "1", per_page: "10" },
    }),
    manyRows: {
      makeRow: ({ given, company }) => given.invoice(company.id),
      reads: [{ as: "owner", input: ({ company }) => ({ params: { id: company.id } }) }],
    },
  },
  csv: {
    may: readers,
    sample: ({ company }) => ({
      params: { id: company.id },
      query: { year: "2026", state: "paid" },
    }),
    manyRows: {
      reads: [{ as: "owner", input: ({ company }) => ({ params: { id: company.id } }) }],
    },
  },
  pdf: { may: readers, sample: async (world) => ({ params: await invoiceIn(world) }) },
  xml: { may: readers, sample: async (world) => ({ params: await invoiceIn(world) }) },
  send: {
    may: staff,
    sample: async (world) => ({
      params: await invoiceIn(world),
      body: { email: "accounts@test.example" },
    }),
  },
  pay: {
    may: staff,
    sample: async (world) => ({
      params: await invoiceIn(world),
      body: { paid_on: toDay(new Date()) },
    }),
  },
  cancel: {
    may: staff,
    sample: async (world) => ({
      params: await invoiceIn(world),
      body: { reason: "Ordered by mistake" },
    }),
  },
});

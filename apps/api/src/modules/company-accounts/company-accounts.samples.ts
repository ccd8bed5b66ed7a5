import { contract } from "@devguild/contract/contract";

import { defineSamples, nullable } from "../../../testing/samples.ts";

const editors = ["owner", "administrator", "superAdmin", "accountManager"] as const;
const readers = [...editors, "talentManager", "support"] as const;

export const companyAccountSamples = defineSamples(contract.companyAccounts, {
  one: {
    may: readers,
    sample: ({ company }) => ({ params: { id: company.id } }),
  },
  credits: {
    may: readers,
    sample: ({ company }) => ({ params: { id: company.id }, query: { page: "1", per_page: "10" } }),
    manyRows: {
      reads: [{ as: "owner", input: ({ company }) => ({ params: { id: company.id } }) }],
    },
  },
  saveBilling: {
    may: editors,
    validValues: nullable("billing_email", "billing_information", "billing_country", "billing_vat"),
    sample: async ({ given, company }) => {
      await given.billing(company.id);
      return {
        params: { id: company.id },
        body: {
          billing_email: "accounts@test.example",
          billing_information: "Kai 1, 20457 Hamburg",
          billing_country: "DE",
          billing_vat: "DE298417056",
          billing_period: "yearly",
        },
      };
    },
  },
  resendVerification: {
    may: editors,
    sample: ({ company }) => ({ params: { id: company.id } }),
  },
  deletion: {
    may: ["superAdmin", "accountManager", "talentManager", "support"],
    sample: async ({ given }) => {
      const { id } = await given.company();
      await given.companyDeletion(id);
      return { params: { id } };
    },
  },
  restore: {
    may: ["superAdmin", "accountManager"],
    sample: async ({ given }) => {
      const { id } = await given.company();
      await given.companyDeletion(id);
      return { params: { id } };
    },
  },
  remove: {
    may: ["owner", "foreignOwner"],
    changesAccount: true,
    sample: () => ({
      body: {
        company_name_confirmation: "Unknown",
        verification_code: "000000",
        reason: "We’re done hiring",
        force: true,
      },
    }),
  },
});

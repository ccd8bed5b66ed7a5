import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { everyone } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const buyers = ["owner", "administrator"] as const;

const BILLING = {
  billing_email: "billing@test.example",
  billing_information: "Am Sandtorkai 41, 20457 Hamburg",
  billing_country: "DE",
  billing_vat: "DE298417056",
  terms_agree: true,
  payment_method: "invoice",
} as const;

const membershipIn = async ({ given, company }: World) => ({
  companyId: company.id,
  membershipId: (await given.membership(company.id)).id,
});

export const membershipSamples = defineSamples(contract.memberships, {
  featured: { may: everyone },
  recruiting: { may: everyone },
  marketing: { may: everyone },
  employerBranding: { may: everyone },
  quote: {
    may: buyers,
    sample: ({ company }) => ({
      params: { id: company.id },
      query: { membership_plan_id: "3", billing_country: "DE", billing_vat: "DE298417056" },
    }),
  },
  selfPurchase: {
    may: buyers,
    validValues: nullable("billing_vat"),
    sample: ({ company }) => ({
      params: { id: company.id },
      body: {
        membership_plan_id: 4,
        kind: "MARKETING",
        duration_months: 12,
        auto_renew: true,
        ...BILLING,
      },
    }),
  },
  setAutoRenew: {
    may: [...buyers, "superAdmin", "accountManager"],
    sample: async (world) => ({
      params: await membershipIn(world),
      body: { auto_renew: false },
    }),
  },
  creditPacks: { may: everyone },
  creditQuote: {
    may: buyers,
    sample: ({ company }) => ({
      params: { id: company.id },
      query: { credit_pack_id: "1", billing_country: "AT", billing_vat: "" },
    }),
  },
  buyCredits: {
    may: buyers,
    validValues: nullable("billing_vat"),
    sample: ({ company }) => ({
      params: { id: company.id },
      body: { credit_pack_id: 1, ...BILLING },
    }),
  },
});

import { randomUUID } from "node:crypto";

import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { companyStaff, type PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "accountManager"];

const at = ({ company }: World) => ({ params: { id: company.id } });

const givenPlanned = async (world: World) => {
  await world.given.billing(world.company.id);
  return {
    ...at(world),
    terms: {
      valid_from: "2026-01-01",
      valid_until: "2099-01-01",
      auto_renew: true,
      membership_fair_price: 50_000,
      membership_duration: 12,
      note: "Agreed on the phone",
    },
  };
};

// The plans of a new installation.
const PLANS = { recruiting: 2, marketing: 4, employerBranding: 5 };

const agreed = async (world: World, membership_plan_id: number) => {
  const { params, terms } = await givenPlanned(world);
  return { params, body: { membership_plan_id, ...terms } };
};

export const adminCompanyAccountSamples = defineSamples(contract.adminCompanyAccounts, {
  managers: {
    may: companyStaff,
    manyRows: { makeRow: ({ given }) => given.admin(), reads: [{ as: "support" }] },
  },
  one: { may: companyStaff, sample: at },
  create: {
    may: editors,
    validValues: nullable("website"),
    sample: () => ({
      body: {
        name: `Sample ${randomUUID()}`,
        type: 0 as const,
        email: `${randomUUID()}@test.example`,
        first_name: "Grace",
        last_name: "Hopper",
        website: "https://sample.example",
        send_invite: true,
      },
    }),
  },
  remove: {
    may: ["superAdmin"],
    sample: async ({ given }) => ({
      params: { id: (await given.company()).id },
      body: { mfa_token: "unknown", reason: "Asked by email" },
    }),
  },
  erase: {
    may: ["superAdmin"],
    sample: async ({ given }) => ({
      params: { id: (await given.company()).id },
      query: { mfa_token: "unknown", reason: "Ticket 8842" },
    }),
  },
  saveNotes: {
    may: editors,
    sample: (world) => ({ ...at(world), body: { internal_notes_text: "Prefers to be called." } }),
  },
  setHolder: {
    may: editors,
    validValues: nullable("user_id"),
    // A company of its own: its former holder loses permissions that other calls need.
    sample: async ({ given }) => {
      const { id } = await given.company();
      return {
        params: { id },
        body: {
          user_id: (await given.companyUser(id)).userId,
          email: "new.holder@test.example",
          first_name: "Grace",
          last_name: "Hopper",
        },
      };
    },
  },
  verifyEmail: {
    may: editors,
    sample: async ({ given }) => {
      const company = await given.company();
      await given.companyUser(company.id, "company-account-owner", { email_verified_at: null });
      return { params: { id: company.id } };
    },
  },
  setCredits: {
    may: editors,
    sample: async ({ given }) => {
      const company = await given.company({ credits: 3 });
      return {
        params: { id: company.id },
        body: { credits: 8, note: "Goodwill for the outage", credits_before: 3 },
      };
    },
  },
  setBrandPage: {
    may: editors,
    sample: (world) => ({ ...at(world), body: { has_brand_page: true } }),
  },
  toggleAts: {
    may: editors,
    sample: (world) => ({ ...at(world), query: { allow_external_ats: "1" } }),
  },
  setManager: {
    may: editors,
    validValues: nullable("customer_success_manager_id"),
    sample: async (world) => ({
      ...at(world),
      body: { customer_success_manager_id: (await world.given.admin("account-manager")).userId },
    }),
  },
  agreeRecruiting: {
    may: editors,
    validValues: nullable("membership_plan_id", "membership_fair_price"),
    sample: async (world) => {
      const { params, terms } = await givenPlanned(world);
      return {
        params,
        body: { membership_plan_id: PLANS.recruiting, concurrent_jobs: 4, ...terms },
      };
    },
  },
  agreeMarketing: {
    may: editors,
    validValues: nullable("membership_plan_id", "membership_fair_price"),
    sample: (world) => agreed(world, PLANS.marketing),
  },
  agreeEmployerBranding: {
    may: editors,
    validValues: nullable("membership_plan_id", "membership_fair_price"),
    sample: (world) => agreed(world, PLANS.employerBranding),
  },
});

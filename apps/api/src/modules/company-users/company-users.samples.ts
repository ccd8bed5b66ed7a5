import { randomUUID } from "node:crypto";

import { contract } from "@devguild/contract/contract";
import type { CompanyUserStatus } from "@devguild/schemas/constants/company-users";

import type { World } from "../../../testing/contract-world.ts";
import type { PersonName } from "../../../testing/people.ts";
import { companyStaff } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const readers: PersonName[] = ["owner", "administrator", ...companyStaff];
const editors: PersonName[] = ["owner", "administrator", "superAdmin", "accountManager"];

const givenColleague = async ({ given, company }: World, status: CompanyUserStatus = "active") => {
  const { userId } = await given.companyUser(company.id);
  return given.companyAccount(userId, status);
};

const buildParams = async (world: World, status?: CompanyUserStatus) => ({
  companyId: world.company.id,
  userId: (await givenColleague(world, status)).id,
});

export const companyUserSamples = defineSamples(contract.companyUsers, {
  list: {
    may: readers,
    sample: ({ company }) => ({
      params: { id: company.id },
      query: { search: "a", status: "active", page: "1", per_page: "10" },
    }),
    manyRows: {
      makeRow: (world) => givenColleague(world),
      reads: [{ as: "owner", input: ({ company }) => ({ params: { id: company.id } }) }],
    },
  },
  roles: { may: readers, sample: ({ company }) => ({ params: { id: company.id } }) },
  invite: {
    may: editors,
    sample: ({ company }) => ({
      params: { id: company.id },
      body: {
        email: `${randomUUID()}@test.example`,
        first_name: "Grace",
        last_name: "Hopper",
        role: "company-administrator",
      },
    }),
  },
  transferOwnership: {
    may: ["owner"],
    sample: async (world) => ({
      params: { id: world.company.id },
      body: { id: (await givenColleague(world)).id, password: "unknown", mfa_token: "unknown" },
    }),
  },
  updateInvitation: {
    may: editors,
    sample: async (world) => ({
      params: await buildParams(world, "invited"),
      body: { first_name: "Ada", last_name: "Test", role: "company-campaign-manager" },
    }),
  },
  resendInvite: {
    may: editors,
    sample: async (world) => ({ params: await buildParams(world, "invited") }),
  },
  changeRole: {
    may: editors,
    sample: async (world) => ({
      params: await buildParams(world),
      body: { role: "company-campaign-manager" },
    }),
  },
  suspend: {
    may: editors,
    validValues: nullable("user_id_to_assign_jobs"),
    sample: async (world) => ({
      params: await buildParams(world),
      body: { user_id_to_assign_jobs: world.ownerId },
    }),
  },
  reactivate: {
    may: editors,
    sample: async (world) => ({ params: await buildParams(world, "suspended") }),
  },
  remove: { may: editors, sample: async (world) => ({ params: await buildParams(world) }) },
});

import { randomUUID } from "node:crypto";

import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { defineSamples } from "../../../testing/samples.ts";

const givenStaff = ({ given }: World, status: "active" | "invited" = "active") =>
  given.staffAccount(status);

export const adminUserSamples = defineSamples(contract.adminUsers, {
  list: {
    may: ["superAdmin"],
    manyRows: { makeRow: (world) => givenStaff(world), reads: [{ as: "superAdmin" }] },
  },
  csv: {
    may: ["superAdmin"],
    sample: () => ({ query: { search: "ada", roles: ["support"], order_by: "last_login_at" } }),
  },
  roles: { may: ["superAdmin"] },
  invite: {
    may: ["superAdmin"],
    sample: () => ({
      body: {
        email: `${randomUUID()}@test.example`,
        first_name: "Grace",
        last_name: "Hopper",
        role_id: 3,
      },
    }),
  },
  update: {
    may: ["superAdmin"],
    sample: async (world) => ({
      params: { id: (await givenStaff(world)).id },
      body: { first_name: "Ada", last_name: "Test", role_id: 5 },
    }),
  },
  resendInvite: {
    may: ["superAdmin"],
    sample: async (world) => ({ params: { id: (await givenStaff(world, "invited")).id } }),
  },
  remove: {
    may: ["superAdmin"],
    sample: async (world) => ({ params: { id: (await givenStaff(world)).id } }),
  },
});

import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { companyStaff, staff } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

let serial = 0;

const buildBody = (list: "companies" | "jobs") => {
  serial += 1;
  return { list, name: `View ${serial}`, query: "?search=acme&page=2", shared: true };
};

// The super admin's; for others it doesn't exist.
const viewIn = async ({ given, userIdOf }: World) => ({
  params: { id: await given.listView(userIdOf("superAdmin") ?? 0) },
});

export const listViewSamples = defineSamples(contract.listViews, {
  list: { may: staff },
  create: { may: companyStaff, sample: () => ({ body: buildBody("companies") }) },
  update: {
    may: companyStaff,
    sample: async (world) => ({ ...(await viewIn(world)), body: buildBody("jobs") }),
  },
  remove: { may: staff, sample: viewIn },
  arrange: {
    may: companyStaff,
    validValues: nullable("columns"),
    sample: () => ({
      body: { list: "companies", columns: ["name", "status"], density: "compact" },
    }),
  },
});

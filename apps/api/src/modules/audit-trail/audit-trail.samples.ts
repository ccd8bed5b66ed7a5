import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { companyStaff, type PersonName } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const readers: PersonName[] = ["owner", "administrator", ...companyStaff];

const at = ({ company }: World) => ({ params: { id: company.id } });
const filter = { person: "1", kind: "jobs", job: "1", from: "2026-01-01", to: "2026-12-31" };

const makeRow = ({ given, company, ownerId }: World) => given.auditEntry(company.id, ownerId);

export const auditTrailSamples = defineSamples(contract.auditTrail, {
  list: {
    may: readers,
    sample: (world) => ({ ...at(world), query: { ...filter, page: "1", per_page: "10" } }),
    manyRows: { makeRow, reads: [{ as: "owner", input: at }] },
  },
  people: {
    may: readers,
    sample: at,
    manyRows: { reads: [{ as: "administrator", input: at }] },
  },
  csv: { may: readers, sample: (world) => ({ ...at(world), query: filter }) },
});

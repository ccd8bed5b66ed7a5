import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { defineSamples } from "../../../testing/samples.ts";

const filter = {
  person: "1",
  source: "portal",
  record: "job",
  record_id: "1",
  action: "job.publish",
  from: "2026-01-01",
  to: "2026-12-31",
  entry: "1",
};

const makeRow = ({ given, company, ownerId }: World) => given.auditEntry(company.id, ownerId);

export const auditLogSamples = defineSamples(contract.auditLog, {
  list: {
    may: ["superAdmin"],
    sample: () => ({ query: { ...filter, cursor: "mhx1c9a0-1", per_page: "10" } }),
    manyRows: { makeRow, reads: [{ as: "superAdmin" }] },
  },
  options: { may: ["superAdmin"] },
  csv: { may: ["superAdmin"], sample: () => ({ query: filter }) },
});

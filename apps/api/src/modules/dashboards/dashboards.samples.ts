import { contract } from "@devguild/contract/contract";

import { developers, developerStaff, ownCompany } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const dashboardSamples = defineSamples(contract.dashboards, {
  developer: { may: developers },
  developerJobs: {
    may: ["developer", ...developerStaff],
    sample: ({ developerId }) => ({ params: { id: developerId } }),
  },
  company: { may: [...ownCompany, "foreignOwner"], manyRows: { reads: [{ as: "owner" }] } },
  companyWeek: { may: [...ownCompany, "foreignOwner"], manyRows: { reads: [{ as: "owner" }] } },
  savePreferences: {
    may: [...ownCompany, "foreignOwner"],
    sample: () => ({ body: { collapsed: ["stories"], dismissed_tip: "free-slots" } }),
  },
});

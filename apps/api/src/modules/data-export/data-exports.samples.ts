import { contract } from "@devguild/contract/contract";

import { loggedIn } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const dataExportSamples = defineSamples(contract.dataExports, {
  ask: { may: loggedIn },
  latest: { may: loggedIn },
  link: { may: loggedIn, sample: () => ({ params: { id: 1 } }) },
});

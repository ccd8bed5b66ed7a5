import { contract } from "@devguild/contract/contract";

import { loggedIn } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const securitySamples = defineSamples(contract.security, {
  sessions: { may: loggedIn },
  endSession: { may: loggedIn, sample: () => ({ params: { id: 1 } }) },
  endOtherSessions: { may: loggedIn },
  events: {
    may: loggedIn,
    sample: () => ({ query: { page: "1", per_page: "10" } }),
    manyRows: { reads: [{ as: "developer", input: () => ({ query: { per_page: "100" } }) }] },
  },
  loginConnections: { may: loggedIn, manyRows: { reads: [{ as: "developer" }] } },
  removeLoginConnection: {
    may: loggedIn,
    sample: async ({ given }) => ({
      params: { id: await given.loginConnection((await given.developer()).userId) },
    }),
  },
});

import { contract } from "@devguild/contract/contract";

import { loggedIn } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const notificationSamples = defineSamples(contract.notifications, {
  list: {
    may: loggedIn,
    beforeSecondFactor: true,
    sample: () => ({ query: { page: "1", per_page: "10" } }),
    manyRows: {
      makeRow: ({ given, userIdOf }) => given.notification(userIdOf("developer") ?? 0),
      reads: [{ as: "developer", input: () => ({ query: { per_page: "100" } }) }],
    },
  },
  unread: { may: loggedIn, beforeSecondFactor: true },
  readAll: { may: loggedIn, beforeSecondFactor: true, sample: () => ({ body: { up_to_id: 1 } }) },
  read: {
    may: loggedIn,
    beforeSecondFactor: true,
    sample: async ({ given, userIdOf }) => ({
      params: { id: await given.notification(userIdOf("developer") ?? 0) },
    }),
  },
});

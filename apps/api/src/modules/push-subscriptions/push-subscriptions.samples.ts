import { contract } from "@devguild/contract/contract";

import { everyone, loggedIn } from "../../../testing/people.ts";
import { makeBrowser } from "../../../testing/push-browser.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const pushSubscriptionSamples = defineSamples(contract.pushSubscriptions, {
  key: { may: everyone, skipsContentCheck: true },
  list: { may: loggedIn, manyRows: { reads: [{ as: "developer" }] } },
  add: { may: loggedIn, sample: () => ({ body: makeBrowser().subscription }) },
  remove: {
    may: loggedIn,
    sample: async ({ given, userIdOf }) => ({
      params: { id: (await given.pushSubscription(userIdOf("developer") ?? 0)).id },
    }),
  },
});

import { contract } from "@devguild/contract/contract";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

export const pushNotificationSamples = defineSamples(contract.pushNotifications, {
  opened: { may: everyone, sample: () => ({ body: { token: "unknown" } }) },
});

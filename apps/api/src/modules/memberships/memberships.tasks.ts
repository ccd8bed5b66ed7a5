import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { chargeMemberships } from "./charge-memberships.commands.ts";

const charges = taskKind("charge-memberships", 5);

/** Renews, charges and warns about memberships every night, soon after the day of UTC has begun. */
export const membershipWorker = (db: Db, { seller }: Configuration): Worker => ({
  ...worker(charges, () => chargeMemberships(db, seller)),
  schedule: "10 0 * * *",
});

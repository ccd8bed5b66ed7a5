import type { Db } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { countCampaignDays } from "./count-days.commands.ts";

const campaignCount = taskKind("count-campaign-days", 2);

/** Counts what people did with campaigns since the last run, every ten minutes. */
export const campaignCountWorker = (db: Db): Worker => ({
  ...worker(campaignCount, () => countCampaignDays(db)),
  schedule: "*/10 * * * *",
});

import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import type { MembershipPlan } from "@devguild/schemas/memberships";

import type { Db } from "../../db/db.ts";
import { countJobs } from "../jobs/count-jobs.queries.ts";
import { listPlans } from "../memberships/membership-plans.queries.ts";
import { readSiteTotals } from "../site-data/site-data.queries.ts";
import { sumVideoHours } from "../videos/videos.queries.ts";

/** Those whose pages offer a media kit, in the order of the email. */
const KINDS: readonly MembershipKind[] = ["EMPLOYER_BRANDING", "MARKETING"];

/** What the media kit says: today's figures, and the plans that are sold. Hours are of talks. */
export type MediaKit = {
  jobs: number;
  companies: number;
  hours: number;
  articles: number;
  plans: MembershipPlan[];
};

/** Reads the media kit. */
export const readMediaKit = async (db: Db): Promise<MediaKit> => {
  const { total_companies, total_articles } = await readSiteTotals(db);
  const plans: MembershipPlan[] = [];
  for (const kind of KINDS) plans.push(...(await listPlans(db, kind)));
  return {
    jobs: await countJobs(db, {}),
    companies: total_companies,
    hours: await sumVideoHours(db),
    articles: total_articles,
    plans,
  };
};

import type { JobStatus } from "@devguild/schemas/constants/jobs";

import type { jobs } from "../../src/modules/postings/postings.tables.ts";
import type { Company } from "./companies.ts";

export type JobRow = typeof jobs.$inferInsert & {
  id: number;
  company_id: number;
  slug: string;
  status: JobStatus;
};

/** What is fixed about an ad before the rest is random; more is fixed for Tidewerk's ads. */
export interface AdPlan {
  company: Company;
  status: JobStatus;
  isNew?: boolean;
  boosted?: boolean;
  role?: string;
  title?: string;
  fixed?: Partial<JobRow>;
  skills?: readonly string[];
  experienceIds?: number[];
  city?: string;
  language?: string;
  hybridOption?: number;
  /** Days since publication. */
  age?: number;
}

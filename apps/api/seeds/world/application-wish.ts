import type { JobRow } from "./ad-plan.ts";
import type { Developer } from "./developers.ts";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

/** A planned application: who applies where, and how it has gone so far. */
export interface Wish {
  developer: Developer;
  job: JobRow;
  status: ApplicationStatus;
  daysAgo?: number;
  archived?: boolean;
  coverLetter?: boolean;
  /** Without detours, and with a message wherever a company would write one. */
  straight?: boolean;
}

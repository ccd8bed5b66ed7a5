import type { FeedFormat } from "@devguild/schemas/constants/job-listings";

import { ashby } from "./ashby.ts";
import { csv } from "./csv.ts";
import { greenhouse } from "./greenhouse.ts";
import type { JobBoard } from "./job-boards.port.ts";
import { json } from "./json.ts";
import { lever } from "./lever.ts";
import { personio } from "./personio.ts";
import { recruitee } from "./recruitee.ts";
import { smartrecruiters } from "./smartrecruiters.ts";

/** Every format that can be imported. */
export const JOB_BOARDS: Record<FeedFormat, JobBoard> = {
  greenhouse,
  lever,
  ashby,
  personio,
  recruitee,
  smartrecruiters,
  csv,
  json,
};

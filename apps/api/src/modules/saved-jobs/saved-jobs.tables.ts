import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { createdAt, ref } from "../../db/columns.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";

/** Jobs saved by developers. */
export const savedJobs = pgTable(
  "saved_jobs",
  {
    developer_id: ref()
      .notNull()
      .references(() => developers.id, { onDelete: "cascade" }),
    job_id: ref()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.developer_id, table.job_id] }),
    index("saved_jobs_job").on(table.job_id),
  ],
);

import { sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { skillUses } from "./skills.tables.ts";

/** Counts how often each skill is used, by developers, open jobs, tech stacks and content. */
export const countSkillUses = (db: Db, now = new Date()): Promise<void> =>
  transaction(db, async (tx) => {
    // Two processes may count at once; readers still see the previous figures until this commits.
    await tx.execute(sql`lock table ${skillUses} in share row exclusive mode`);
    await tx.delete(skillUses);
    await tx.execute(sql`
      insert into ${skillUses} (skill_id, developers, jobs, companies, contents)
      select skills.id, sum(developers), sum(jobs), sum(companies), sum(contents) from (
        select skill_id, count(*)::int as developers, 0 as jobs, 0 as companies, 0 as contents
          from developer_skills group by 1
        union all select unnest(jobs.skill_ids), 0, 1, 0, 0 from ${jobs} where ${isOpen(now)}
        union all select unnest(tech_stack_ids), 0, 0, 1, 0 from companies where deleted_at is null
        union all select unnest(skill_ids), 0, 0, 0, 1 from videos
        union all select unnest(skill_ids), 0, 0, 0, 1 from articles
        union all select unnest(skill_ids), 0, 0, 0, 1 from live_events
        union all select unnest(skill_ids), 0, 0, 0, 1 from live_sessions
      ) used (skill_id, developers, jobs, companies, contents)
      join skills on skills.id = used.skill_id
      group by skills.id`);
  });

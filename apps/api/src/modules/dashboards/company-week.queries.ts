import type { CompanyWeek } from "@devguild/schemas/company-dashboard";
import { LINE_DAYS, WEEK_DAYS } from "@devguild/schemas/constants/company-dashboard";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { LONG_WAIT_DAYS } from "@devguild/schemas/constants/candidate-inbox";
import { and, eq, gte, sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { countLongWaits } from "../applications/inbox-options.queries.ts";
import { addDays, fillDays, sumFigures, toDay } from "../job-figures/figure-days.policy.ts";
import { companyDayFigures } from "../job-figures/job-figures.tables.ts";

type Longest = {
  count: number;
  candidate_id: number;
  name: string;
  since: string;
  job_id: number;
  job_title: string;
};

/** Reads how many new candidates have waited long, and who of them the longest; one statement. */
const readWaiting = async (
  db: Db,
  companyId: number,
  now: Date,
): Promise<NonNullable<CompanyWeek["waiting"]>> => {
  const since = new Date(now.getTime() - LONG_WAIT_DAYS * DAY_MS).toISOString();
  const [row] = await selectRows<Longest>(
    db,
    sql`select ${countLongWaits(companyId, now)} as count, sent.id::float8 as candidate_id,
        trim(users.first_name || ' ' || users.last_name) as name,
        sent.waiting_since::text as since, jobs.id::float8 as job_id, jobs.title as job_title
      from applications sent
        join jobs on jobs.id = sent.job_id
        join developers on developers.id = sent.developer_id
        join users on users.id = developers.user_id
      where sent.inbox_company_id = ${companyId}
        and sent.status = ${APPLICATION_STATUSES.NEW_CANDIDATE}
        and sent.waiting_since <= ${since}::timestamptz
      order by sent.waiting_since, sent.id desc limit 1`,
  );
  if (!row) return { count: 0, longest: null };
  const { count, since: waitsSince, ...longest } = row;
  const days = Math.floor((now.getTime() - Date.parse(waitsSince)) / DAY_MS);
  return { count, longest: { ...longest, days } };
};

/** Reads the week's figures of a company, kept by day, and who waits for an answer; two queries. */
export const readCompanyWeek = async (
  db: Db,
  companyId: number,
  { seesCandidates }: { seesCandidates: boolean },
  now = new Date(),
): Promise<CompanyWeek> => {
  const to = toDay(now);
  const from = addDays(to, 1 - LINE_DAYS);
  const rows = await db
    .select({
      day: companyDayFigures.day,
      views: companyDayFigures.views,
      viewers: companyDayFigures.viewers,
      apply_clicks: companyDayFigures.apply_clicks,
      applications: companyDayFigures.applications,
      answer_days: companyDayFigures.answer_days,
    })
    .from(companyDayFigures)
    .where(and(eq(companyDayFigures.company_id, companyId), gte(companyDayFigures.day, from)));
  const answers = new Map(rows.map(({ day, answer_days }) => [day, answer_days]));
  // A day without answers of its own, or not counted yet, has the median of the day before.
  let last: number | null = null;
  const days = fillDays(rows, from, to).map(
    ({ day, views, viewers, apply_clicks, applications }) => {
      last = answers.get(day) ?? last;
      return { day, views, viewers, apply_clicks, applications, answer_days: last };
    },
  );
  return {
    days,
    week: sumFigures(days.slice(-WEEK_DAYS)),
    before: sumFigures(days.slice(-2 * WEEK_DAYS, -WEEK_DAYS)),
    answer_days: {
      now: days.at(-1)?.answer_days ?? null,
      before: days.at(-1 - WEEK_DAYS)?.answer_days ?? null,
    },
    waiting: seesCandidates ? await readWaiting(db, companyId, now) : null,
  };
};

import { contract } from "@devguild/contract/contract";
import { API_BASE } from "@devguild/schemas/addresses";
import { JOB_SOURCES } from "@devguild/schemas/constants/job-figures";
import { asc, desc, eq, sql } from "drizzle-orm";

import { colleagueEmail } from "../seeds/scale/largest.ts";
import { type Db, selectRows, transaction } from "../src/db/db.ts";
import {
  applications,
  jobCandidateCounts,
} from "../src/modules/applications/applications.tables.ts";
import { jobDayFigures, jobSourceFigures } from "../src/modules/job-figures/job-figures.tables.ts";
import { jobs } from "../src/modules/postings/postings.tables.ts";
import { endSession, startSession } from "../src/modules/sessions/sessions.commands.ts";
import { findViewer } from "../src/modules/sessions/sessions.queries.ts";
import { findLogin } from "../src/modules/users/users.queries.ts";
import { formatCount, formatMs, formatRatio, median } from "./numbers.ts";
import { measureOverRows, type MeasuredCall } from "./over-rows.ts";
import type { Served } from "./processes.ts";
import { logProgress, table } from "./report.ts";
import type { Measuring } from "./search-part.ts";

const LARGEST_ID = 1;
const { candidateInbox, candidates, dashboards, jobFigures, postings } = contract;

const missing = (): never => {
  throw new Error("DATABASE_URL: this database was filled without --largest.");
};

/** Finds the ad of the largest company with the most candidates, and logs its owner in. */
const openLargest = async (db: Db) => {
  const [most] = await db
    .select({ jobId: jobs.id, candidates: jobCandidateCounts.visible })
    .from(jobs)
    .innerJoin(jobCandidateCounts, eq(jobCandidateCounts.job_id, jobs.id))
    .where(eq(jobs.company_id, LARGEST_ID))
    .orderBy(desc(jobCandidateCounts.total), asc(jobs.id))
    .limit(1);
  const owner = await findLogin(db, colleagueEmail(1));
  if (!most || !owner) return missing();
  const { token } = await transaction(db, (tx) =>
    startSession(tx, owner.id, { address: "127.0.0.1", userAgent: "bench" }),
  );
  const close = async () => {
    const viewer = await findViewer(db, token);
    if (viewer) await endSession(db, viewer.sessionId);
  };
  return { ...most, token, close };
};

/** Gives an ad figures for every day of a year from every source; returns a function that removes them. */
const giveYear = async (db: Db, jobId: number) => {
  const sources = sql.join(
    Object.keys(JOB_SOURCES).map((source) => sql`${source}`),
    sql`, `,
  );
  const remove = async () => {
    await db.delete(jobSourceFigures).where(eq(jobSourceFigures.job_id, jobId));
    await db.delete(jobDayFigures).where(eq(jobDayFigures.job_id, jobId));
  };
  await remove();
  await db.execute(sql`insert into job_source_figures (job_id, day, source, views, viewers, apply_clicks)
    select ${jobId}, current_date - days, source, 40 + days % 90, 30 + days % 60, days % 9
    from generate_series(0, 364) days, unnest(array[${sources}]) source`);
  await db.execute(sql`insert into job_day_figures (job_id, day, views, viewers, apply_clicks)
    select job_id, day, sum(views), sum(viewers), sum(apply_clicks)
    from job_source_figures where job_id = ${jobId} group by job_id, day`);
  await db.execute(sql`analyze job_source_figures, job_day_figures`);
  return remove;
};

type Largest = { jobId: number; token: string };

const listCalls = ({ jobId, token }: Largest): MeasuredCall[] => {
  const toCall = (name: string, path: string, query = "") => ({
    name,
    path: path + query,
    request: () => ({
      path:
        API_BASE +
        path.replace(/:(?:companyId|id)\b/, String(LARGEST_ID)).replace(":jobId", String(jobId)) +
        query,
      headers: { Authorization: `Bearer ${token}`, "Cache-Control": "no-cache" },
    }),
  });
  return [
    toCall("the dashboard", dashboards.company.path),
    toCall("its week", dashboards.companyWeek.path),
    toCall("its jobs", postings.list.path),
    toCall("the inbox of all jobs", candidateInbox.list.path),
    toCall("the inbox of one job", candidateInbox.list.path, `?job_ids[]=${jobId}`),
    toCall(
      "the inbox by match, one job",
      candidateInbox.list.path,
      `?job_ids[]=${jobId}&order=match`,
    ),
    toCall("the job's board", candidates.list.path, "?per_status=25"),
    toCall("the job's figures of a year", jobFigures.one.path, "?period=all"),
  ];
};

const timed = async (work: () => Promise<number>) => {
  const start = performance.now();
  return { rows: await work(), ms: performance.now() - start };
};

/** Measures the spreadsheet of a job's open candidates over reading the same rows from the driver. */
const measureCsv = async (
  { db, options }: Pick<Measuring, "db" | "options">,
  { jobId, token }: Largest,
  api: Served,
) => {
  const path = candidateInbox.csv.path.replace(":companyId", String(LARGEST_ID));
  const download = async () => {
    const answer = await fetch(
      `http://127.0.0.1:${api.port}${API_BASE}${path}?job_ids[]=${jobId}`,
      {
        headers: { Authorization: `Bearer ${token}` },
      },
    );
    if (!answer.ok) throw new Error(`The spreadsheet answered ${answer.status}.`);
    return (await answer.text()).trimEnd().split("\n").length - 1;
  };
  const readRows = async () =>
    (
      await selectRows(
        db,
        sql`select sent.*, developers.*, users.*, (select json_agg(skills) from developer_skills skills
            where skills.developer_id = developers.id) as skills
          from ${applications} sent join developers on developers.id = sent.developer_id
            join users on users.id = developers.user_id
          where sent.job_id = ${jobId} and sent.status in (2, 3)`,
      )
    ).length;
  const rounds: { csv: { rows: number; ms: number }; bare: { rows: number; ms: number } }[] = [];
  for (let round = 0; round <= options.rounds; round++) {
    const [first, second] = round % 2 === 0 ? [download, readRows] : [readRows, download];
    const [one, other] = [await timed(first), await timed(second)];
    rounds.push(round % 2 === 0 ? { csv: one, bare: other } : { csv: other, bare: one });
  }
  // The first one warms both sides up.
  const measured = rounds.slice(1);
  const medianOver = (read: (round: (typeof rounds)[number]) => number) =>
    median(measured.map(read));
  const ratio = medianOver(({ csv, bare }) => csv.ms / bare.ms);
  logProgress(`  the spreadsheet: ${formatRatio(ratio)}`);
  return table(
    ["spreadsheet of one job", "rows", "API, ms", "the rows from the driver, ms", "ratio"],
    [
      [
        `\`GET ${candidateInbox.csv.path}\``,
        formatCount(medianOver(({ csv }) => csv.rows)),
        formatMs(medianOver(({ csv }) => csv.ms)),
        formatMs(medianOver(({ bare }) => bare.ms)),
        formatRatio(ratio),
      ],
    ],
  );
};

/** Measures what the largest company's owner works with, compared with reading rows by id. */
export const measureCompany = async (measuring: Measuring, api: Served, shell: Served) => {
  const { db } = measuring;
  const largest = await openLargest(db);
  const removeYear = await giveYear(db, largest.jobId);
  try {
    return [
      await measureOverRows("screen", listCalls(largest), measuring, { api, shell }),
      await measureCsv(measuring, largest, api),
    ];
  } finally {
    await removeYear();
    await largest.close();
  }
};

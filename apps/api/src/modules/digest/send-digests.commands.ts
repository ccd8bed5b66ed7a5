import { type Db, transaction } from "../../db/db.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import { enqueue } from "../../queue/queue.ts";
import { signAlertLink } from "../alerts/alert-links.policy.ts";
import { recordDigest } from "../developers/developers.commands.ts";
import { findMatchDeveloper } from "../developers/developers.queries.ts";
import { type Indexes, getIndexes } from "../job-index/job-indexes.queries.ts";
import { listBestMatches } from "../jobs/best-matches.queries.ts";
import { toMatch, describeMatch } from "../jobs/match-words.policy.ts";
import { toMailJob } from "../mail/mail-jobs.policy.ts";
import { digestAfter } from "./digest-week.policy.ts";
import { digestMail } from "./digest.mails.ts";
import { listDueReaders, lockDueReader } from "./digest.queries.ts";

const JOBS_SHOWN = 5;
const BATCH = 200;
/** Jobs with fewer match points aren't worth an email. */
const MIN_POINTS = 3;

type Round = { secret: string; now: Date; indexes: Indexes | null };

/** Lists the week's best matching jobs of a developer, formatted for the email. */
const listMatchingJobs = async (
  tx: Db,
  { id, last }: { id: number; last: Date | null },
  { now, indexes }: Round,
) => {
  const developer = await findMatchDeveloper(tx, id);
  if (!developer || developer.skills.length === 0) return [];
  const options = {
    limit: JOBS_SHOWN,
    minPoints: MIN_POINTS,
    after: digestAfter(last, now),
  } as const;
  const best = await listBestMatches(tx, id, developer, options, now, indexes);
  return best.map((job) => toMailJob(job, describeMatch(job, toMatch(job, developer))));
};

// The email and its sent marker commit together, so it is neither lost nor sent twice.
const sendOne = (db: Db, id: number, round: Round) =>
  transaction(db, async (tx) => {
    const reader = await lockDueReader(tx, id, round.now);
    if (!reader) return;
    const jobs = await listMatchingJobs(tx, reader, round);
    const token = signAlertLink(round.secret, { act: "end-digest", id });
    if (jobs.length > 0) await enqueue(tx, digestMail(reader.email, reader.firstName, jobs, token));
    await recordDigest(tx, id, round.now);
  });

/**
 * Emails the week's best matching jobs to every developer who is due; no email if nothing matches. Safe
 * to run in several processes at once. Source: docs/product/alerts.md.
 */
export const sendDueDigests = (db: Db, secret: string, now = new Date()) =>
  forEachItem(
    (last: number | undefined) => listDueReaders(db, last ?? 0, BATCH, now),
    (id) => sendOne(db, id, { secret, now, indexes: getIndexes(db, now.getTime()) }),
  );

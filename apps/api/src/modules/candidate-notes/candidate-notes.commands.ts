import type { CandidateTeam } from "@devguild/schemas/candidate-notes";
import {
  type CandidateRating,
  NOTE_MESSAGES,
  NOTES_MAX,
} from "@devguild/schemas/constants/candidate-notes";
import { and, eq, gt, inArray, type SQL } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { REPEAT_MS } from "../../time.ts";
import { applications } from "../applications/applications.tables.ts";
import { lockCandidate } from "../applications/lock-candidate.commands.ts";
import { jobs } from "../postings/postings.tables.ts";
import { noteMentionMail } from "./candidate-notes.mails.ts";
import {
  findNoted,
  listColleaguesWithEmail,
  type NotesAddress,
  readTeam,
} from "./candidate-notes.queries.ts";
import { candidateNotes, candidateRatings, candidateVisits } from "./candidate-notes.tables.ts";
import { findMentions } from "./mentions.policy.ts";

/** Writes a note for colleagues; those named in it get an email, its author doesn't. */
export const writeNote = (
  db: Db,
  viewer: Viewer,
  address: NotesAddress,
  body: string,
): Promise<CandidateTeam> =>
  transaction(db, async (tx) => {
    // Notes written at once are counted one after another.
    await lockCandidate(tx, address, "company");
    const candidate = (await findNoted(tx, address)) ?? notFound();
    const isOfCandidate = eq(candidateNotes.application_id, candidate.id);
    const isSame = and(
      isOfCandidate,
      eq(candidateNotes.user_id, viewer.userId),
      eq(candidateNotes.body, body),
      gt(candidateNotes.created_at, new Date(Date.now() - REPEAT_MS)),
    );
    // Sent again because its answer was lost.
    if ((await tx.$count(candidateNotes, isSame)) > 0) return readTeam(tx, candidate.id, viewer);
    if ((await tx.$count(candidateNotes, isOfCandidate)) >= NOTES_MAX)
      conflict("too_many_notes", NOTE_MESSAGES.tooMany);
    const named = findMentions(body, await listColleaguesWithEmail(tx, address.companyId));
    await tx.insert(candidateNotes).values({
      application_id: candidate.id,
      user_id: viewer.userId,
      author_name: viewer.fullName,
      body,
      mentions: [...new Set(named.map(({ full_name }) => full_name))],
    });
    for (const { user_id, email } of named)
      if (user_id !== viewer.userId)
        await enqueue(
          tx,
          noteMentionMail(email, { author: viewer.fullName, candidate, note: body }),
        );
    return readTeam(tx, candidate.id, viewer);
  });

/** Deletes a note, which only its author can. */
export const removeNote = (
  db: Db,
  viewer: Viewer,
  address: NotesAddress & { noteId: number },
): Promise<CandidateTeam> =>
  transaction(db, async (tx) => {
    if (!(await findNoted(tx, address))) return notFound();
    const removed = await tx
      .delete(candidateNotes)
      .where(
        and(
          eq(candidateNotes.id, address.noteId),
          eq(candidateNotes.application_id, address.candidateId),
          eq(candidateNotes.user_id, viewer.userId),
        ),
      )
      .returning({ id: candidateNotes.id });
    return removed.length === 0 ? notFound() : readTeam(tx, address.candidateId, viewer);
  });

/** Rates a candidate, again or for the first time; null takes the rating back. */
export const rateCandidate = (
  db: Db,
  viewer: Viewer,
  address: NotesAddress,
  rating: CandidateRating | null,
): Promise<CandidateTeam> =>
  transaction(db, async (tx) => {
    if (!(await findNoted(tx, address))) return notFound();
    const key = { application_id: address.candidateId, user_id: viewer.userId };
    if (rating === null)
      await tx
        .delete(candidateRatings)
        .where(
          and(
            eq(candidateRatings.application_id, key.application_id),
            eq(candidateRatings.user_id, key.user_id),
          ),
        );
    else
      await tx
        .insert(candidateRatings)
        .values({ ...key, rating })
        .onConflictDoUpdate({
          target: [candidateRatings.application_id, candidateRatings.user_id],
          set: { rating, updated_at: new Date() },
        });
    return readTeam(tx, address.candidateId, viewer);
  });

/** Remembers that someone has looked at a candidate. */
export const visitCandidate = async (db: Db, userId: number, address: NotesAddress) => {
  if (!(await findNoted(db, address))) notFound();
  await db
    .insert(candidateVisits)
    .values({ application_id: address.candidateId, user_id: userId })
    .onConflictDoUpdate({
      target: [candidateVisits.application_id, candidateVisits.user_id],
      set: { seen_at: new Date() },
    });
};

const removeNotes = async (tx: Db, isMeant: SQL) => {
  const ids = tx.select({ id: applications.id }).from(applications).where(isMeant);
  await tx.delete(candidateNotes).where(inArray(candidateNotes.application_id, ids));
  await tx.delete(candidateRatings).where(inArray(candidateRatings.application_id, ids));
};

/** Erases what companies noted about a developer. Source: docs/product/account.md. */
export const eraseNotes = (tx: Db, developerId: number) =>
  removeNotes(tx, eq(applications.developer_id, developerId));

/** Erases what a company noted about its candidates. Source: docs/product/staff-accounts.md. */
export const eraseCompanyNotes = (tx: Db, companyId: number) => {
  const own = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.company_id, companyId));
  return removeNotes(tx, inArray(applications.job_id, own));
};

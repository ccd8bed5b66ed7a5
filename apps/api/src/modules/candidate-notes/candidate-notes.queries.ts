import type { CandidateColleague, CandidateTeam } from "@devguild/schemas/candidate-notes";
import { COMPANY_ROLES, type CompanyRole } from "@devguild/schemas/constants/accounts";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { applications } from "../applications/applications.tables.ts";
import { visibleTo } from "../applications/candidates.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { accounts, users } from "../users/users.tables.ts";
import { candidateNotes, candidateRatings, candidateVisits } from "./candidate-notes.tables.ts";

/** A candidate of a company, as a colleague sees them. */
export type NotesAddress = { companyId: number; candidateId: number };

const fullName = sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`;

const RECRUITING = (Object.keys(COMPANY_ROLES) as CompanyRole[]).filter((role) =>
  (COMPANY_ROLES[role] as readonly string[]).includes("owner.company.view-candidates"),
);

/** Lists the active users of a company who can see candidates, with their addresses, by name. */
export const listColleaguesWithEmail = (db: Db, companyId: number) =>
  db
    .select({ user_id: users.id, full_name: fullName, email: users.email })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(
      and(
        eq(accounts.company_id, companyId),
        eq(accounts.status, "active"),
        inArray(accounts.role, RECRUITING),
        isNull(users.deleted_at),
      ),
    )
    .orderBy(asc(sql`lower(${fullName})`), asc(users.id));

/** Lists the active users of a company who can see candidates, by name. */
export const listColleagues = async (db: Db, companyId: number): Promise<CandidateColleague[]> =>
  (await listColleaguesWithEmail(db, companyId)).map(({ user_id, full_name }) => ({
    user_id,
    full_name,
  }));

/** Finds a company's candidate and the job; undefined if the company has no such candidate. */
export const findNoted = async (db: Db, { companyId, candidateId }: NotesAddress) => {
  const [found] = await db
    .select({ id: applications.id, fullName, jobTitle: jobs.title })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(developers, eq(developers.id, applications.developer_id))
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(
      and(
        eq(applications.id, candidateId),
        eq(jobs.company_id, companyId),
        isNull(jobs.deleted_at),
        visibleTo("company"),
      ),
    );
  return found;
};

const listNotes = (db: Db, candidateId: number) =>
  db
    .select()
    .from(candidateNotes)
    .where(eq(candidateNotes.application_id, candidateId))
    .orderBy(asc(candidateNotes.id));

const listRatings = (db: Db, candidateId: number) =>
  db
    .select({
      userId: candidateRatings.user_id,
      full_name: fullName,
      rating: candidateRatings.rating,
    })
    .from(candidateRatings)
    .innerJoin(users, eq(users.id, candidateRatings.user_id))
    .where(eq(candidateRatings.application_id, candidateId))
    .orderBy(asc(candidateRatings.updated_at), asc(candidateRatings.user_id));

const VISITS_SHOWN = 20;

const listVisits = (db: Db, candidateId: number) =>
  db
    .select({ full_name: fullName, seen_at: candidateVisits.seen_at })
    .from(candidateVisits)
    .innerJoin(users, eq(users.id, candidateVisits.user_id))
    .where(eq(candidateVisits.application_id, candidateId))
    .orderBy(desc(candidateVisits.seen_at), asc(candidateVisits.user_id))
    .limit(VISITS_SHOWN);

/**
 * Returns what colleagues know about a candidate. Others' ratings are left out until the viewer has
 * rated, or asks for them. Source: docs/product/applications.md.
 */
export const readTeam = async (
  db: Db,
  candidateId: number,
  { userId, reveal = false }: { userId: number; reveal?: boolean },
): Promise<CandidateTeam> => {
  const notes = await listNotes(db, candidateId);
  const ratings = await listRatings(db, candidateId);
  const own = ratings.find((each) => each.userId === userId)?.rating ?? null;
  const others = ratings.filter((each) => each.userId !== userId);
  const visits = await listVisits(db, candidateId);
  return {
    notes: notes.map((note) => ({
      id: note.id,
      author_name: note.author_name,
      is_own: note.user_id === userId,
      body: note.body,
      mentions: note.mentions,
      created_at: iso(note.created_at),
    })),
    ratings: {
      own,
      others_count: others.length,
      others:
        own !== null || reveal
          ? others.map(({ full_name, rating }) => ({ full_name, rating }))
          : null,
    },
    visits: visits.map(({ full_name, seen_at }) => ({ full_name, seen_at: iso(seen_at) })),
  };
};

import type { Candidate, CandidateCounts } from "@devguild/schemas/applications";
import {
  APPLICATION_STATUSES,
  applicationStatusName,
} from "@devguild/schemas/constants/application-statuses";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { languagesColumn, skillsColumn } from "../developers/developers.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { applications } from "./applications.tables.ts";
import { listMessages, listMoves } from "./applied-jobs.queries.ts";
import { type CandidateReader, visibleTo } from "./candidates.queries.ts";
import { computeMatch } from "./compare-candidates.policy.ts";

/** What a developer is compared with. */
export const comparedJob = {
  skill_ids: jobs.skill_ids,
  seniority_ids: jobs.seniority_ids,
  language_id: jobs.language_id,
};

/** The columns of a candidate that `toDeveloper` reads. */
export const candidateColumns = {
  application: applications,
  developer: developers,
  user: {
    email: users.email,
    first_name: users.first_name,
    last_name: users.last_name,
    image: users.image_url,
    phone: users.phone_number,
    deleted_at: users.deleted_at,
  },
  skills: skillsColumn,
  languages: languagesColumn,
};

const NOT_COUNTED = sql<CandidateCounts>`null`;

// Counts come with the rows, so that a list costs no further query.
const selectCandidates = (db: Db, condition: SQL | undefined, counts: SQL<CandidateCounts>) =>
  db
    .select({ ...candidateColumns, job: comparedJob, counts })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(developers, eq(developers.id, applications.developer_id))
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(condition)
    .orderBy(desc(applications.applied_at), desc(applications.id));

type Row = Awaited<ReturnType<typeof selectCandidates>>[number];

/** Blank contact data, for candidates who withdrew or deleted their account. */
const withoutContact = {
  id: null,
  email: null,
  phone: null,
  linkedin: null,
  github: null,
  cv_uploaded: false,
};

/** Returns what may be seen of a candidate: not how to contact those who have left. */
export const toDeveloper = (
  catalogue: Catalogue,
  row: Pick<Row, keyof typeof candidateColumns>,
): Candidate["developer"] => {
  const { developer, user } = row;
  const city = catalogue.locations.get(developer.residence_city_id ?? 0);
  const citizenship = catalogue.locations.get(developer.citizenship_country_id ?? 0);
  const hasLeft =
    row.application.status === APPLICATION_STATUSES.WALKED_AWAY ||
    user.deleted_at !== null ||
    developer.deleted_at !== null;
  return {
    id: developer.id,
    full_name: `${user.first_name} ${user.last_name}`.trim(),
    email: user.email,
    phone: user.phone,
    image: user.image,
    position: developer.position || developer.job_title,
    seniority: developer.seniority,
    residence_city: city?.name ?? null,
    residence_name: developer.residence_name,
    residence_country: catalogue.locations.get(city?.parent_id ?? 0)?.name ?? null,
    eu_citizen: citizenship?.eu ?? null,
    skills: row.skills.map(({ id, years }) => ({
      id,
      name: catalogue.skills.get(id)?.name ?? "",
      years_of_experience: years,
    })),
    languages: row.languages.map(({ id, level_id }) => ({
      id,
      name: catalogue.languages.get(id)?.name ?? "",
      level_id,
    })),
    linkedin: developer.linkedin,
    github: developer.github,
    about_me: developer.about_me,
    cv_uploaded: developer.cv_uploaded_at !== null,
    remote_option: developer.remote_option,
    relocation_option: developer.relocation_option,
    special_work_permit: developer.special_work_permit,
    ...(hasLeft && withoutContact),
  };
};

/**
 * Reads candidates with everything that is shown of them, newest first; `counts` is a column that comes
 * with the rows. Three queries.
 */
export const readCandidates = async (
  db: Db,
  condition: SQL | undefined,
  counts = NOT_COUNTED,
): Promise<{ rows: Candidate[]; counts: CandidateCounts }> => {
  const catalogue = await getCatalogue(db);
  const rows = await selectCandidates(db, condition, counts);
  const [first] = rows;
  if (!first) return { rows: [], counts: [] };
  const ids = rows.map(({ application }) => application.id);
  const moves = await listMoves(db, ids);
  const messages = await listMessages(db, ids);
  const candidates = rows.map((row) => {
    const { application } = row;
    const { points, text } = computeMatch(row);
    return {
      id: application.id,
      status: application.status,
      match_user_state_id: application.status,
      match_user_state: applicationStatusName(application.status),
      match_user_state_date: iso(application.status_updated_at),
      applied_at: iso(application.applied_at),
      waiting_since: iso(application.waiting_since),
      match_points: points,
      match_text: text,
      cover_letter: application.cover_letter,
      source: application.source,
      developer: toDeveloper(catalogue, row),
      messages: (messages.get(application.id) ?? []).map(({ message }) => message),
      history: (moves.get(application.id) ?? []).map(({ move }) => move),
    };
  });
  return { rows: candidates, counts: first.counts };
};
/** Finds a candidate of a company's job; null if the company has no such candidate. */
export const findCandidate = async (
  db: Db,
  { companyId, jobId, candidateId }: { companyId: number; jobId: number; candidateId: number },
  reader: CandidateReader,
) => {
  const {
    rows: [candidate],
  } = await readCandidates(
    db,
    and(
      eq(jobs.company_id, companyId),
      eq(jobs.id, jobId),
      eq(applications.id, candidateId),
      visibleTo(reader),
    ),
  );
  return candidate ?? null;
};

import type { StaffDeveloper } from "@devguild/schemas/admin-developers";
import { LANGUAGE_LEVELS } from "@devguild/schemas/constants/catalogue";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";

import { type Db, isoOrNull } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import {
  applicationInterviews,
  applicationMessages,
  applications,
} from "../applications/applications.tables.ts";
import { listInterviews } from "../applications/interviews.queries.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { languagesColumn, skillsColumn } from "../developers/developers.queries.ts";
import { developers, developerStaffNotes } from "../developers/developers.tables.ts";
import { isSourceable } from "../developers/sourceable.queries.ts";
import { buildChatLink, type Chat } from "../job-suggestions/conversations.policy.ts";
import { jobSuggestions } from "../job-suggestions/job-suggestions.tables.ts";
import { accounts, loginSuspensions, users } from "../users/users.tables.ts";
import { rowColumns, toAdminDeveloper } from "./list-developers.queries.ts";

const noters = alias(users, "noters");
const suspenders = alias(users, "suspenders");

const nameFrom = (table: Record<"first_name" | "last_name", PgColumn>) =>
  sql<string | null>`nullif(trim(concat(${table.first_name}, ' ', ${table.last_name})), '')`;

// Names in a subquery are spelled out, as the statement reads the same table.
const counted = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${from})`;
const ofApplications = sql`join ${applications} sent on sent.id = application_id
  where sent.developer_id = ${developers.id}`;

const holdings = {
  open_applications: counted(
    sql`${applications} sent where sent.developer_id = ${developers.id} and sent.status in (1, 2, 3)`,
  ),
  interviews: counted(sql`${applicationInterviews} ${ofApplications}`),
  messages: counted(sql`${applicationMessages} ${ofApplications}`),
  suggestions: counted(
    sql`${jobSuggestions} suggested where suggested.developer_id = ${developers.id}`,
  ),
  other_accounts: counted(
    sql`${accounts} other where other.user_id = ${users.id} and other.type in ('company', 'admin')`,
  ),
};

const readRow = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      row: rowColumns,
      developer: developers,
      user: { phone: users.phone_number, last_login_at: users.last_login_at },
      skills: skillsColumn,
      languages: languagesColumn,
      notes: { body: developerStaffNotes.body, at: developerStaffNotes.updated_at },
      noted_by: nameFrom(noters),
      suspend_note: loginSuspensions.note,
      suspended_by: nameFrom(suspenders),
      is_sourceable: isSourceable,
      holdings,
    })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .leftJoin(developerStaffNotes, eq(developerStaffNotes.developer_id, developers.id))
    .leftJoin(noters, eq(noters.id, developerStaffNotes.updated_by))
    .leftJoin(loginSuspensions, eq(loginSuspensions.user_id, users.id))
    .leftJoin(suspenders, eq(suspenders.id, loginSuspensions.suspended_by))
    .where(and(eq(developers.id, id), isNull(developers.deleted_at), isNull(users.deleted_at)));
  return row;
};

type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>;

const toProfile = (catalogue: Catalogue, { developer, skills, languages }: Row) => {
  const city = catalogue.locations.get(developer.residence_city_id ?? 0);
  const citizenship = catalogue.locations.get(developer.citizenship_country_id ?? 0);
  const cityName = developer.residence_name ?? city?.name;
  return {
    linkedin: developer.linkedin,
    github: developer.github,
    about_me: developer.about_me,
    cv_uploaded: developer.cv_uploaded_at !== null,
    remote_option: developer.remote_option,
    relocation_option: developer.relocation_option,
    special_work_permit: developer.special_work_permit,
    job_recommendations_subscribed: developer.job_recommendations_subscribed,
    profile_finalized: developer.profile_finalized,
    residence_city: cityName === undefined ? null : { name: cityName },
    citizenship: citizenship
      ? { id: citizenship.id, name: citizenship.name, eu: citizenship.eu ?? false }
      : null,
    skills: skills.flatMap(({ id, years }) => {
      const skill = catalogue.skills.get(id);
      return skill ? [{ id, name: skill.name, slug: skill.slug, label: skill.label, years }] : [];
    }),
    languages: languages.map(({ id, level_id }) => ({
      id,
      name: catalogue.languages.get(id)?.name ?? "",
      level_id,
      level: LANGUAGE_LEVELS[level_id] ?? "",
    })),
  };
};

/** Reads a developer's account as staff see it; throws 404 if there is none or it was deleted. Two queries. */
export const findStaffDeveloper = async (
  db: Db,
  id: number,
  chat: Chat,
): Promise<StaffDeveloper> => {
  const found = (await readRow(db, id)) ?? notFound();
  const catalogue = await getCatalogue(db);
  const { row, user, developer } = found;
  const { other_accounts: others, ...counts } = found.holdings;
  return {
    ...toAdminDeveloper(catalogue, row),
    first_name: row.first_name,
    last_name: row.last_name,
    phone: user.phone,
    complete_personal_phone_number: user.phone,
    ...toProfile(catalogue, found),
    disproved: developer.disproved,
    internal_notes: {
      internal_notes_text: found.notes?.body ?? "",
      internal_notes_updated_at: isoOrNull(found.notes?.at ?? null),
      internal_notes_updated_by: found.noted_by,
    },
    intercom_link: buildChatLink(chat, row.user_id),
    latest_interview: (await listInterviews(db, id)).at(-1) ?? null,
    is_sourceable: found.is_sourceable,
    last_login_at: isoOrNull(user.last_login_at),
    suspended_at: isoOrNull(row.suspended_at),
    suspended_by: found.suspended_by,
    suspend_note: found.suspend_note,
    holdings: { applications: row.applications, ...counts, only_account: others === 0 },
  };
};

/** Lists the types of a login's other accounts, which its developer's staff may not touch. */
export const listOtherAccounts = async (db: Db, userId: number) => {
  const rows = await db
    .selectDistinct({ type: accounts.type })
    .from(accounts)
    .where(and(eq(accounts.user_id, userId), ne(accounts.type, "developer")));
  return new Set(rows.map(({ type }) => type));
};

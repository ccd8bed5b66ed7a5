import { LANGUAGE_LEVELS } from "@devguild/schemas/constants/catalogue";
import { DIGEST_STATUSES } from "@devguild/schemas/constants/identity";
import { asc, desc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Db } from "../../db/db.ts";
import {
  applicationMessages,
  applicationMoves,
  applications,
} from "../applications/applications.tables.ts";
import { listMessages, listMoves } from "../applications/applied-jobs.queries.ts";
import { languages, locations, skillCategories, skills } from "../catalogue/catalogue.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import {
  developerHiddenCompanies,
  developerLanguages,
  developers,
  developerSkills,
} from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import type { Person, Subject } from "./subject.queries.ts";
import { applicationStatusName } from "@devguild/schemas/constants/application-statuses";

const readDeveloper = async (db: Db, { userId }: Person) => {
  const city = alias(locations, "city");
  const country = alias(locations, "country");
  const [row] = await db
    .select({ developer: developers, city: city.name, citizenship: country.name })
    .from(developers)
    .leftJoin(city, eq(city.id, developers.residence_city_id))
    .leftJoin(country, eq(country.id, developers.citizenship_country_id))
    .where(eq(developers.user_id, userId));
  return row;
};

const readSkills = (db: Db, developerId: number) =>
  db
    .select({ skill: skills.name, years: developerSkills.years })
    .from(developerSkills)
    .innerJoin(skills, eq(skills.id, developerSkills.skill_id))
    .where(eq(developerSkills.developer_id, developerId))
    .orderBy(desc(developerSkills.years), asc(skills.name));

const readLanguages = async (db: Db, developerId: number) => {
  const rows = await db
    .select({ language: languages.name, level: developerLanguages.level_id })
    .from(developerLanguages)
    .innerJoin(languages, eq(languages.id, developerLanguages.language_id))
    .where(eq(developerLanguages.developer_id, developerId))
    .orderBy(asc(languages.name));
  return rows.map(({ language, level }) => ({ language, level: LANGUAGE_LEVELS[level] }));
};

const readInterests = async (db: Db, ids: number[]) => {
  const rows = await db
    .select({ name: skillCategories.name })
    .from(skillCategories)
    .where(inArray(skillCategories.id, ids))
    .orderBy(asc(skillCategories.name));
  return rows.map(({ name }) => name);
};

const readProfile = async (db: Db, person: Person) => {
  const row = await readDeveloper(db, person);
  if (!row) return undefined;
  const {
    id,
    user_id: _user,
    cv_key: _key,
    residence_city_id: _city,
    citizenship_country_id: _country,
    interest_ids: interestIds,
    job_recommendations_subscribed: _jobs,
    dev_digest_subscription_status: _digest,
    hidden_from_sourcing: _hidden,
    ...fields
  } = row.developer;
  return {
    ...fields,
    residence_city: row.city,
    citizenship: row.citizenship,
    skills: await readSkills(db, id),
    languages: await readLanguages(db, id),
    interests: await readInterests(db, interestIds),
  };
};

const DIGEST_WORDS = new Map<number, string>([
  [DIGEST_STATUSES.UNSUBSCRIBED, "no"],
  [DIGEST_STATUSES.SUBSCRIBED, "yes"],
  [DIGEST_STATUSES.NOT_SPECIFIED, "not chosen yet"],
]);

const readHiddenCompanies = (db: Db, developerId: number) =>
  db
    .select({ company: companies.name, since: developerHiddenCompanies.created_at })
    .from(developerHiddenCompanies)
    .innerJoin(companies, eq(companies.id, developerHiddenCompanies.company_id))
    .where(eq(developerHiddenCompanies.developer_id, developerId))
    .orderBy(asc(companies.name));

const readSettings = async (db: Db, person: Person) => {
  const row = await readDeveloper(db, person);
  return (
    row && {
      job_recommendations: row.developer.job_recommendations_subscribed ? "yes" : "no",
      newsletter: DIGEST_WORDS.get(row.developer.dev_digest_subscription_status),
      profile_shown_to_our_staff: row.developer.hidden_from_sourcing ? "no" : "yes",
      profile_hidden_from: await readHiddenCompanies(db, row.developer.id),
    }
  );
};

const readApplications = async (db: Db, { developerId }: Person) => {
  if (developerId === null) return undefined;
  const rows = await db
    .select({ application: applications, job: jobs.title, company: companies.name })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .where(eq(applications.developer_id, developerId))
    .orderBy(asc(applications.id));
  const ids = rows.map(({ application }) => application.id);
  const moves = await listMoves(db, ids);
  const messages = await listMessages(db, ids);
  return rows.map(({ application, job, company }) => ({
    job,
    company,
    applied_at: application.applied_at,
    status: applicationStatusName(application.status),
    status_updated_at: application.status_updated_at,
    is_external: application.is_external,
    cover_letter: application.cover_letter,
    source: application.source,
    utm: application.utm,
    decline_reasons: application.decline_reasons,
    decline_message: application.decline_message,
    archived_at: application.archived_at,
    history: (moves.get(application.id) ?? []).map(({ move }) => ({
      status: move.name,
      by: move.by,
      reason: move.reason,
      at: move.at,
    })),
    messages: (messages.get(application.id) ?? []).map(({ message }) => message),
  }));
};

/** The data about a login as a developer. */
export const DEVELOPER_SUBJECTS: readonly Subject[] = [
  {
    file: "profile.json",
    description: "your developer profile, including skills, languages and interests",
    of: [developers.user_id, developerSkills.developer_id, developerLanguages.developer_id],
    read: readProfile,
  },
  {
    file: "settings.json",
    description: "your email settings, and who can find you",
    of: [developers.user_id, developerHiddenCompanies.developer_id],
    read: readSettings,
  },
  {
    file: "applications.json",
    description: "your applications, including cover letters, history and messages from companies",
    of: [
      applications.developer_id,
      applicationMoves.application_id,
      applicationMessages.application_id,
    ],
    read: readApplications,
  },
];

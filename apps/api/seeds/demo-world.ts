import type { Db } from "../src/db/db.ts";
import { savedSearches } from "../src/modules/alerts/alerts.tables.ts";
import {
  applicationMessages,
  applicationMoves,
  applications,
} from "../src/modules/applications/applications.tables.ts";
import { companies, companySlugs } from "../src/modules/companies/companies.tables.ts";
import {
  developerLanguages,
  developers,
  developerSkills,
} from "../src/modules/developers/developers.tables.ts";
import { events } from "../src/modules/events/events.tables.ts";
import { accounts, users } from "../src/modules/identity/identity.tables.ts";
import {
  categoryPageTexts,
  jobBookmarks,
  jobListings,
  jobs,
  jobSlugs,
} from "../src/modules/jobs/jobs.tables.ts";
import {
  companyMemberships,
  creditEntries,
} from "../src/modules/memberships/memberships.tables.ts";
import { savedJobs } from "../src/modules/saved-jobs/saved-jobs.tables.ts";
import type { FileStore } from "../src/ports/files/files.port.ts";
import { catalogueRows } from "./catalogue/rows.ts";
import { seedCatalogue } from "./catalogue.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import { writePictures } from "./world/pictures/write-pictures.ts";
import { makeWorld } from "./world/world.ts";

export interface DemoWorldOptions {
  /** Where uploaded files live; the pictures of the companies go there. */
  files: FileStore;
  /** The password of all demo logins, hashed. */
  passwordHash: string;
  now: Date;
  say?: (line: string) => void;
}

/** Fills an empty database with companies, jobs, developers and applications. Call it in a transaction. */
export const seedDemoWorld = async (
  db: Db,
  { files, passwordHash, now, say = () => {} }: DemoWorldOptions,
) => {
  await seedCatalogue(db);
  const world = makeWorld(catalogueRows(), now, passwordHash);
  say(`Demo world: ${world.companies.length} companies and their ${world.users.length} logins`);
  await insertRows(db, companies, world.companies);
  await insertRows(db, companySlugs, world.companySlugs);
  await insertRows(db, users, world.users);
  await insertRows(db, accounts, world.accounts);
  say(`Demo world: ${world.jobs.length} jobs and ${world.jobListings.length} listings`);
  await insertRows(db, jobs, world.jobs);
  await insertRows(db, companyMemberships, world.companyMemberships);
  await insertRows(db, creditEntries, world.creditEntries);
  await insertRows(db, jobSlugs, world.jobSlugs);
  await insertRows(db, jobListings, world.jobListings);
  await insertRows(db, jobBookmarks, world.jobBookmarks);
  say(
    `Demo world: ${world.developers.length} developers and ${world.applications.length} applications`,
  );
  await insertRows(db, developers, world.developers);
  await insertRows(db, developerSkills, world.developerSkills);
  await insertRows(db, developerLanguages, world.developerLanguages);
  await insertRows(db, applications, world.applications);
  await insertRows(db, applicationMoves, world.applicationMoves);
  await insertRows(db, applicationMessages, world.applicationMessages);
  await insertRows(db, savedJobs, world.savedJobs);
  await insertRows(db, savedSearches, world.savedSearches);
  await insertRows(db, events, world.events);
  await insertRows(db, categoryPageTexts, world.categoryPageTexts);
  await continueIds(db, [companies, users, accounts, jobs, developers, applications]);
  await writePictures(files, world.companies);
};

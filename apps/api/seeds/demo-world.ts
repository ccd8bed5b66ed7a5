import type { Db } from "../src/db/db.ts";
import { partnerBanners } from "../src/modules/partner-banners/partner-banners.tables.ts";
import { savedSearches } from "../src/modules/alerts/alerts.tables.ts";
import {
  applicationMessages,
  applicationMoves,
  applications,
} from "../src/modules/applications/applications.tables.ts";
import {
  companies,
  companyIndustries,
  companyKeyValues,
  companySlugs,
} from "../src/modules/companies/companies.tables.ts";
import {
  developerLanguages,
  developers,
  developerSkills,
} from "../src/modules/developers/developers.tables.ts";
import { eventPartnerships } from "../src/modules/event-partnerships/event-partnerships.tables.ts";
import { events } from "../src/modules/events/events.tables.ts";
import { highlights } from "../src/modules/highlights/highlights.tables.ts";
import { companyBilling } from "../src/modules/invoices/company-billing.tables.ts";
import {
  invoiceCounters,
  invoiceLines,
  invoices,
} from "../src/modules/invoices/invoices.tables.ts";
import {
  liveEventAds,
  liveEventBackers,
  liveEvents,
  liveEventSeasons,
  liveEventSpeakers,
  liveSessions,
  liveSessionSpeakers,
} from "../src/modules/live-events/live-events.tables.ts";
import { liveEventRegistrations } from "../src/modules/live-events/registrations.tables.ts";
import {
  articleAuthors,
  articleCategories,
  articles,
} from "../src/modules/magazine/magazine.tables.ts";
import {
  companyMemberships,
  creditEntries,
} from "../src/modules/memberships/memberships.tables.ts";
import {
  categoryPageTexts,
  jobBookmarks,
  jobListings,
  jobs,
  jobSlugs,
} from "../src/modules/postings/postings.tables.ts";
import { countAllFacets } from "../src/modules/public-companies/public-companies.tasks.ts";
import { savedJobs } from "../src/modules/saved-jobs/saved-jobs.tables.ts";
import { quotes, siteLinks } from "../src/modules/site-data/site-data.tables.ts";
import { speakers } from "../src/modules/speakers/speakers.tables.ts";
import { companyStories } from "../src/modules/stories/stories.tables.ts";
import { techStackPages } from "../src/modules/tech-stack-pages/tech-stack-pages.tables.ts";
import { accounts, users } from "../src/modules/users/users.tables.ts";
import { videos, videoSpeakers } from "../src/modules/videos/videos.tables.ts";
import type { FileStore } from "../src/ports/files/files.port.ts";
import { seedCatalogue } from "./catalogue.ts";
import { catalogueRows } from "./catalogue/rows.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import { writeRecordings } from "./world/audio/write-recordings.ts";
import { writePictures } from "./world/pictures/write-pictures.ts";
import { makeWorld } from "./world/world.ts";

export interface DemoWorldOptions {
  /** The store for uploads, which gets the companies' images. */
  files: FileStore;
  /** The hash of the password shared by all demo logins. */
  passwordHash: string;
  now: Date;
  say?: (line: string) => void;
}

/** Seeds an empty database with companies, jobs, developers and applications. Call it in a transaction. */
export const seedDemoWorld = async (
  db: Db,
  { files, passwordHash, now, say = () => {} }: DemoWorldOptions,
) => {
  await seedCatalogue(db);
  const world = makeWorld(catalogueRows(), now, passwordHash);
  say(`Demo world: ${world.companies.length} companies and their ${world.users.length} logins`);
  await insertRows(db, companies, world.companies);
  await insertRows(db, companySlugs, world.companySlugs);
  await insertRows(db, companyIndustries, world.companyIndustries);
  await insertRows(db, companyKeyValues, world.companyKeyValues);
  await insertRows(db, companyStories, world.companyStories);
  await insertRows(db, users, world.users);
  await insertRows(db, accounts, world.accounts);
  say(`Demo world: ${world.jobs.length} jobs and ${world.jobListings.length} listings`);
  await insertRows(db, jobs, world.jobs);
  await insertRows(db, companyMemberships, world.companyMemberships);
  await insertRows(db, creditEntries, world.creditEntries);
  say(`Demo world: ${world.invoices.length} invoices`);
  await insertRows(db, companyBilling, world.companyBilling);
  await insertRows(db, invoices, world.invoices);
  await insertRows(db, invoiceLines, world.invoiceLines);
  await insertRows(db, invoiceCounters, world.invoiceCounters);
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
  await insertRows(db, eventPartnerships, world.eventPartnerships);
  await insertRows(db, techStackPages, world.techStackPages);
  say(`Demo world: ${world.articles.length} articles`);
  await insertRows(db, articleAuthors, world.articleAuthors);
  await insertRows(db, articleCategories, world.articleCategories);
  await insertRows(db, articles, world.articles);
  say(`Demo world: ${world.videos.length} videos`);
  await insertRows(db, events, world.pastEvents);
  await insertRows(db, speakers, world.speakers);
  await insertRows(db, videos, world.videos);
  await insertRows(db, videoSpeakers, world.videoSpeakers);
  await insertRows(db, siteLinks, world.siteLinks);
  await insertRows(db, quotes, world.quotes);
  await insertRows(db, partnerBanners, world.communityAds);
  say(`Demo world: ${world.liveEvents.length} live events`);
  await insertRows(db, liveEventSeasons, world.liveEventSeasons);
  await insertRows(db, liveEvents, world.liveEvents);
  await insertRows(db, liveEventSpeakers, world.liveEventSpeakers);
  await insertRows(db, liveSessions, world.liveSessions);
  await insertRows(db, liveSessionSpeakers, world.liveSessionSpeakers);
  await insertRows(db, liveEventBackers, world.liveEventBackers);
  await insertRows(db, liveEventAds, world.liveEventAds);
  await insertRows(db, liveEventRegistrations, world.liveEventRegistrations);
  await insertRows(db, highlights, world.highlights);
  await insertRows(db, categoryPageTexts, world.categoryPageTexts);
  await countAllFacets(db);
  await continueIds(db, [
    companies,
    users,
    accounts,
    jobs,
    invoices,
    developers,
    applications,
    articleAuthors,
    articleCategories,
    articles,
    events,
    eventPartnerships,
    speakers,
    videos,
    liveEventSeasons,
    liveEvents,
    liveSessions,
  ]);
  await writeRecordings(files);
  await writePictures(files, world.companies, [
    ...world.storyDrawings,
    ...world.magazineDrawings,
    ...world.videoDrawings,
    ...world.liveEventDrawings,
    ...world.siteDrawings,
  ]);
};

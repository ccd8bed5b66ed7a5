import { sql } from "drizzle-orm";

import type { Db } from "../src/db/db.ts";
import { accountDeletions } from "../src/modules/accounts/accounts.tables.ts";
import { partnerBanners } from "../src/modules/partner-banners/partner-banners.tables.ts";
import { auditLog } from "../src/modules/audit/audit.tables.ts";
import { savedSearches } from "../src/modules/alerts/alerts.tables.ts";
import { campaignDays, campaigns } from "../src/modules/campaigns/campaigns.tables.ts";
import {
  candidateNotes,
  candidateRatings,
  candidateVisits,
} from "../src/modules/candidate-notes/candidate-notes.tables.ts";
import { candidateViews } from "../src/modules/candidate-views/candidate-views.tables.ts";
import { messageTemplates } from "../src/modules/message-templates/message-templates.tables.ts";
import {
  applicationInterviews,
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
import { companyDeletions } from "../src/modules/company-accounts/company-accounts.tables.ts";
import {
  developerLanguages,
  developers,
  developerSkills,
  developerStaffNotes,
} from "../src/modules/developers/developers.tables.ts";
import { jobSuggestions } from "../src/modules/job-suggestions/job-suggestions.tables.ts";
import {
  eventHomepages,
  eventMenuItems,
} from "../src/modules/event-homepages/event-homepages.tables.ts";
import {
  eventPartnerships,
  partnershipDeadlines,
} from "../src/modules/event-partnerships/event-partnerships.tables.ts";
import {
  events,
  eventSessions,
  eventSessionSpeakers,
} from "../src/modules/events/events.tables.ts";
import {
  staffNotificationRecipients,
  staffNotifications,
} from "../src/modules/admin-notifications/admin-notifications.tables.ts";
import {
  sourcingMessages,
  sourcingRecipients,
  sourcingReplies,
} from "../src/modules/sourcing/sourcing.tables.ts";
import { notifications } from "../src/modules/notifications/notifications.tables.ts";
import { highlights } from "../src/modules/highlights/highlights.tables.ts";
import { companyBilling } from "../src/modules/invoices/company-billing.tables.ts";
import {
  invoiceCounters,
  invoiceLines,
  invoices,
} from "../src/modules/invoices/invoices.tables.ts";
import { countAllFigures } from "../src/modules/job-figures/job-figures.tasks.ts";
import { jobSourceFigures } from "../src/modules/job-figures/job-figures.tables.ts";
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
  partnershipActivities,
  partnershipActivityPeople,
  partnershipGoodies,
  partnershipLeads,
  partnershipPeople,
  partnerships,
  partnershipSessions,
} from "../src/modules/partnerships/partnerships.tables.ts";
import {
  jobFeedChanges,
  jobFeedRuns,
  jobFeeds,
  jobListings,
} from "../src/modules/job-listings/job-listings.tables.ts";
import {
  pushDeliveries,
  pushNotifications,
} from "../src/modules/push-notifications/push-notifications.tables.ts";
import { jobBookmarks, jobs, jobSlugs } from "../src/modules/postings/postings.tables.ts";
import { countCategoryPages } from "../src/modules/page-inventory/count-pages.commands.ts";
import { categoryPages } from "../src/modules/page-inventory/page-inventory.tables.ts";
import { DAY_MS } from "../src/time.ts";
import { countSkillUses } from "../src/modules/skills/count-skill-uses.commands.ts";
import { countAllFacets } from "../src/modules/public-companies/public-companies.tasks.ts";
import { savedJobs } from "../src/modules/saved-jobs/saved-jobs.tables.ts";
import { quotes, siteLinks } from "../src/modules/site-data/site-data.tables.ts";
import { speakers } from "../src/modules/speakers/speakers.tables.ts";
import { companyStories, companyStoryFigures } from "../src/modules/stories/stories.tables.ts";
import { techStackPages } from "../src/modules/tech-stack-pages/tech-stack-pages.tables.ts";
import { oneTimeTokens } from "../src/modules/tokens/tokens.tables.ts";
import { accounts, loginSuspensions, users } from "../src/modules/users/users.tables.ts";
import { videos, videoSpeakers } from "../src/modules/videos/videos.tables.ts";
import type { FileStore } from "../src/ports/files/files.port.ts";
import { seedCatalogue } from "./catalogue.ts";
import { catalogueRows } from "./catalogue/rows.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import { writeRecordings } from "./world/audio/write-recordings.ts";
import { FIGURE_DAYS } from "./world/job-figures.ts";
import { writeCvs } from "./world/cvs/write-cvs.ts";
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
  await db.execute(sql`insert into ${companyStoryFigures} (story_id, views, interactions)
    select id, 140 + id * 97 % 900, 20 + id * 41 % 110 from ${companyStories} where status = 1`);
  await insertRows(db, users, world.users);
  await insertRows(db, accounts, world.accounts);
  await insertRows(db, loginSuspensions, world.suspensions);
  await insertRows(db, accountDeletions, world.accountDeletions);
  await insertRows(db, companyDeletions, world.companyDeletions);
  await insertRows(db, oneTimeTokens, world.invitations);
  say(`Demo world: ${world.jobs.length} jobs and ${world.jobListings.length} listings`);
  await insertRows(db, jobs, world.jobs);
  await insertRows(db, companyMemberships, world.companyMemberships);
  await insertRows(db, creditEntries, world.creditEntries);
  await insertRows(db, campaigns, world.campaigns);
  await insertRows(db, campaignDays, world.campaignDays);
  say(`Demo world: ${world.invoices.length} invoices`);
  await insertRows(db, companyBilling, world.companyBilling);
  await insertRows(db, invoices, world.invoices);
  await insertRows(db, invoiceLines, world.invoiceLines);
  await insertRows(db, invoiceCounters, world.invoiceCounters);
  await insertRows(db, jobSlugs, world.jobSlugs);
  await insertRows(db, jobFeeds, world.jobFeeds);
  await insertRows(db, jobListings, world.jobListings);
  await insertRows(db, jobFeedRuns, world.jobFeedRuns.runs);
  await insertRows(db, jobFeedChanges, world.jobFeedRuns.changes);
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
  await insertRows(db, applicationInterviews, world.applicationInterviews);
  await insertRows(db, developerStaffNotes, world.developerStaffNotes);
  await insertRows(db, jobSuggestions, world.jobSuggestions);
  await insertRows(db, sourcingMessages, world.sourcingMessages);
  await insertRows(db, sourcingRecipients, world.sourcingRecipients);
  await insertRows(db, sourcingReplies, world.sourcingReplies);
  await insertRows(db, staffNotifications, world.staffNotifications);
  await insertRows(db, staffNotificationRecipients, world.staffNotificationRecipients);
  await insertRows(db, notifications, world.notifications);
  await insertRows(db, candidateNotes, world.candidateNotes);
  await insertRows(db, candidateRatings, world.candidateRatings);
  await insertRows(db, candidateVisits, world.candidateVisits);
  await insertRows(db, auditLog, world.auditEntries);
  await insertRows(db, messageTemplates, world.messageTemplates);
  await insertRows(db, candidateViews, world.candidateViews);
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
  await insertRows(db, eventSessions, world.eventSessions);
  await insertRows(db, eventSessionSpeakers, world.eventSessionSpeakers);
  await insertRows(db, eventPartnerships, world.pastPackages);
  await insertRows(db, partnershipDeadlines, world.partnershipDeadlines);
  await insertRows(db, partnerships, world.partnerships);
  await insertRows(db, partnerships, world.otherPartnerships);
  await insertRows(db, eventHomepages, world.eventHomepages);
  await insertRows(db, eventMenuItems, world.eventMenuItems);
  await insertRows(db, pushNotifications, world.pushNotifications);
  await insertRows(db, pushDeliveries, world.pushDeliveries);
  await insertRows(db, partnershipPeople, world.partnershipPeople);
  await insertRows(db, partnershipSessions, world.partnershipSessions);
  await insertRows(db, partnershipGoodies, world.partnershipGoodies);
  await insertRows(db, partnershipActivities, world.partnershipActivities);
  await insertRows(db, partnershipActivityPeople, world.partnershipActivityPeople);
  await insertRows(db, partnershipLeads, world.partnershipLeads);
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
  await insertRows(
    db,
    categoryPages,
    world.categoryPageTexts.map((page) => ({
      ...page,
      text_updated_at: new Date(now.getTime() - 30 * DAY_MS),
    })),
  );
  await countAllFacets(db);
  await countSkillUses(db, now);
  await countCategoryPages(db, now);
  say(`Demo world: figures of ${FIGURE_DAYS} days`);
  await insertRows(db, jobSourceFigures, world.jobSourceFigures);
  await countAllFigures(db, now, FIGURE_DAYS);
  await continueIds(db, [
    jobFeeds,
    jobFeedRuns,
    companies,
    users,
    accounts,
    jobs,
    campaigns,
    invoices,
    developers,
    applications,
    articleAuthors,
    articleCategories,
    articles,
    events,
    eventPartnerships,
    eventSessions,
    eventMenuItems,
    partnerships,
    partnershipPeople,
    partnershipGoodies,
    partnershipActivities,
    partnershipLeads,
    pushNotifications,
    speakers,
    videos,
    liveEventSeasons,
    liveEvents,
    liveSessions,
  ]);
  await writeRecordings(files);
  await writeCvs(files, world.cvs);
  await writePictures(files, world.companies, [
    ...world.storyDrawings,
    ...world.campaignDrawings,
    ...world.magazineDrawings,
    ...world.videoDrawings,
    ...world.liveEventDrawings,
    ...world.eventDrawings,
    ...world.siteDrawings,
  ]);
};

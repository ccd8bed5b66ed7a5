import { account } from "./account.ts";
import { adminCompanies } from "./admin-companies.ts";
import { adminCompanyAccounts } from "./admin-company-accounts.ts";
import { adminDevelopers } from "./admin-developers.ts";
import { adminJobs } from "./admin-jobs.ts";
import { adminLiveEvents } from "./admin-live-events.ts";
import { adminMagazine } from "./admin-magazine.ts";
import { adminNotifications } from "./admin-notifications.ts";
import { adminUsers } from "./admin-users.ts";
import { adminVideos } from "./admin-videos.ts";
import { adminPartnerBanners } from "./admin-partner-banners.ts";
import { quotes } from "./quotes.ts";
import { siteLinks } from "./site-links.ts";
import { partnerBanners } from "./partner-banners.ts";
import { alerts } from "./alerts.ts";
import { applications } from "./applications.ts";
import { auditLog } from "./audit-log.ts";
import { auditTrail } from "./audit-trail.ts";
import { bulkChanges } from "./bulk-changes.ts";
import { campaigns } from "./campaigns.ts";
import { candidateInbox } from "./candidate-inbox.ts";
import { candidateNotes } from "./candidate-notes.ts";
import { candidateViews } from "./candidate-views.ts";
import { candidates } from "./candidates.ts";
import { catalogue } from "./catalogue.ts";
import { pageInventory } from "./page-inventory.ts";
import { skills } from "./skills.ts";
import { listViews } from "./list-views.ts";
import { sourcing } from "./sourcing.ts";
import { sourcingSearches } from "./sourcing-searches.ts";
import { companies } from "./companies.ts";
import { companyAccounts } from "./company-accounts.ts";
import { companyLists } from "./company-lists.ts";
import { companyProfile } from "./company-profile.ts";
import { companyRegistrations } from "./company-registrations.ts";
import { companyUsers } from "./company-users.ts";
import { consents } from "./consents.ts";
import { dashboards } from "./dashboards.ts";
import { dataExports } from "./data-exports.ts";
import { eventRegistrations } from "./event-registrations.ts";
import { eventContacts } from "./event-contacts.ts";
import { eventPartnerships } from "./event-partnerships.ts";
import { eventHomepages } from "./event-homepages.ts";
import { eventPartners } from "./event-partners.ts";
import { eventProgramme } from "./event-programme.ts";
import { events } from "./events.ts";
import { deletedAccounts } from "./deleted-accounts.ts";
import { developerMessages } from "./developer-messages.ts";
import { errorReports } from "./error-reports.ts";
import { forms } from "./forms.ts";
import { highlights } from "./highlights.ts";
import { identity } from "./identity.ts";
import { creditPacks } from "./credit-packs.ts";
import { industries } from "./industries.ts";
import { jobPrices } from "./job-prices.ts";
import { membershipPlans } from "./membership-plans.ts";
import { invoices } from "./invoices.ts";
import { interviews } from "./interviews.ts";
import { jobFigures } from "./job-figures.ts";
import { jobListings } from "./job-listings.ts";
import { jobSuggestions } from "./job-suggestions.ts";
import { jobs } from "./jobs.ts";
import { liveEvents } from "./live-events.ts";
import { liveRegistrations } from "./live-registrations.ts";
import { liveSessions } from "./live-sessions.ts";
import { magazine } from "./magazine.ts";
import { notifications } from "./notifications.ts";
import { oauth } from "./oauth.ts";
import { memberships } from "./memberships.ts";
import { messageTemplates } from "./message-templates.ts";
import { mfa } from "./mfa.ts";
import { overview } from "./overview.ts";
import { palette } from "./palette.ts";
import { partnerships } from "./partnerships.ts";
import { passwords } from "./passwords.ts";
import { postings } from "./postings.ts";
import { profile } from "./profile.ts";
import { pushNotifications } from "./push-notifications.ts";
import { pushSubscriptions } from "./push-subscriptions.ts";
import { profileFiles } from "./profile-files.ts";
import { publicCompanies } from "./public-companies.ts";
import { publicJobs } from "./public-jobs.ts";
import { queues } from "./queues.ts";
import { recordHistory } from "./record-history.ts";
import { salaries } from "./salaries.ts";
import { savedJobs } from "./saved-jobs.ts";
import { security } from "./security.ts";
import { siteData } from "./site-data.ts";
import { speakers } from "./speakers.ts";
import { stories } from "./stories.ts";
import { techStackPages } from "./tech-stack-pages.ts";
import { tracking } from "./tracking.ts";
import { uploads } from "./uploads.ts";
import { videoImports } from "./video-imports.ts";
import { videos } from "./videos.ts";
import { visibility } from "./visibility.ts";

/** All calls of the API, by noun. */
export const contract = {
  account,
  adminCompanies,
  adminCompanyAccounts,
  adminDevelopers,
  adminJobs,
  adminLiveEvents,
  adminMagazine,
  adminNotifications,
  adminUsers,
  videoImports,
  adminVideos,
  deletedAccounts,
  alerts,
  applications,
  auditLog,
  auditTrail,
  recordHistory,
  bulkChanges,
  campaigns,
  candidateInbox,
  candidateNotes,
  candidateViews,
  candidates,
  catalogue,
  skills,
  pageInventory,
  listViews,
  sourcing,
  sourcingSearches,
  companies,
  companyAccounts,
  companyLists,
  companyProfile,
  companyRegistrations,
  companyUsers,
  consents,
  dashboards,
  developerMessages,
  dataExports,
  eventContacts,
  eventPartnerships,
  eventHomepages,
  eventPartners,
  eventProgramme,
  events,
  errorReports,
  forms,
  highlights,
  identity,
  creditPacks,
  industries,
  jobPrices,
  membershipPlans,
  invoices,
  interviews,
  jobFigures,
  jobListings,
  jobSuggestions,
  jobs,
  liveEvents,
  liveRegistrations,
  eventRegistrations,
  liveSessions,
  magazine,
  notifications,
  oauth,
  memberships,
  messageTemplates,
  mfa,
  overview,
  partnerBanners,
  adminPartnerBanners,
  quotes,
  siteLinks,
  partnerships,
  palette,
  passwords,
  postings,
  profile,
  profileFiles,
  pushNotifications,
  pushSubscriptions,
  publicCompanies,
  publicJobs,
  queues,
  salaries,
  savedJobs,
  security,
  siteData,
  speakers,
  stories,
  techStackPages,
  tracking,
  uploads,
  videos,
  visibility,
};
export type Contract = typeof contract;

import { account } from "./account.ts";
import { adminCompanies } from "./admin-companies.ts";
import { adminJobs } from "./admin-jobs.ts";
import { partnerBanners } from "./partner-banners.ts";
import { alerts } from "./alerts.ts";
import { applications } from "./applications.ts";
import { candidates } from "./candidates.ts";
import { catalogue } from "./catalogue.ts";
import { companies } from "./companies.ts";
import { companyAccounts } from "./company-accounts.ts";
import { companyLists } from "./company-lists.ts";
import { companyUsers } from "./company-users.ts";
import { consents } from "./consents.ts";
import { dashboards } from "./dashboards.ts";
import { dataExports } from "./data-exports.ts";
import { eventPartnerships } from "./event-partnerships.ts";
import { errorReports } from "./error-reports.ts";
import { forms } from "./forms.ts";
import { highlights } from "./highlights.ts";
import { identity } from "./identity.ts";
import { industries } from "./industries.ts";
import { invoices } from "./invoices.ts";
import { jobs } from "./jobs.ts";
import { liveEvents } from "./live-events.ts";
import { liveRegistrations } from "./live-registrations.ts";
import { magazine } from "./magazine.ts";
import { oauth } from "./oauth.ts";
import { memberships } from "./memberships.ts";
import { mfa } from "./mfa.ts";
import { overview } from "./overview.ts";
import { palette } from "./palette.ts";
import { passwords } from "./passwords.ts";
import { postings } from "./postings.ts";
import { profile } from "./profile.ts";
import { profileFiles } from "./profile-files.ts";
import { publicCompanies } from "./public-companies.ts";
import { publicJobs } from "./public-jobs.ts";
import { salaries } from "./salaries.ts";
import { savedJobs } from "./saved-jobs.ts";
import { security } from "./security.ts";
import { siteData } from "./site-data.ts";
import { techStackPages } from "./tech-stack-pages.ts";
import { tracking } from "./tracking.ts";
import { uploads } from "./uploads.ts";
import { videos } from "./videos.ts";

/** All calls of the API, by noun. */
export const contract = {
  account,
  adminCompanies,
  adminJobs,
  alerts,
  applications,
  candidates,
  catalogue,
  companies,
  companyAccounts,
  companyLists,
  companyUsers,
  consents,
  dashboards,
  dataExports,
  eventPartnerships,
  errorReports,
  forms,
  highlights,
  identity,
  industries,
  invoices,
  jobs,
  liveEvents,
  liveRegistrations,
  magazine,
  oauth,
  memberships,
  mfa,
  overview,
  partnerBanners,
  palette,
  passwords,
  postings,
  profile,
  profileFiles,
  publicCompanies,
  publicJobs,
  salaries,
  savedJobs,
  security,
  siteData,
  techStackPages,
  tracking,
  uploads,
  videos,
};
export type Contract = typeof contract;

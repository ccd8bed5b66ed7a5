import { account } from "./account.ts";
import { alerts } from "./alerts.ts";
import { applications } from "./applications.ts";
import { catalogue } from "./catalogue.ts";
import { companies } from "./companies.ts";
import { dataExports } from "./data-exports.ts";
import { identity } from "./identity.ts";
import { jobs } from "./jobs.ts";
import { oauth } from "./oauth.ts";
import { mfa } from "./mfa.ts";
import { overview } from "./overview.ts";
import { palette } from "./palette.ts";
import { passwords } from "./passwords.ts";
import { postings } from "./postings.ts";
import { profile } from "./profile.ts";
import { profileFiles } from "./profile-files.ts";
import { savedJobs } from "./saved-jobs.ts";
import { security } from "./security.ts";
import { siteData } from "./site-data.ts";
import { tracking } from "./tracking.ts";
import { uploads } from "./uploads.ts";

/** Every call of the API, by noun. */
export const contract = {
  account,
  alerts,
  applications,
  catalogue,
  companies,
  dataExports,
  identity,
  jobs,
  oauth,
  mfa,
  overview,
  palette,
  passwords,
  postings,
  profile,
  profileFiles,
  savedJobs,
  security,
  siteData,
  tracking,
  uploads,
};
export type Contract = typeof contract;

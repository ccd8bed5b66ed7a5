import type { AuditLogEntry } from "@devguild/schemas/audit-log";
import type { AuditRecord } from "@devguild/schemas/constants/audit-log";
import { localized } from "@devguild/session/redirects";

import {
  companyAccountPath,
  companyCampaignsPath,
  companyPartnershipsPath,
  companyStoriesPath,
  companyUsersPath,
  jobFiguresPath,
} from "../companies/company-addresses.ts";
import { developerPath } from "../developers/developer-addresses.ts";

type FindPath = (companyId: number, id: number) => string;

const AT_COMPANY: Partial<Record<AuditRecord, FindPath>> = {
  company: companyAccountPath,
  job: jobFiguresPath,
  "company-user": companyUsersPath,
  membership: companyAccountPath,
  "credit-entry": companyAccountPath,
  invoice: companyAccountPath,
  story: companyStoriesPath,
  campaign: (companyId) => companyCampaignsPath(companyId),
  partnership: companyPartnershipsPath,
  "partnership-lead": companyPartnershipsPath,
};

const LISTS: Partial<Record<AuditRecord, string>> = {
  skill: "/admin/skills",
  industry: "/admin/industries",
  "job-price": "/admin/prices",
  "membership-plan": "/admin/prices",
  "credit-pack": "/admin/prices",
  article: "/admin/magazine",
  "article-author": "/admin/magazine/authors",
  "article-category": "/admin/magazine/authors",
  highlight: "/admin/highlights",
  "site-link": "/admin/site-links",
  quote: "/admin/quotes",
  "partner-banner": "/admin/community-ads",
  video: "/admin/videos",
  "live-event": "/admin/live-events",
  "live-session": "/admin/live-events",
  "live-season": "/admin/live-events",
  "event-session": "/admin/events",
  "video-edit": "/admin/videos",
  "video-import": "/admin/videos/import",
  "category-page": "/admin/page-inventory",
  "admin-user": "/admin/admin-users",
  "sourcing-message": "/admin/sourcing",
  "listing-import": "/admin/job-listings",
  "listing-source": "/admin/job-listings",
  "job-listing": "/admin/job-listings/all",
};

type Subject = Pick<AuditLogEntry, "record" | "company" | "developer_id">;

/** Returns the path of the screen with the record of an entry; null if none shows it, or it is gone. Pure. */
export const findRecordPath = ({ record, company, developer_id }: Subject): string | null => {
  if (developer_id !== null) return developerPath(developer_id);
  if (!record || record.is_gone) return null;
  const list = LISTS[record.kind];
  if (list !== undefined) return localized(list);
  return company ? (AT_COMPANY[record.kind]?.(company.id, record.id) ?? null) : null;
};

import { CANDIDATES_VIEW } from "@devguild/company-ui/candidate-address";
import { USER_LIST } from "@devguild/company-ui/user-address";
import type { AuditLogEntry } from "@devguild/schemas/audit-log";
import type { AuditRecord } from "@devguild/schemas/constants/audit-log";
import { writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";

import {
  candidatesPath,
  companyAccountPath,
  companyCampaignsPath,
  companyPartnershipsPath,
  companyStoriesPath,
  companyUsersPath,
  jobFiguresPath,
  partnershipPath,
} from "../companies/company-addresses.ts";
import { developerPath } from "../developers/developer-addresses.ts";
import { eventHomepagePath, EVENTS_PATH, eventSessionPath } from "../events/event-addresses.ts";
import { HIGHLIGHT_LIST } from "../highlights/highlight-list.tsx";
import { INDUSTRY_LIST } from "../industries/industry-list.tsx";
import { importPath, LISTINGS_PATH, SOURCES_PATH } from "../listings/listing-addresses.ts";
import { LISTING_LIST } from "../listings/listing-list.tsx";
import { type ListShape, writeSearch } from "../lists/list-address.ts";
import {
  editLiveEventPath,
  editSessionPath,
  LIVE_EVENTS_PATH,
} from "../live-events/live-event-addresses.ts";
import { LIVE_EVENT_LIST } from "../live-events/live-event-list.tsx";
import { BYLINES_PATH, editArticlePath } from "../magazine/article-addresses.ts";
import { BYLINE_SHAPE } from "../magazine/byline-list.tsx";
import { PAGE_LIST } from "../page-inventory/page-list.tsx";
import { eventPushPath, PUSH_PATH } from "../push/push-addresses.ts";
import { SKILL_LIST } from "../skills/skill-list.ts";
import { STAFF_LIST } from "../staff/staff-list.ts";
import { editVideoPath, IMPORT_VIDEOS_PATH, VIDEOS_PATH } from "../videos/video-addresses.ts";

type Found = Pick<NonNullable<AuditLogEntry["record"]>, "id" | "name" | "parent_id">;
type FindPath = (record: Found) => string;
type FindPathAtCompany = (companyId: number, record: Found) => string | null;

/** Leads to a record within another one; to the list if it isn't known any more which. */
const within =
  (find: (parentId: number, id: number) => string, list: string): FindPath =>
  ({ parent_id: parent, id }) =>
    parent === null ? list : find(parent, id);

/** Leads to the list that finds a record by its name. */
const searching =
  <Filter extends string>(
    path: string,
    shape: ListShape<string, Filter>,
    filters?: Partial<Record<Filter, string[]>>,
  ): FindPath =>
  ({ name }) =>
    path + writeSearch(shape, name ?? "", filters);

const AT_COMPANY: Partial<Record<AuditRecord, FindPathAtCompany>> = {
  company: companyAccountPath,
  job: (companyId, { id }) => jobFiguresPath(companyId, id),
  application: (companyId, { id, parent_id: jobId }) =>
    jobId === null
      ? null
      : candidatesPath(companyId, jobId) + writeAddress(CANDIDATES_VIEW, { candidate: id }),
  "company-user": (companyId, { name }) =>
    companyUsersPath(companyId) + writeAddress(USER_LIST, { search: name ?? "" }),
  membership: companyAccountPath,
  "credit-entry": companyAccountPath,
  invoice: companyAccountPath,
  story: companyStoriesPath,
  // The screen goes on to those of the campaign's type.
  campaign: (companyId, { id }) => companyCampaignsPath(companyId, undefined, id),
  partnership: (companyId, { id }) => partnershipPath(companyId, id),
  "partnership-lead": (companyId, { parent_id: partnershipId }) =>
    partnershipId === null
      ? companyPartnershipsPath(companyId)
      : partnershipPath(companyId, partnershipId),
};

const PATHS: Partial<Record<AuditRecord, FindPath>> = {
  notification: ({ id }) => localized(`/admin/notifications/${id}`),
  skill: searching(localized("/admin/skills"), SKILL_LIST),
  industry: searching(localized("/admin/industries"), INDUSTRY_LIST),
  "job-price": () => localized("/admin/prices"),
  "membership-plan": () => localized("/admin/prices"),
  "credit-pack": () => localized("/admin/prices"),
  article: ({ id }) => editArticlePath(id),
  "article-author": searching(BYLINES_PATH, BYLINE_SHAPE),
  "article-category": searching(BYLINES_PATH, BYLINE_SHAPE, { list: ["categories"] }),
  highlight: searching(localized("/admin/highlights"), HIGHLIGHT_LIST),
  "site-link": () => localized("/admin/site-links"),
  quote: () => localized("/admin/quotes"),
  "partner-banner": () => localized("/admin/community-ads"),
  video: ({ id }) => editVideoPath(id),
  "video-edit": () => VIDEOS_PATH,
  "video-import": () => IMPORT_VIDEOS_PATH,
  "live-event": ({ id }) => editLiveEventPath(id),
  "live-session": within(editSessionPath, LIVE_EVENTS_PATH),
  "live-season": ({ id }) =>
    LIVE_EVENTS_PATH + writeSearch(LIVE_EVENT_LIST, "", { seasons: [String(id)] }),
  event: ({ id }) => eventHomepagePath(id),
  "event-session": within(eventSessionPath, EVENTS_PATH),
  "push-notification": within(eventPushPath, PUSH_PATH),
  "category-page": searching(localized("/admin/page-inventory"), PAGE_LIST),
  "admin-user": searching(localized("/admin/admin-users"), STAFF_LIST),
  "sourcing-message": () => localized("/admin/sourcing"),
  "listing-import": ({ id }) => importPath({ import: id }),
  "listing-source": () => SOURCES_PATH,
  "job-listing": searching(LISTINGS_PATH, LISTING_LIST),
};

const findOwnPath = ({ record, company }: Pick<AuditLogEntry, "record" | "company">) => {
  if (!record || record.is_gone) return null;
  const findPath = PATHS[record.kind];
  if (findPath) return findPath(record);
  return company && (AT_COMPANY[record.kind]?.(company.id, record) ?? null);
};

type Subject = Pick<AuditLogEntry, "record" | "company" | "developer_id">;

/**
 * Returns the path of the screen with the record of an entry, or of the list that finds it; whom it was about if there is none.
 * Null if nothing shows it, or it is gone. Pure.
 */
export const findRecordPath = (entry: Subject): string | null =>
  findOwnPath(entry) ?? (entry.developer_id === null ? null : developerPath(entry.developer_id));

import type { LoggedChanges } from "@devguild/schemas/audit-fields";
import type { AuditFilter } from "@devguild/schemas/audit-trail";
import { listAuditSubjects } from "@devguild/schemas/constants/audit-log";
import { aliasedTable, and, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { inBatches } from "../../db/in-batches.ts";
import type { Cursor } from "../../http/cursors.ts";
import { DAY_MS } from "../../time.ts";
import { BY_DEVELOPER, BY_LOGIN } from "../admin-developers/audited.policy.ts";
import { applications } from "../applications/applications.tables.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { campaigns } from "../campaigns/campaigns.tables.ts";
import { candidateActionItems } from "../candidate-actions/candidate-actions.tables.ts";
import { skills } from "../catalogue/catalogue.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { eventMenuItems } from "../event-homepages/event-homepages.tables.ts";
import { events, eventSessions } from "../events/events.tables.ts";
import { partnerBanners } from "../partner-banners/partner-banners.tables.ts";
import { quotes, siteLinks } from "../site-data/site-data.tables.ts";
import { highlights } from "../highlights/highlights.tables.ts";
import { industries } from "../industries/industries.tables.ts";
import { creditPacks, membershipPlans } from "../memberships/memberships.tables.ts";
import { jobPrices } from "../prices/prices.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { jobFeedRuns, jobFeeds, jobListings } from "../job-listings/job-listings.tables.ts";
import { liveEvents, liveEventSeasons, liveSessions } from "../live-events/live-events.tables.ts";
import { articleAuthors, articleCategories, articles } from "../magazine/magazine.tables.ts";
import { companyMemberships } from "../memberships/memberships.tables.ts";
import { messageTemplates } from "../message-templates/message-templates.tables.ts";
import { categoryPages } from "../page-inventory/page-inventory.tables.ts";
import { partnershipLeads } from "../partnerships/partnerships.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { sourcingMessages } from "../sourcing/sourcing.tables.ts";
import { companyStories } from "../stories/stories.tables.ts";
import { accounts, users } from "../users/users.tables.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { pushNotifications } from "../push-notifications/push-notifications.tables.ts";
import { videos } from "../videos/videos.tables.ts";

/** The full name of a person in a table. */
export const nameFrom = (table: Pick<typeof users, "first_name" | "last_name">) =>
  sql<string>`trim(concat(${table.first_name}, ' ', ${table.last_name}))`;

/** Filters entries by the kind of record as the log calls it. */
export const isSubject = (subject: string) => eq(auditLog.subject, subject);

/** Filters entries by their days (UTC), both included. */
export const isWithinDays = ({ from, to }: Pick<AuditFilter, "from" | "to">) =>
  and(
    from === undefined ? undefined : gte(auditLog.created_at, new Date(from)),
    to === undefined ? undefined : lt(auditLog.created_at, new Date(Date.parse(to) + DAY_MS)),
  );

/** Filters entries to those after the last one of a page. */
export const isAfter = (last: Cursor) =>
  sql`(${auditLog.created_at}, ${auditLog.id}) < (${iso(last.at)}::timestamptz, ${last.id})`;

const USERS = ["company-user", "admin-user"];
const COMPANY_SUBJECTS = listAuditSubjects("company");

const idIf = (subjects: readonly string[]) =>
  sql`case when ${inArray(auditLog.subject, subjects)} then ${auditLog.subject_id} end`;
const enteredUser = sql`(${auditLog.details} -> 'changes' -> 'user_id' ->> 'after')::bigint`;
// Names in a subquery are spelled out, as it reads the same table.
const removedUser = sql`(select (removal.details -> 'changes' -> 'user_id' ->> 'before')::bigint
  from audit_log removal where removal.subject = ${auditLog.subject}
    and removal.subject_id = ${auditLog.subject_id}
    and removal.action in ('company-user.remove', 'admin-user.remove') limit 1)`;

// Only the branch of the entry's own subject is read.
const otherName = sql`case ${auditLog.subject}
  when 'story' then (select ${companyStories.title} from ${companyStories} where ${companyStories.id} = ${auditLog.subject_id})
  when 'campaign' then (select ${campaigns.title} from ${campaigns} where ${campaigns.id} = ${auditLog.subject_id})
  when 'membership' then (select ${companyMemberships.plan_name} from ${companyMemberships} where ${companyMemberships.id} = ${auditLog.subject_id})
  when 'invoice' then (select ${invoices.number} from ${invoices} where ${invoices.id} = ${auditLog.subject_id})
  when 'skill' then (select ${skills.label} from ${skills} where ${skills.id} = ${auditLog.subject_id})
  when 'industry' then (select ${industries.label} from ${industries} where ${industries.id} = ${auditLog.subject_id})
  when 'job-price' then (select ${jobPrices.name} from ${jobPrices} where ${jobPrices.id} = ${auditLog.subject_id})
  when 'membership-plan' then (select ${membershipPlans.name} from ${membershipPlans} where ${membershipPlans.id} = ${auditLog.subject_id})
  when 'credit-pack' then (select ${creditPacks.credits}::text from ${creditPacks} where ${creditPacks.id} = ${auditLog.subject_id})
  when 'article' then (select ${articles.title} from ${articles} where ${articles.id} = ${auditLog.subject_id})
  when 'article-author' then (select ${articleAuthors.full_name} from ${articleAuthors} where ${articleAuthors.id} = ${auditLog.subject_id})
  when 'article-category' then (select ${articleCategories.name} from ${articleCategories} where ${articleCategories.id} = ${auditLog.subject_id})
  when 'live-event' then (select ${liveEvents.title} from ${liveEvents} where ${liveEvents.id} = ${auditLog.subject_id})
  when 'live-season' then (select ${liveEventSeasons.label} from ${liveEventSeasons} where ${liveEventSeasons.id} = ${auditLog.subject_id})
  when 'live-session' then (select ${liveSessions.title} from ${liveSessions} where ${liveSessions.id} = ${auditLog.subject_id})
  when 'highlight' then (select ${highlights.title} from ${highlights} where ${highlights.id} = ${auditLog.subject_id})
  when 'site-link' then (select ${siteLinks.label} from ${siteLinks} where ${siteLinks.id} = ${auditLog.subject_id})
  when 'quote' then (select ${quotes.author} from ${quotes} where ${quotes.id} = ${auditLog.subject_id})
  when 'partner-banner' then (select ${partnerBanners.title} from ${partnerBanners} where ${partnerBanners.id} = ${auditLog.subject_id})
  when 'speaker' then (select ${speakers.full_name} from ${speakers} where ${speakers.id} = ${auditLog.subject_id})
  when 'push-notification' then (select ${pushNotifications.title} from ${pushNotifications} where ${pushNotifications.id} = ${auditLog.subject_id})
  when 'video' then (select ${videos.title} from ${videos} where ${videos.id} = ${auditLog.subject_id})
  when 'event' then (select ${events.name} from ${events} where ${events.id} = ${auditLog.subject_id})
  when 'event-homepage' then (select ${events.name} from ${events} where ${events.id} = ${auditLog.subject_id})
  when 'event-session' then (select ${eventSessions.title} from ${eventSessions} where ${eventSessions.id} = ${auditLog.subject_id})
  when 'event-menu-item' then (select ${eventMenuItems.title} from ${eventMenuItems} where ${eventMenuItems.id} = ${auditLog.subject_id})
  when 'category-page' then (select ${categoryPages.url} from ${categoryPages} where ${categoryPages.id} = ${auditLog.subject_id})
  when 'job-listing' then (select ${jobListings.title} from ${jobListings} where ${jobListings.id} = ${auditLog.subject_id})
  when 'listing-import' then (select ${jobFeeds.name} from ${jobFeedRuns} join ${jobFeeds} on ${jobFeeds.id} = ${jobFeedRuns.feed_id} where ${jobFeedRuns.id} = ${auditLog.subject_id})
  when 'listing-source' then (select ${jobFeeds.name} from ${jobFeeds} where ${jobFeeds.id} = ${auditLog.subject_id})
  when 'sourcing-message' then (select ${sourcingMessages.subject} from ${sourcingMessages} where ${sourcingMessages.id} = ${auditLog.subject_id})
end`;

const openJobs = aliasedTable(jobs, "open_jobs");

// Only the branch of the entry's own subject is read.
const parentId = sql`case ${auditLog.subject}
  when 'application' then (select ${openJobs.id} from ${jobs} ${openJobs} where ${openJobs.id} = ${applications.job_id} and ${openJobs.deleted_at} is null and not ${applications.is_external})
  when 'live-session' then (select ${liveSessions.live_event_id} from ${liveSessions} where ${liveSessions.id} = ${auditLog.subject_id})
  when 'event-session' then (select ${eventSessions.event_id} from ${eventSessions} where ${eventSessions.id} = ${auditLog.subject_id})
  when 'event-menu-item' then (select ${eventMenuItems.event_id} from ${eventMenuItems} where ${eventMenuItems.id} = ${auditLog.subject_id})
  when 'push-notification' then (select ${pushNotifications.event_id} from ${pushNotifications} where ${pushNotifications.id} = ${auditLog.subject_id})
  when 'partnership-lead' then (select ${partnershipLeads.partnership_id} from ${partnershipLeads} where ${partnershipLeads.id} = ${auditLog.subject_id})
end`;

const toNumber = (id: unknown) => (id === null ? null : Number(id));

const subjectUsers = aliasedTable(users, "subject_users");
const colleagues = aliasedTable(users, "colleagues");

/**
 * Reads entries with the names of what they are about, newest first. Only the changes are read, so that
 * personal data never leaves the table. Names are today's: someone who was anonymised since is anonymous
 * here too.
 */
export const selectEntries = (db: Db) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.created_at,
      action: auditLog.action,
      subject: auditLog.subject,
      subject_id: auditLog.subject_id,
      account_type: auditLog.account_type,
      changes: sql<LoggedChanges | null>`${auditLog.details} -> 'changes'`,
      candidates: sql<number>`(select count(*)::int from ${candidateActionItems}
        where ${candidateActionItems.action_id} = ${auditLog.subject_id} and ${isSubject("bulk-action")})`,
      name: sql<string | null>`coalesce(${jobs.title}, ${messageTemplates.name},
        nullif(${nameFrom(subjectUsers)}, ''), nullif(${nameFrom(colleagues)}, ''), ${otherName},
        case when ${inArray(auditLog.subject, COMPANY_SUBJECTS)} then ${companies.name} end)`,
      /** Whether an ad wasn't deleted. */
      is_open: sql<boolean>`${jobs.id} is not null and ${jobs.deleted_at} is null`,
      template_user: messageTemplates.user_id,
      person: { id: users.id, full_name: nameFrom(users), image: users.image_url },
      company: { id: companies.id, name: companies.name },
      developer_id: sql<number | null>`coalesce(${developers.id},
        (select own.id from ${developers} own where own.user_id = ${idIf(BY_LOGIN)} limit 1))`.mapWith(
        toNumber,
      ),
      parent_id: sql<number | null>`${parentId}`.mapWith(toNumber),
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.user_id))
    .leftJoin(
      companies,
      eq(companies.id, sql`coalesce(${auditLog.company_id}, ${idIf(COMPANY_SUBJECTS)})`),
    )
    .leftJoin(jobs, and(isSubject("job"), eq(jobs.id, auditLog.subject_id)))
    .leftJoin(applications, and(isSubject("application"), eq(applications.id, auditLog.subject_id)))
    .leftJoin(
      developers,
      eq(developers.id, sql`coalesce(${applications.developer_id}, ${idIf(BY_DEVELOPER)})`),
    )
    .leftJoin(
      subjectUsers,
      eq(subjectUsers.id, sql`coalesce(${developers.user_id}, ${idIf(BY_LOGIN)})`),
    )
    .leftJoin(accounts, and(inArray(auditLog.subject, USERS), eq(accounts.id, auditLog.subject_id)))
    // The account of someone who was removed is gone; the entry of the removal knows whose it was.
    .leftJoin(
      colleagues,
      and(
        inArray(auditLog.subject, [...USERS, "account-holder"]),
        eq(colleagues.id, sql`coalesce(${accounts.user_id}, ${enteredUser}, ${removedUser})`),
      ),
    )
    .leftJoin(
      messageTemplates,
      and(isSubject("message-template"), eq(messageTemplates.id, auditLog.subject_id)),
    )
    .orderBy(desc(auditLog.created_at), desc(auditLog.id))
    .$dynamic();

/** An entry with the names of what it is about. */
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

const NAME_FIELDS = ["title", "name", "plan_name", "label"];

/** Returns what a deleted record was called, from its last values in the log. */
const findLoggedName = (changes: LoggedChanges) => {
  const values = NAME_FIELDS.map((field) => changes[field]?.after ?? changes[field]?.before);
  return values.find((value) => typeof value === "string") ?? null;
};

/** Returns what the sentence of an entry is made of; a template that one person has for themselves stays unnamed. */
export const toFacts = (row: EntryRow) => {
  const isPrivate =
    row.subject === "message-template" &&
    (row.template_user !== null || row.changes?.["user_id"] !== undefined);
  const changes = isPrivate ? {} : (row.changes ?? {});
  const name = isPrivate ? null : (row.name ?? findLoggedName(changes));
  return { name, changes, candidates: row.candidates };
};

/** Reads the entries that match in batches, newest first. */
export const readEntries = (db: Db, condition: SQL | undefined): AsyncGenerator<EntryRow[]> =>
  inBatches<EntryRow>((last, limit) =>
    selectEntries(db)
      .where(and(condition, last && isAfter(last)))
      .limit(limit),
  );

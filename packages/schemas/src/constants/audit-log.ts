/** Where a change was made: by staff in the back office, or by a company. */
export const AUDIT_SOURCES = { "back-office": "Back office", portal: "Company portal" } as const;
export type AuditSource = keyof typeof AUDIT_SOURCES;
export const AUDIT_SOURCE_NAMES = Object.keys(AUDIT_SOURCES) as [AuditSource, ...AuditSource[]];

/**
 * The kinds of record that entries of the audit log are about, as staff filter it, and how the names of
 * their actions begin.
 */
export const AUDIT_RECORDS = {
  company: { label: "Company", actions: ["company"] },
  job: { label: "Ad", actions: ["job"] },
  application: { label: "Candidate", actions: ["candidate"] },
  "bulk-action": { label: "Several candidates", actions: ["candidate"] },
  "message-template": { label: "Message template", actions: ["message-template"] },
  story: { label: "Story", actions: ["story"] },
  campaign: { label: "Campaign", actions: ["campaign"] },
  partnership: { label: "Event partnership", actions: ["partnership"] },
  "partnership-lead": { label: "Lead", actions: ["partnership"] },
  "company-user": { label: "Company user", actions: ["company-user"] },
  membership: { label: "Membership", actions: ["membership"] },
  "credit-entry": { label: "Credits", actions: ["credits"] },
  invoice: { label: "Invoice", actions: ["invoice"] },
  developer: { label: "Developer", actions: ["developer", "account"] },
  "sourcing-message": { label: "Message to developers", actions: ["sourcing"] },
  notification: { label: "Notification", actions: ["notification"] },
  "listing-import": { label: "Import", actions: ["job-listing"] },
  "listing-source": { label: "Source of listings", actions: ["job-listing"] },
  "job-listing": { label: "Imported listing", actions: ["job-listing"] },
  skill: { label: "Skill", actions: ["skill"] },
  industry: { label: "Industry", actions: ["industry"] },
  "job-price": { label: "Price of ads", actions: ["job-price"] },
  "membership-plan": { label: "Membership plan", actions: ["membership-plan"] },
  "credit-pack": { label: "Credit pack", actions: ["credit-pack"] },
  article: { label: "Article", actions: ["article"] },
  "article-author": { label: "Author", actions: ["article-author"] },
  "article-category": { label: "Category of articles", actions: ["article-category"] },
  "live-event": { label: "Live event", actions: ["live-event"] },
  "live-session": { label: "Session of a live event", actions: ["live-session"] },
  "live-season": { label: "Season of live events", actions: ["live-event"] },
  event: { label: "Event", actions: ["event"] },
  "event-session": { label: "Session of an event", actions: ["event"] },
  speaker: { label: "Speaker", actions: ["speaker"] },
  "push-notification": { label: "Push notification", actions: ["push"] },
  highlight: { label: "Highlight", actions: ["highlight"] },
  "site-link": { label: "Link of the site", actions: ["site-link"] },
  quote: { label: "Quote", actions: ["quote"] },
  "partner-banner": { label: "Community ad", actions: ["partner-banner"] },
  video: { label: "Video", actions: ["video"] },
  "video-import": { label: "Import of videos", actions: ["video"] },
  "video-edit": { label: "Several videos", actions: ["video"] },
  "category-page": { label: "Category page", actions: ["category-page"] },
  "admin-user": { label: "Staff", actions: ["admin-user"] },
  export: { label: "Export", actions: ["export"] },
  task: { label: "Background work", actions: ["task"] },
  user: { label: "Two-step login", actions: ["second-factor"] },
} as const satisfies Record<string, { label: string; actions: readonly string[] }>;
export type AuditRecord = keyof typeof AUDIT_RECORDS;
export const AUDIT_RECORD_NAMES = Object.keys(AUDIT_RECORDS) as [AuditRecord, ...AuditRecord[]];

/** What the log calls the parts of a record that are changed on their own. */
const PARTS: Readonly<Record<string, AuditRecord>> = {
  "account-holder": "company",
  billing: "company",
  "company-credits": "company",
  "company-manager": "company",
  "company-notes": "company",
  "story-order": "company",
  "deleted-account": "developer",
  "developer-access": "developer",
  "developer-interviews": "developer",
  "developer-login": "developer",
  "developer-notes": "developer",
  "developer-suggestions": "developer",
  "developer-suspension": "developer",
  "erased-developer": "developer",
  "event-homepage": "event",
  "event-menu-item": "event",
};

const isRecord = (subject: string): subject is AuditRecord => Object.hasOwn(AUDIT_RECORDS, subject);

/** Returns the kind of record that a subject of the log is, or is part of; null for an unknown one. Pure. */
export const findAuditRecord = (subject: string): AuditRecord | null =>
  isRecord(subject) ? subject : (PARTS[subject] ?? null);

/** Lists the subjects of the log that are a kind of record, or part of it. Pure. */
export const listAuditSubjects = (record: AuditRecord): string[] => [
  record,
  ...Object.keys(PARTS).filter((subject) => PARTS[subject] === record),
];

import {
  after,
  type AuditFacts,
  describeAction,
  listAuditActions,
  show,
  type Tell,
  withDetail,
} from "./audit-sentences.ts";
import type { StaffAuditAction } from "./staff-audit-actions.ts";
import { AUDIT_RECORD_NAMES, AUDIT_RECORDS } from "./constants/audit-log.ts";

const called = (noun: string, { name }: AuditFacts) => (name ? `${noun} “${name}”` : `a ${noun}`);
const person = ({ name }: AuditFacts) => name ?? "someone";
const company = ({ name }: AuditFacts) => name ?? "a company";
const jobPrice = ({ name }: AuditFacts) => (name ? `the price of ${name} ads` : "a price of ads");
const plan = ({ name }: AuditFacts) => (name ? `the plan “${name}”` : "a membership plan");
const pack = ({ name }: AuditFacts) => (name ? `the pack of ${name} credits` : "a credit pack");
const industry = ({ name }: AuditFacts) => (name ? `the industry “${name}”` : "an industry");
const quote = ({ name }: AuditFacts) => (name ? `the quote of ${name}` : "a quote");
const event = ({ name }: AuditFacts) => (name ? `the event “${name}”` : "an event");
const page = ({ name }: AuditFacts) => (name ? `the page of ${name}` : "an event’s page");
const source = ({ name }: AuditFacts) => name ?? "a source";

const describeStaffEdit: Tell = (facts) => {
  const [from, to] = [
    show(facts, "admin-user", "role", "before"),
    show(facts, "admin-user", "role", "after"),
  ];
  if (from && to) return `changed ${person(facts)} from ${from} to ${to}`;
  return `corrected the details of ${person(facts)}`;
};

const describeBoardAccess: Tell = (facts) => {
  const access = show(facts, "developer-access", "validate_by_tm", "after");
  if (access) return `set the job board access of ${person(facts)} to ${access}`;
  return after(facts, "disproved") === true
    ? `disproved ${person(facts)}`
    : `checked the job board access of ${person(facts)}`;
};

const host = (facts: AuditFacts) =>
  show(facts, "video-import", "provider", "after")?.replace("File", "a file") ?? "their host";

const describeVideoEdit: Tell = (facts) => {
  const published = after(facts, "published");
  if (published === true) return `published ${called("video", facts)}`;
  return `${published === false ? "unpublished" : "edited"} ${called("video", facts)}`;
};

const SENTENCES: Readonly<Record<StaffAuditAction, Tell>> = {
  "account.restore": (facts) => `restored the account of ${person(facts)}`,
  "admin-user.invite": (facts) =>
    withDetail(
      `invited ${person(facts)} to the back office`,
      "as",
      show(facts, "admin-user", "role", "after")?.toLowerCase() ?? null,
    ),
  "admin-user.edit": describeStaffEdit,
  "admin-user.resend-invite": (facts) => `sent ${person(facts)} the invitation again`,
  "admin-user.remove": (facts) =>
    facts.changes["status"]?.before === "invited"
      ? `withdrew the invitation of ${person(facts)}`
      : `removed ${person(facts)} from staff`,
  "article-author.create": (facts) => `added ${called("author", facts)}`,
  "article-author.delete": (facts) => `deleted ${called("author", facts)}`,
  "article-author.edit": (facts) => `edited ${called("author", facts)}`,
  "article-category.create": (facts) => `added ${called("category of articles", facts)}`,
  "article-category.delete": (facts) => `deleted ${called("category of articles", facts)}`,
  "article-category.edit": (facts) => `edited ${called("category of articles", facts)}`,
  "article.clear-schedule": (facts) => `cleared the schedule of ${called("article", facts)}`,
  "article.create": (facts) => `created ${called("article", facts)}`,
  "article.delete": (facts) => `deleted ${called("article", facts)}`,
  "article.edit": (facts) => `edited ${called("article", facts)}`,
  "article.publish": (facts) => `published ${called("article", facts)}`,
  "article.restore": (facts) => `restored an earlier version of ${called("article", facts)}`,
  "article.schedule": (facts) =>
    withDetail(
      `scheduled ${called("article", facts)}`,
      "for",
      show(facts, "article", "publish_at", "after"),
    ),
  "article.unpublish": (facts) => `unpublished ${called("article", facts)}`,
  "category-page.edit": (facts) => `edited the text of ${facts.name ?? "a category page"}`,
  "company.create": (facts) => `created ${company(facts)}`,
  "company.edit-notes": (facts) => `edited the internal notes on ${company(facts)}`,
  "company.erase": () => "erased a company",
  "company.set-manager": (facts) =>
    after(facts, "customer_success_manager_id") === null
      ? `left ${company(facts)} without a customer success manager`
      : `chose the customer success manager of ${company(facts)}`,
  "developer.add-interview": (facts) => `recorded an interview with ${person(facts)}`,
  "developer.edit-interview": (facts) => `edited an interview with ${person(facts)}`,
  "developer.edit-notes": (facts) => `edited the internal notes on ${person(facts)}`,
  "developer.erase": () => "erased a developer",
  "developer.open-cv": (facts) => `opened the CV of ${person(facts)}`,
  "developer.set-board-access": describeBoardAccess,
  "developer.set-email": (facts) => `changed the email address of ${person(facts)}`,
  "developer.suggest-job": (facts) => `suggested a job to ${person(facts)}`,
  "developer.suspend": (facts) =>
    facts.changes["suspended"]
      ? `suspended ${person(facts)}`
      : `changed why ${person(facts)} is suspended`,
  "developer.unsuspend": (facts) => `lifted the suspension of ${person(facts)}`,
  "export.articles": () => "downloaded the list of articles",
  "export.category-pages": () => "downloaded the list of category pages",
  "export.companies": () => "downloaded the list of companies",
  "export.deleted-accounts": () => "downloaded the list of deleted accounts",
  "export.developers": () => "downloaded the list of developers",
  "export.events": () => "downloaded the list of events",
  "export.industries": () => "downloaded the list of industries",
  "export.job-listings": () => "downloaded the list of imported listings",
  "export.jobs": () => "downloaded the list of jobs",
  "export.live-events": () => "downloaded the list of live events",
  "export.registrations": () => "downloaded the registrations for a live event",
  "export.skills": () => "downloaded the list of skills",
  "export.staff": () => "downloaded the list of staff",
  "export.videos": () => "downloaded the list of videos",
  "event.add-menu-item": (facts) => `added ${called("menu item", facts)}`,
  "event.add-session": (facts) => `added ${called("session", facts)} to an event`,
  "event.create": (facts) => `added ${event(facts)}`,
  "event.delete-menu-item": (facts) => `deleted ${called("menu item", facts)}`,
  "event.discard-homepage": (facts) => `discarded the changes to ${page(facts)}`,
  "event.delete-session": (facts) => `deleted ${called("session", facts)} of an event`,
  "event.edit-session": (facts) => `edited ${called("session", facts)} of an event`,
  "event.edit": (facts) => `edited ${event(facts)}`,
  "event.edit-menu-item": (facts) => `edited ${called("menu item", facts)}`,
  "event.move-menu-item": (facts) => `moved ${called("menu item", facts)}`,
  "event.publish-homepage": (facts) => `published ${page(facts)}`,
  "event.unpublish-homepage": (facts) => `took ${page(facts)} off the site`,
  "highlight.create": (facts) => `added ${called("highlight", facts)}`,
  "highlight.delete": (facts) => `deleted ${called("highlight", facts)}`,
  "highlight.edit": (facts) => `edited ${called("highlight", facts)}`,
  "partner-banner.create": (facts) => `added ${called("community ad", facts)}`,
  "partner-banner.delete": (facts) => `deleted ${called("community ad", facts)}`,
  "partner-banner.edit": (facts) => `edited ${called("community ad", facts)}`,
  "quote.create": (facts) => `added ${quote(facts)}`,
  "quote.delete": (facts) => `deleted ${quote(facts)}`,
  "quote.edit": (facts) => `edited ${quote(facts)}`,
  "quote.move": (facts) => `moved ${quote(facts)}`,
  "site-link.create": (facts) => `added ${called("link", facts)}`,
  "site-link.delete": (facts) => `deleted ${called("link", facts)}`,
  "site-link.edit": (facts) => `edited ${called("link", facts)}`,
  "site-link.move": (facts) => `moved ${called("link", facts)}`,
  "industry.create": (facts) => `added ${industry(facts)}`,
  "industry.edit": (facts) => `edited ${industry(facts)}`,
  "job-price.edit": (facts) => `edited ${jobPrice(facts)}`,
  "membership-plan.create": (facts) => `added ${plan(facts)}`,
  "membership-plan.edit": (facts) => `edited ${plan(facts)}`,
  "credit-pack.create": (facts) => `added ${pack(facts)}`,
  "credit-pack.edit": (facts) => `edited ${pack(facts)}`,
  "live-event.add-season": (facts) => `added ${called("season", facts)}`,
  "live-event.create": (facts) => `created ${called("live event", facts)}`,
  "live-event.delete": (facts) => `deleted ${called("live event", facts)}`,
  "live-event.edit": (facts) => `edited ${called("live event", facts)}`,
  "live-event.end": (facts) => `ended ${called("live event", facts)}`,
  "live-event.give-seat": (facts) =>
    `gave someone on the waiting list of ${called("live event", facts)} a seat`,
  "live-event.go-live": (facts) => `went live with ${called("live event", facts)}`,
  "live-event.open-registration": (facts) =>
    `opened the registration for ${called("live event", facts)}`,
  "live-event.publish": (facts) => `published ${called("live event", facts)}`,
  "live-event.unpublish": (facts) => `unpublished ${called("live event", facts)}`,
  "live-session.create": (facts) => `added ${called("session", facts)}`,
  "live-session.delete": (facts) => `deleted ${called("session", facts)}`,
  "live-session.edit": (facts) => `edited ${called("session", facts)}`,
  "live-session.publish": (facts) => `published ${called("session", facts)}`,
  "live-session.toggle": (facts) => `published or unpublished ${called("session", facts)}`,
  "live-session.unpublish": (facts) => `unpublished ${called("session", facts)}`,
  "job-listing.apply": (facts) => `applied an import from ${source(facts)}`,
  "job-listing.close-anyway": (facts) =>
    `had listings from ${source(facts)} closed that its feed no longer has`,
  "job-listing.decide": (facts) => `decided on a change in an import from ${source(facts)}`,
  "job-listing.edit": (facts) => `edited ${called("listing", facts)}`,
  "job-listing.edit-source": (facts) => `edited the import from ${source(facts)}`,
  "job-listing.import": (facts) => `started an import from ${source(facts)}`,
  "job-listing.stop": (facts) => `stopped an import from ${source(facts)}`,
  "notification.send": (facts) => `sent ${called("notification", facts)}`,
  "notification.withdraw": (facts) => `withdrew ${called("notification", facts)}`,
  "push.create": (facts) => `added ${called("push notification", facts)}`,
  "push.delete": (facts) => `deleted ${called("push notification", facts)}`,
  "push.edit": (facts) => `edited ${called("push notification", facts)}`,
  "push.schedule": (facts) => `scheduled ${called("push notification", facts)}`,
  "push.send": (facts) => `sent ${called("push notification", facts)}`,
  "second-factor.confirmed": () => "confirmed an action by two-step login",
  "skill.create": (facts) => `added ${called("skill", facts)}`,
  "skill.edit": (facts) => `edited ${called("skill", facts)}`,
  "skill.merge": (facts) => `merged ${called("skill", facts)} into another`,
  "sourcing.send-message": (facts) => `sent developers ${called("message", facts)}`,
  "sourcing.withdraw-message": (facts) => `withdrew ${called("message", facts)}`,
  "speaker.create": (facts) => `added ${called("speaker", facts)}`,
  "task.dismiss": ({ name }) => withDetail("dismissed failed background work", "–", name),
  "task.retry": ({ name }) => withDetail("had failed background work tried again", "–", name),
  "video.create": (facts) => `added ${called("video", facts)}`,
  "video.delete": (facts) => `deleted ${called("video", facts)}`,
  "video.edit": describeVideoEdit,
  "video.edit-many": () => "changed several videos at once",
  "video.import": (facts) => `started an import of videos from ${host(facts)}`,
  "video.refresh": (facts) => `started a refresh of videos from ${host(facts)}`,
  "video.stop-edit-many": () => "stopped a change of several videos",
  "video.stop-import": () => "stopped an import of videos",
  "video.undo-edit-many": () => "undid a change of several videos",
};

/** Every action that the audit log records. */
export const AUDIT_ACTIONS: readonly string[] = [...listAuditActions(), ...Object.keys(SENTENCES)];

const isStaffAction = (action: string): action is StaffAuditAction =>
  Object.hasOwn(SENTENCES, action);

/**
 * Returns what happened as a sentence without its subject, for staff; null for an unknown action, such as
 * an event of a login. Pure.
 */
export const describeForStaff = (action: string, facts: AuditFacts): string | null =>
  isStaffAction(action)
    ? SENTENCES[action](facts)
    : (describeAction(action, facts)?.sentence ?? null);

const NOTHING: AuditFacts = { name: null, changes: {}, candidates: 2 };

// Where the sentence depends on what changed.
const NAMES: Readonly<Record<string, string>> = {
  "admin-user.edit": "edited someone of our staff",
  "admin-user.remove": "removed someone from staff, or an invitation",
  "company.change-visibility": "published or unpublished the company page",
  "company.set-brand-page": "turned the premium brand page on or off",
  "company.set-manager": "changed the customer success manager",
  "company.toggle-ats": "turned applications on the company’s own site on or off",
  "company-user.change-role": "changed the role of someone",
  "developer.set-board-access": "changed the job board access of someone",
  "membership.renewal": "turned the renewal of a membership on or off",
  "story.change-status": "published or unpublished a story",
  "video.edit": "edited, published or unpublished a video",
};

const nameAction = (action: string) => {
  const name = NAMES[action] ?? describeForStaff(action, NOTHING) ?? action;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Lists what staff can filter the audit log by: the kinds of record, each with its actions. Pure. */
export const listAuditRecords = () =>
  AUDIT_RECORD_NAMES.map((value) => {
    const { label } = AUDIT_RECORDS[value];
    const actions: readonly string[] = AUDIT_RECORDS[value].actions;
    return {
      value,
      label,
      actions: AUDIT_ACTIONS.filter((action) => actions.includes(action.split(".")[0] ?? "")).map(
        (action) => ({ value: action, label: nameAction(action) }),
      ),
    };
  });

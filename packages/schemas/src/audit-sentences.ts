import { APPLICATION_STATUSES } from "./constants/application-statuses.ts";
import { ROLE_LABELS } from "./constants/company-users.ts";
import type { AuditKind } from "./constants/audit-trail.ts";
import { CAMPAIGN_STATUSES } from "./constants/campaigns.ts";
import { STORY_STATUSES } from "./constants/stories.ts";
import { describeField, type LoggedChanges, nameField } from "./audit-fields.ts";
import { pluralize } from "./formats.ts";
import type { StaffAuditAction } from "./staff-audit-actions.ts";

/** What a sentence about a change is made of. */
export type AuditFacts = {
  /** What the record is called; null if it has no name, or none that the company may read. */
  name: string | null;
  changes: LoggedChanges;
  /** How many candidates an action for many was about. */
  candidates: number;
};
/** Says what happened, without its subject. */
export type Tell = (facts: AuditFacts) => string;

/** Returns the value of a field after the change. */
export const after = ({ changes }: AuditFacts, field: string) => changes[field]?.after;
const isNew = ({ changes }: AuditFacts) =>
  changes["id"] !== undefined && !("before" in changes["id"]);
/** Returns a field before or after the change in words; null if it is empty or isn’t shown. */
export const show = (
  { changes }: AuditFacts,
  subject: string,
  field: string,
  side: "before" | "after",
) => describeField(subject, field, changes[field]?.[side]);

const ad = ({ name }: AuditFacts) => (name ? `“${name}”` : "an ad");
const story = ({ name }: AuditFacts) => (name ? `the story “${name}”` : "a story");
const campaign = ({ name }: AuditFacts) => (name ? `the campaign “${name}”` : "a campaign");
const template = ({ name }: AuditFacts) =>
  name ? `the message template “${name}”` : "a message template of their own";
const candidate = ({ name }: AuditFacts) => name ?? "a candidate";
const colleague = ({ name }: AuditFacts) => name ?? "someone";
const membership = ({ name }: AuditFacts) => name ?? "a membership";
const invoice = ({ name }: AuditFacts) => (name ? `invoice ${name}` : "an invoice");
const people = ({ candidates }: AuditFacts) => pluralize(candidates, "candidate");

/** Appends a detail, unless it is unknown. */
export const withDetail = (text: string, join: string, detail: string | null) =>
  detail === null ? text : `${text} ${join} ${detail}`;

const tellRole: Tell = (facts) => {
  const [from, to] = [
    show(facts, "company-user", "role", "before"),
    show(facts, "company-user", "role", "after"),
  ];
  return from && to
    ? `changed ${colleague(facts)} from ${from} to ${to}`
    : `confirmed the role of ${colleague(facts)}`;
};

const tellProfile: Tell = ({ changes }) => {
  const fields = Object.keys(changes);
  const label = fields.length === 1 ? nameField("company", fields[0] ?? "") : null;
  return label ? `changed “${label}” on the company profile` : "edited the company profile";
};

const FIGURES = new Set(["impressions", "clicks", "leads"]);

const tellCampaign: Tell = (facts) => {
  const { changes } = facts;
  if (changes["status"]?.after === CAMPAIGN_STATUSES.LIVE) return `took ${campaign(facts)} live`;
  if (changes["status"]?.after === CAMPAIGN_STATUSES.UNPUBLISHED)
    return `unpublished ${campaign(facts)}`;
  const fields = Object.keys(changes);
  const isCorrection = fields.length > 0 && fields.every((name) => FIGURES.has(name));
  return `${isCorrection ? "corrected the figures of" : "edited"} ${campaign(facts)}`;
};

const isDecline = (facts: AuditFacts) =>
  after(facts, "status") === APPLICATION_STATUSES.DECLINED_BY_COMPANY;

const tellBulk: Tell = (facts) => {
  if (isDecline(facts)) return `declined ${people(facts)}`;
  const status = show(facts, "bulk-action", "status", "after");
  const moved = status === null ? null : `moved ${people(facts)} to ${status}`;
  return moved ?? `messaged ${people(facts)}`;
};

/**
 * What happened, as a sentence without its subject ("published “Rust engineer”"), for every action that
 * a company can find in its audit trail, by kind. Source: docs/product/audit.md.
 */
const AUDIT_SENTENCES = {
  jobs: {
    "job.create": ({ name }) => (name ? `created the ad “${name}”` : "created an ad"),
    "job.save-draft": ({ name }) => (name ? `saved the draft “${name}”` : "saved a draft"),
    "job.edit": (facts) => `edited ${ad(facts)}`,
    "job.publish": (facts) => `published ${ad(facts)}`,
    "job.extend": (facts) =>
      withDetail(`extended ${ad(facts)}`, "to", show(facts, "job", "expire_at", "after")),
    "job.repost": (facts) => `reposted ${ad(facts)}`,
    "job.republish": (facts) => `opened ${ad(facts)} again`,
    "job.release": (facts) => `released ${ad(facts)}`,
    "job.boost": (facts) =>
      withDetail(`boosted ${ad(facts)}`, "until", show(facts, "job", "boosted_until", "after")),
    "job.change-url": (facts) =>
      facts.changes["job_url"]
        ? `changed where people apply to ${ad(facts)}`
        : `changed the web address of ${ad(facts)}`,
    "job.unpublish": (facts) => `unpublished ${ad(facts)}`,
    "job.archive": (facts) => `archived ${ad(facts)}`,
    "job.restore": (facts) => `restored ${ad(facts)} from the archive`,
    "job.delete": (facts) => `deleted ${ad(facts)}`,
  },
  candidates: {
    "candidate.move": (facts) =>
      isDecline(facts)
        ? `declined ${candidate(facts)}`
        : withDetail(
            `moved ${candidate(facts)}`,
            "to",
            show(facts, "application", "status", "after"),
          ),
    "candidate.message": (facts) => `messaged ${candidate(facts)}`,
    "candidate.note": (facts) => `added a note on ${candidate(facts)}`,
    "candidate.delete-note": (facts) => `deleted a note on ${candidate(facts)}`,
    "candidate.rate": (facts) => `rated ${candidate(facts)}`,
    "candidate.bulk-action": tellBulk,
    "candidate.stop-bulk-action": (facts) => `stopped a change to ${people(facts)}`,
    "candidate.undo-bulk-action": (facts) => `undid a change to ${people(facts)}`,
    "message-template.create": (facts) => `created ${template(facts)}`,
    "message-template.edit": (facts) => `edited ${template(facts)}`,
    "message-template.delete": (facts) => `deleted ${template(facts)}`,
  },
  profile: {
    "company.edit-profile": tellProfile,
    "company.change-visibility": (facts) =>
      `${after(facts, "published") === false ? "unpublished" : "published"} the company page`,
    "story.store": (facts) => `${isNew(facts) ? "added" : "edited"} ${story(facts)}`,
    "story.reorder": () => "changed the order of the stories",
    "story.change-status": (facts) =>
      `${after(facts, "status") === STORY_STATUSES.LIVE ? "published" : "unpublished"} ${story(facts)}`,
    "story.delete": (facts) => `deleted ${story(facts)}`,
  },
  events: {
    "partnership.assign": (facts) =>
      isNew(facts) ? "booked an event partnership" : "changed the package of an event partnership",
    "partnership.remove": () => "removed an event partnership",
    "partnership.save-info": () => "edited the company’s details for an event",
    "company.edit-partnership": () => "edited the company’s page for an event",
    "partnership.save-person": () => "changed who represents the company at an event",
    "partnership.remove-person": () => "removed someone who represents the company at an event",
    "partnership.save-sessions": () => "chose the company’s sessions at an event",
    "partnership.save-links": () => "changed the company’s links for an event",
    "partnership.save-goodie": () => "changed the goodies for an event",
    "partnership.remove-goodie": () => "removed a goodie for an event",
    "partnership.save-activity": () => "changed the booth activities at an event",
    "partnership.remove-activity": () => "removed a booth activity at an event",
    "partnership.add-lead": () => "added a lead from the booth",
    "partnership.remove-lead": () => "deleted a lead from the booth",
  },
  campaigns: {
    "campaign.create": (facts) => `created ${campaign(facts)}`,
    "campaign.edit": tellCampaign,
    "campaign.delete": (facts) => `deleted ${campaign(facts)}`,
  },
  users: {
    "company-user.invite": (facts) =>
      withDetail(
        `invited ${colleague(facts)}`,
        "as",
        show(facts, "company-user", "role", "after")?.toLowerCase() ?? null,
      ),
    "company-user.edit-invitation": (facts) => `corrected the invitation of ${colleague(facts)}`,
    "company-user.resend-invite": (facts) => `sent ${colleague(facts)} the invitation again`,
    "company-user.change-role": tellRole,
    "company-user.make-owner": (facts) =>
      `made ${colleague(facts)} the ${ROLE_LABELS["company-account-owner"].toLowerCase()}`,
    "company-user.suspend": (facts) => `suspended ${colleague(facts)}`,
    "company-user.reactivate": (facts) => `reactivated ${colleague(facts)}`,
    "company-user.remove": (facts) =>
      facts.changes["status"]?.before === "invited"
        ? `withdrew the invitation of ${colleague(facts)}`
        : `removed ${colleague(facts)}`,
  },
  account: {
    "company.register": () => "registered the company",
    "company.delete": () => "deleted the company account",
    "company.restore": () => "restored the company account",
    "company.edit-billing": () => "changed the billing details",
    "company.set-holder": (facts) => `made ${colleague(facts)} the account holder`,
    "company.verify-email": () => "confirmed the account holder’s email address",
    "company.set-credits": (facts) =>
      withDetail("set the credits", "to", show(facts, "company-credits", "credits", "after")),
    "company.set-brand-page": (facts) =>
      `turned ${after(facts, "has_brand_page") === false ? "off" : "on"} the premium brand page`,
    "company.toggle-ats": (facts) =>
      `turned ${after(facts, "allow_external_ats") === false ? "off" : "on"} applications on your own site`,
    "membership.agree": (facts) => `set ${membership(facts)} as agreed`,
    "membership.end": (facts) => `ended ${membership(facts)}`,
    "membership.purchase": (facts) => `bought ${membership(facts)}`,
    "membership.upgrade": (facts) => `upgraded to ${membership(facts)}`,
    "membership.renewal": (facts) =>
      `turned ${after(facts, "auto_renew") === false ? "off" : "on"} the renewal of ${membership(facts)}`,
    "credits.purchase": (facts) =>
      `bought ${pluralize(Number(after(facts, "delta") ?? 0), "credit")}`,
    "invoice.send": (facts) => `emailed ${invoice(facts)} again`,
    "invoice.pay": (facts) => `marked ${invoice(facts)} as paid`,
    "invoice.cancel": (facts) => `cancelled ${invoice(facts)}`,
  },
} as const satisfies Record<AuditKind, Record<string, Tell>>;

type Sentences = typeof AUDIT_SENTENCES;
/** An action in a company's audit trail. */
type CompanyAuditAction = { [Kind in AuditKind]: keyof Sentences[Kind] }[AuditKind];

/** Every action that the audit log records; a new one needs its sentence here. */
export type AuditAction = CompanyAuditAction | StaffAuditAction;

const BY_ACTION = new Map<string, { kind: AuditKind; tell: Tell }>(
  (Object.keys(AUDIT_SENTENCES) as AuditKind[]).flatMap((kind) =>
    Object.entries(AUDIT_SENTENCES[kind]).map(
      ([action, tell]) => [action, { kind, tell }] as const,
    ),
  ),
);

/** Lists the actions of a company's audit trail: of one kind, or all. */
export const listAuditActions = (kind?: AuditKind) =>
  [...BY_ACTION].flatMap(([action, each]) =>
    kind === undefined || each.kind === kind ? [action] : [],
  );

/** Returns the kind and the sentence of an action; null for one that isn't in the audit trail. Pure. */
export const describeAction = (action: string, facts: AuditFacts) => {
  const found = BY_ACTION.get(action);
  return found ? { kind: found.kind, sentence: found.tell(facts) } : null;
};

import { APPLICATION_STATUSES as S } from "./constants/application-statuses.ts";
import { EMPLOYMENT_TYPES, HYBRID_OPTIONS } from "./constants/catalogue.ts";
import { EMPLOYEE_RANGES, HIRING_PREFERENCES } from "./constants/companies.ts";
import { COMPANY_LINKS } from "./constants/company-profile.ts";
import { PARTNERSHIP_LINKS } from "./constants/partnerships.ts";
import { ROLE_LABELS } from "./constants/company-users.ts";
import { CAMPAIGN_STATUSES } from "./constants/campaigns.ts";
import { STORY_STATUSES } from "./constants/stories.ts";
import {
  asCents,
  asDay,
  asEuros,
  asFlag,
  asNumber,
  asChoice,
  asProse,
  asYear,
  byId,
  type Field,
  field,
  unshown,
} from "./audit-formats.ts";
import { STAFF_FIELDS } from "./staff-audit-fields.ts";

/** The changed fields of a record as the audit log stores them. */
export type LoggedChanges = Readonly<Record<string, { before?: unknown; after?: unknown }>>;

/** A changed field in words; both values are null where a value would tell nothing. */
export type DescribedChange = { label: string; before: string | null; after: string | null };

/** What companies call the statuses of their candidates. */
const CANDIDATE_STATUSES = {
  [S.APPLIED]: "Applied",
  [S.NEW_CANDIDATE]: "New candidate",
  [S.INTERVIEWING]: "Interviewing",
  [S.HIRED]: "Hired",
  [S.WALKED_AWAY]: "Walked away",
  [S.DECLINED_BY_COMPANY]: "Declined by company",
  [S.DECLINED_BY_TM]: "Declined by talent manager",
  [S.NOT_FIT_BY_TM]: "Not a fit",
};

const JOB_STATUSES = {
  draft: "Draft",
  pending: "Pending",
  published: "Published",
  unpublished: "Unpublished",
  expired: "Expired",
  archived: "Archived",
};

const PARTNERSHIP_FIELDS = {
  booth_number: field("Booth"),
  introduction: field("Introduction", asProse),
  congress_logo_url: field("Logo", unshown),
  congress_cover_url: field("Cover picture", unshown),
  sessions: field("Sessions", unshown),
  goodies: field("Goodies", unshown),
  activities: field("Booth activities", unshown),
  ...Object.fromEntries(
    PARTNERSHIP_LINKS.flatMap((name, index) => [
      [name, field(`Link ${index + 1}`)],
      [`${name}_title`, field(`Title of link ${index + 1}`)],
    ]),
  ),
};

const FIELDS: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  ...STAFF_FIELDS,
  job: {
    title: field("Title"),
    status: field("Status", asChoice(JOB_STATUSES)),
    description: field("Description", asProse),
    tasks: field("Tasks", asProse),
    requirements: field("Requirements", asProse),
    benefits: field("Benefits", asProse),
    salary_min: field("Salary from", asEuros),
    salary_max: field("Salary to", asEuros),
    employment_type_id: field("Employment type", byId(EMPLOYMENT_TYPES)),
    hybrid_option_id: field("Work mode", byId(HYBRID_OPTIONS)),
    remote: field("Remote", asFlag),
    language_id: field("Language", unshown),
    skill_ids: field("Skills", unshown),
    seniority_ids: field("Seniority", unshown),
    city_ids: field("Cities", unshown),
    remote_location_ids: field("Remote from", unshown),
    direct_apply: field("Apply on your own site", asFlag),
    job_url: field("Where people apply"),
    slug: field("Web address"),
    logo_url: field("Logo", unshown),
    cover_url: field("Cover picture", unshown),
    pixel_tracking_url: field("Tracking pixel"),
    job_company_name: field("Company of the job"),
    company_description: field("About the company", asProse),
    reference_data: field("Reference"),
    job_posting_owner_id: field("Contact person", unshown),
    published_at: field("Published on", asDay),
    expire_at: field("Open until", asDay),
    boosted_until: field("Boosted until", asDay),
  },
  application: { status: field("Status", asChoice(CANDIDATE_STATUSES)) },
  "bulk-action": { status: field("Status", asChoice(CANDIDATE_STATUSES)) },
  "message-template": { name: field("Name"), body: field("Text", asProse) },
  company: {
    name: field("Name"),
    slug: field("Web address"),
    type: field("Kind of company", asChoice({ 0: "Company", 1: "Agency" })),
    short_description: field("Introduction", asProse),
    ...Object.fromEntries(
      Object.entries(COMPANY_LINKS).map(([name, { label }]) => [name, field(label)]),
    ),
    founded: field("Founded", asYear),
    employee_range_id: field("Company size", byId(EMPLOYEE_RANGES)),
    hiring_preference_id: field("Mostly hires", byId(HIRING_PREFERENCES)),
    hq_location_id: field("Headquarters", unshown),
    industries: field("Industries", unshown),
    key_values: field("Values", unshown),
    tech_stack_ids: field("Tech stack", unshown),
    logo_url: field("Logo", unshown),
    cover_url: field("Cover picture", unshown),
    published: field("Page online", asFlag),
    has_brand_page: field("Premium brand page", asFlag),
    allow_external_ats: field("Applications on your own site", asFlag),
    deleted_at: field("Deleted on", asDay),
    // An event partnership is also changed by the calls of the profile.
    introduction: PARTNERSHIP_FIELDS.introduction,
    congress_logo_url: PARTNERSHIP_FIELDS.congress_logo_url,
    congress_cover_url: PARTNERSHIP_FIELDS.congress_cover_url,
  },
  partnership: { name: field("Name at the event"), ...PARTNERSHIP_FIELDS },
  story: {
    title: field("Title"),
    status: field(
      "Status",
      asChoice({
        [STORY_STATUSES.DRAFT]: "Draft",
        [STORY_STATUSES.LIVE]: "Live",
        [STORY_STATUSES.UNPUBLISHED]: "Unpublished",
      }),
    ),
    body_html: field("Text", asProse),
    images: field("Images", unshown),
    video_url: field("Video"),
    cta_label: field("Button"),
    cta_url: field("Button leads to"),
  },
  campaign: {
    title: field("Title"),
    type: field(
      "Type",
      asChoice({ EMPLOYER_BRANDING: "Employer branding", MARKETING: "Marketing" }),
    ),
    channel: field(
      "Channel",
      asChoice({
        banner: "Banner",
        magazine: "Magazine",
        video: "Video",
        live: "Live show",
        newsletter: "Newsletter",
        social: "Social",
      }),
    ),
    status: field(
      "Status",
      asChoice({
        [CAMPAIGN_STATUSES.DRAFT]: "Draft",
        [CAMPAIGN_STATUSES.LIVE]: "Live",
        [CAMPAIGN_STATUSES.UNPUBLISHED]: "Unpublished",
      }),
    ),
    description_html: field("Text", asProse),
    url: field("Leads to"),
    image_url: field("Image", unshown),
    starts_on: field("First day", asDay),
    ends_on: field("Last day", asDay),
    impressions: field("Impressions", asNumber),
    clicks: field("Clicks", asNumber),
    leads: field("Leads", asNumber),
  },
  "company-user": {
    role: field("Role", asChoice(ROLE_LABELS)),
    status: field(
      "Access",
      asChoice({ invited: "Invited", active: "Active", suspended: "Suspended" }),
    ),
  },
  billing: {
    billing_email: field("Billing email"),
    billing_information: field("Billing address"),
    billing_country: field("Country"),
    billing_vat: field("VAT ID"),
    billing_period: field("Charged", asChoice({ monthly: "Monthly", yearly: "Yearly" })),
  },
  membership: {
    plan_name: field("Plan"),
    concurrent_jobs: field("Job slots", asNumber),
    price_cents_month: field("Price per month", asCents),
    duration_months: field("Months", asNumber),
    valid_from: field("From", asDay),
    valid_until: field("Until", asDay),
    auto_renew: field("Renews", asFlag),
  },
  "account-holder": { email_verified: field("Email confirmed", asFlag) },
  "company-credits": { credits: field("Credits", asNumber) },
  "credit-entry": {
    delta: field("Credits", asNumber),
    balance_after: field("New balance", asNumber),
  },
  invoice: {
    state: field("Status", asChoice({ open: "Open", paid: "Paid", cancelled: "Cancelled" })),
    paid_on: field("Paid on", asDay),
  },
};

/** Formats a field's value; null if it is empty or isn't shown. Pure. */
export const describeField = (subject: string, name: string, value: unknown) =>
  FIELDS[subject]?.[name]?.format(value) ?? null;

/** Returns what a field is called; null if it isn't shown. */
export const nameField = (subject: string, name: string) => FIELDS[subject]?.[name]?.label ?? null;

/**
 * Lists the changed fields of a record in words. Only the fields listed here, and for staff in
 * `staff-audit-fields.ts`, are ever shown; everything else in the log is left out. Pure. Source: docs/product/audit.md.
 */
export const describeChanges = (subject: string, changes: LoggedChanges): DescribedChange[] =>
  Object.entries(FIELDS[subject] ?? {}).flatMap(([name, { label, format }]) => {
    const change = changes[name];
    if (!change) return [];
    return [{ label, before: format(change.before), after: format(change.after) }];
  });

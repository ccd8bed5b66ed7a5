import {
  asDay,
  asFlag,
  asNumber,
  asChoice,
  asProse,
  byId,
  type Field,
  field,
  unshown,
} from "./audit-formats.ts";
import { BOARD_ACCESS_LABELS } from "./constants/admin-developers.ts";
import { ADMIN_ROLE_LABELS } from "./constants/admin-users.ts";
import { ARTICLE_STATUS_LABELS } from "./constants/magazine.ts";
import { LISTING_FIELDS } from "./constants/job-listings.ts";

/** The fields that are shown of records that only staff change. Source: docs/product/audit.md. */
export const STAFF_FIELDS: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  "admin-user": {
    role: field("Role", asChoice(ADMIN_ROLE_LABELS)),
    status: field(
      "Access",
      asChoice({ invited: "Invited", active: "Active", suspended: "Suspended" }),
    ),
  },
  article: {
    title: field("Title"),
    slug: field("Web address"),
    summary: field("Summary"),
    image_url: field("Picture", unshown),
    image_alt: field("Description of the picture"),
    author_id: field("Author", unshown),
    category_id: field("Category", unshown),
    skill_ids: field("Skills", unshown),
    status: field("Status", byId(ARTICLE_STATUS_LABELS)),
    publish_at: field("Goes out on", asDay),
    published_at: field("Published on", asDay),
    meta_title: field("Title in search results"),
    meta_description: field("Description in search results"),
  },
  "category-page": { title: field("Title"), seo_text: field("Text", asProse) },
  "company-manager": { customer_success_manager_id: field("Customer success manager", unshown) },
  "developer-access": {
    validate_by_tm: field("Job board access", asChoice(BOARD_ACCESS_LABELS)),
    disproved: field("Disproved", asFlag),
  },
  "developer-login": { email_verified: field("Email confirmed", asFlag) },
  "developer-suspension": { suspended: field("Suspended", asFlag) },
  highlight: {
    title: field("Title"),
    subtitle: field("Subtitle"),
    image_url: field("Image", unshown),
    video_id: field("Video", unshown),
    live_event_id: field("Live event", unshown),
    cta_label: field("Link text"),
    starts_at: field("Shown from", asDay),
    ends_at: field("Shown until", asDay),
    active: field("Active", asFlag),
    position: field("Position", asNumber),
  },
  industry: {
    label: field("Name"),
    slug: field("Web address"),
    active: field("Active", asFlag),
  },
  "job-listing": {
    ...Object.fromEntries(
      Object.entries(LISTING_FIELDS).map(([name, label]) => [name, field(label, unshown)]),
    ),
    title: field(LISTING_FIELDS.title),
    company_name: field(LISTING_FIELDS.company_name),
    url: field(LISTING_FIELDS.url),
    remote: field(LISTING_FIELDS.remote, asFlag),
    description_html: field(LISTING_FIELDS.description_html, asProse),
  },
  "listing-import": {
    created: field("New", asNumber),
    updated: field("Changed", asNumber),
    closed: field("Closed", asNumber),
    close_reason: field("Reason"),
  },
  "listing-source": {
    company_id: field("Company", unshown),
    every_hours: field("Hours between imports", asNumber),
    is_reviewed: field("Waits for approval", asFlag),
  },
  notification: { title: field("Title") },
  skill: {
    name: field("Name"),
    label: field("Label"),
    slug: field("Web address"),
    category_id: field("Category", unshown),
    active: field("Active", asFlag),
    synonyms: field("Synonyms", unshown),
  },
  "sourcing-message": { subject: field("Subject"), withdrawn: field("Withdrawn", asFlag) },
  "deleted-account": { deleted_at: field("Deleted on", asDay) },
};

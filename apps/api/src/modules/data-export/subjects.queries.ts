import { ACTIVITY_SUBJECTS } from "./activity-subjects.queries.ts";
import { DEVELOPER_SUBJECTS } from "./developer-subjects.queries.ts";
import { FORMS } from "./form-subject.queries.ts";
import { LIVE_EVENTS } from "./live-event-subjects.queries.ts";
import { LOGIN_SUBJECTS } from "./login-subjects.queries.ts";
import { OUR_NOTES } from "./our-notes-subject.queries.ts";
import { SAVED_SUBJECTS } from "./saved-subjects.queries.ts";
import { SECOND_FACTORS } from "./second-factor-subject.queries.ts";
import type { Subject } from "./subject.queries.ts";

/** The files of an archive, in the order of its README. */
export const SUBJECTS: readonly Subject[] = [
  ...LOGIN_SUBJECTS,
  SECOND_FACTORS,
  ...DEVELOPER_SUBJECTS,
  OUR_NOTES,
  ...SAVED_SUBJECTS,
  FORMS,
  LIVE_EVENTS,
  ...ACTIVITY_SUBJECTS,
];

const CANDIDATES =
  "Messages you sent to candidates and changes to their applications: that’s their data, and it stays with the company.";
const NOTES =
  "What people at a company noted among themselves about your application: the company is responsible for it, so please ask there.";
const COMPANY_WORK =
  "What you set up or did for several candidates at once: that’s part of the company’s records.";
const AT_BOOTH =
  "Contact details that a company took down for its booth at an event, of its own people and of visitors who agreed: the company is responsible for them, so please ask there.";
const STAFF_WORK =
  "What you noted about developers, if you work for us: that’s about them, and in their copies.";
const PASSING = "Pending two-step login requests: they expire within ten minutes.";

/** Columns that refer to a person but are not exported, with the reason in words for that person. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  "developer_changes.developer_id":
    "Kept for a day, and only tells the search of our staff to read a developer’s profile again.",
  "idempotency_keys.user_id":
    "Kept for an hour, and only so that something sent twice is done once.",
  "article_presence.user_id":
    "Which articles you have open, if you work for us: gone within the hour after you close them.",
  "article_revisions.user_id":
    "Which versions of articles you wrote, if you work for us: the articles are the magazine’s.",
  "video_edits.user_id":
    "When you changed several videos at once, if you work for us: kept for 30 days, so that it can be undone.",
  "bulk_changes.user_id":
    "What you changed about several rows of our lists at once, if you work for us: kept for 30 days, so that it can be undone.",
  "application_messages.user_id": CANDIDATES,
  "application_moves.user_id": CANDIDATES,
  "candidate_actions.user_id": COMPANY_WORK,
  "candidate_action_items.application_id":
    "Which of a company’s steps were made for several candidates at once: your applications show each of them.",
  "candidate_notes.application_id": NOTES,
  "candidate_notes.user_id": CANDIDATES,
  "candidate_ratings.application_id": NOTES,
  "candidate_ratings.user_id": CANDIDATES,
  "candidate_views.user_id": COMPANY_WORK,
  "candidate_visits.application_id": NOTES,
  "candidate_visits.user_id": CANDIDATES,
  "message_templates.user_id": COMPANY_WORK,
  "company_registrations.email":
    "A company being registered with your address: it becomes yours when you enter the code we emailed.",
  "company_deletions.deleted_by":
    "A company’s account that you deleted: that’s part of the company’s records.",
  "invoices.created_by":
    "What you bought for your company: its owner and administrators have the invoices.",
  "application_interviews.user_id": STAFF_WORK,
  "developer_staff_notes.updated_by": STAFF_WORK,
  "job_suggestions.suggested_by": STAFF_WORK,
  "login_suspensions.suspended_by": STAFF_WORK,
  "sourcing_messages.sender_id": STAFF_WORK,
  "sourcing_messages.sent_by": STAFF_WORK,
  "decision_snoozes.user_id":
    "Which decisions you put off until the next day, if you work for us: that’s about no person.",
  "list_layouts.user_id": "How you set up our lists, if you work for us: that’s about no person.",
  "list_views.user_id":
    "Views of our lists that you saved, if you work for us: they’re about no person.",
  "sourcing_searches.user_id":
    "Searches for developers that you saved, if you work for us: they’re about no person.",
  "push_notifications.saved_by":
    "Push notifications that you wrote, if you work for us: they’re about no person.",
  "staff_notifications.sent_by": STAFF_WORK,
  "skill_merges.merged_by": "Which skills you merged, if you work for us: that’s about no person.",
  "company_staff_notes.updated_by":
    "What you noted about companies, if you work for us: that’s part of our records.",
  "credit_entries.created_by":
    "Who used your company’s credits: that’s part of the company’s records, which its owner can see.",
  "partnership_leads.email": AT_BOOTH,
  "partnership_people.email": AT_BOOTH,
  "account_deletions.deleted_by":
    "Other people’s accounts that you deleted, if you work for us: that’s their data.",
  "mfa_challenges.user_id": PASSING,
  "mfa_tokens.user_id": PASSING,
};

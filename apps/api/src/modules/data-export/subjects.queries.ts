import { ACTIVITY_SUBJECTS } from "./activity-subjects.queries.ts";
import { DEVELOPER_SUBJECTS } from "./developer-subjects.queries.ts";
import { FORMS } from "./form-subject.queries.ts";
import { LIVE_EVENTS } from "./live-event-subjects.queries.ts";
import { LOGIN_SUBJECTS } from "./login-subjects.queries.ts";
import { SAVED_SUBJECTS } from "./saved-subjects.queries.ts";
import { SECOND_FACTORS } from "./second-factor-subject.queries.ts";
import type { Subject } from "./subject.queries.ts";

/** The files of an archive, in the order of its README. */
export const SUBJECTS: readonly Subject[] = [
  ...LOGIN_SUBJECTS,
  SECOND_FACTORS,
  ...DEVELOPER_SUBJECTS,
  ...SAVED_SUBJECTS,
  FORMS,
  LIVE_EVENTS,
  ...ACTIVITY_SUBJECTS,
];

const CANDIDATES =
  "Messages you sent to candidates and changes to their applications: that’s their data, and it stays with the company.";
const PASSING = "Pending two-step login requests: they expire within ten minutes.";

/** Columns that refer to a person but are not exported, with the reason in words for that person. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  "application_messages.user_id": CANDIDATES,
  "application_moves.user_id": CANDIDATES,
  "company_deletions.deleted_by":
    "A company’s account that you deleted: that’s part of the company’s records.",
  "invoices.created_by":
    "What you bought for your company: its owner and administrators have the invoices.",
  "credit_entries.created_by":
    "Who used your company’s credits: that’s part of the company’s records, which its owner can see.",
  "account_deletions.deleted_by":
    "Other people’s accounts that you deleted, if you work for us: that’s their data.",
  "mfa_challenges.user_id": PASSING,
  "mfa_tokens.user_id": PASSING,
};

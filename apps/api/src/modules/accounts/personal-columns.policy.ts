type Columns = Readonly<Record<string, string>>;

/** Rows that are deleted, by table, with their columns. */
const DELETED: Columns = {
  accounts: "role status type",
  application_interviews: "body",
  application_messages: "author_name contact_email message sent_by",
  candidate_notes: "author_name body mentions",
  candidate_ratings: "rating",
  candidate_views: "filter name",
  consents: "email purpose source text_version",
  data_exports: "file_name status",
  developer_staff_notes: "body",
  form_submissions: "act email fields form hutk page_url problem",
  idempotency_keys: "answer fingerprint key",
  job_suggestions: "message",
  live_event_calendars: "token_hash",
  live_event_registrations:
    "company_name email first_name job_title last_name notified_timezone notified_venue terms_version utm",
  login_connections: "email provider provider_user_id",
  login_suspensions: "note",
  message_templates: "body name purpose",
  mfa_challenges: "action code_hash passkey_challenge purpose token_hash",
  mfa_phones: "phone_number",
  mfa_tokens: "action token_hash",
  mfa_totps: "sealed_secret",
  notifications: "body kind title url",
  one_time_tokens: "email purpose redirect token_hash",
  outbox_messages: "attachments channel headers html links subject task_id text to",
  passkeys: "credential_id name public_key transports",
  push_subscriptions: "auth endpoint p256dh user_agent vapid_key",
  recovery_codes: "code_hash",
  decision_snoozes: "decision",
  list_layouts: "columns density list",
  list_views: "list name query",
  saved_searches: "email frequency name search search_hash terms_version",
  sourcing_recipients: "reason",
  sourcing_replies: "message",
  sourcing_searches: "name search",
  staff_notification_recipients: "channels gap",
  sessions: "address token_hash user_agent",
};

/** Columns that are emptied, or say no more than that someone was deleted; their rows stay. */
const EMPTIED: Columns = {
  application_moves: "reason",
  applications: "cover_letter decline_message source utm",
  audit_log: "details",
  developers:
    "about_me company_name cv_key github interest_ids job_title linkedin position residence_name special_work_permit",
  users: "email first_name image_url last_name password_hash phone_number utm work_phone_number",
};

/** Columns that stay, by reason. */
const STAYING: Readonly<Record<string, Columns>> = {
  "what happened, in fixed words, without who": {
    account_deletions: "account_type",
    application_moves: "moved_by",
    applications: "decline_reasons",
    audit_log: "account_type action subject",
    tracking_events: "event_data event_type",
  },
  "a company’s records of its own work": {
    candidate_action_items: "failure state",
    candidate_actions: "author_name contact_email message",
    company_deletions: "accounts job_ids reason",
    credit_entries: "note reason",
    dashboard_preferences: "collapsed dismissed_tips",
    partnership_leads: "company_name email first_name job_title last_name note",
    partnership_people: "email first_name image_url job_title last_name phone role",
    jobs: "benefits city_ids company_description cover_url description draft_token_hash job_company_name job_url location_ids logo_url pixel_tracking_url price_type reference_data remote_location_ids requirements search_words seniority_ids skill_ids slug status tasks title",
  },
  "messages to many people, the same text for all": {
    sourcing_messages: "body subject",
    push_notifications: "body problem target title url",
    staff_notifications: "audience body channels title url",
  },
  "the magazine’s articles, which are our own": {
    article_revisions: "body_html image_alt image_url meta_description meta_title summary title",
  },
  "what our editors changed about many videos, which names nobody": { video_edits: "changes" },
  "what our staff changed about several rows at once, in fixed words, for 30 days": {
    bulk_changes: "action fingerprint list options stage",
  },
  "our notes about companies": { company_staff_notes: "body" },
  "invoices, which the law makes us keep": {
    invoices: "buyer kind number seller state subject vat_treatment",
  },
  "a company’s registration, which expires by itself unless it is confirmed": {
    company_registrations: "browser_hash code_hash email hutk password_hash token_hash utm",
  },
};

const toNames = (fate: string, tables: Columns) =>
  Object.entries(tables).flatMap(([table, columns]) =>
    columns.split(" ").map((column) => [`${table}.${column}`, fate] as const),
  );

/**
 * What the erasure of a developer does with every column that can have personal data: a new one has to
 * be decided here, and a test says so. Source: docs/product/staff-developers.md.
 */
export const PERSONAL_COLUMNS: Readonly<Record<string, string>> = Object.fromEntries([
  ...toNames("deleted", DELETED),
  ...toNames("emptied", EMPTIED),
  ...Object.entries(STAYING).flatMap(([reason, tables]) => toNames(`kept: ${reason}`, tables)),
]);

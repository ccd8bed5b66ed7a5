import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { selectRows, transaction } from "../../db/db.ts";
import { articles } from "../magazine/magazine.tables.ts";
import { readContentState } from "./content-changes.queries.ts";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

test("the state changes when public content changes and is committed, and otherwise stays the same", async () => {
  const article = await given.article();
  const before = await readContentState(api.db);
  expect(await readContentState(api.db)).toBe(before);
  await given.developer();
  expect(await readContentState(api.db)).toBe(before);

  const undone = transaction(api.db, async (tx) => {
    await tx.update(articles).set({ title: "Never" });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await readContentState(api.db)).toBe(before);

  await api.db
    .update(articles)
    .set({ title: "Renamed" })
    .where(sql`id = ${article.id}`);
  const after = await readContentState(api.db);
  expect(after).not.toBe(before);
  await given.openJob();
  expect(await readContentState(api.db)).not.toBe(after);
});

// Tables that no guest page shows. Jobs and listings have their own change log.
const PRIVATE = new Set([
  "account_deletions",
  "accounts",
  "application_interviews",
  "application_messages",
  "application_moves",
  "applications",
  "article_presence",
  "idempotency_keys",
  "article_revisions",
  "video_edit_items",
  "video_edits",
  "video_import_items",
  "video_imports",
  "bulk_change_rows",
  "bulk_changes",
  "audit_log",
  "campaign_days",
  "candidate_action_items",
  "candidate_actions",
  "candidate_notes",
  "candidate_ratings",
  "candidate_views",
  "decision_snoozes",
  "list_layouts",
  "list_views",
  "sourcing_searches",
  "candidate_visits",
  "company_billing",
  "company_deletions",
  "company_registrations",
  "company_memberships",
  "company_candidate_counts",
  "company_day_figures",
  "company_source_figures",
  "company_standings",
  "company_story_figures",
  "consents",
  "content_changes",
  "company_staff_notes",
  "developer_staff_notes",
  "job_suggestions",
  "login_suspensions",
  "sourcing_messages",
  "sourcing_recipients",
  "sourcing_replies",
  "notifications",
  "staff_notification_recipients",
  "staff_notifications",
  "push_keys",
  "push_subscriptions",
  "push_notifications",
  "push_deliveries",
  "credit_entries",
  "crm_messages",
  "data_exports",
  "dashboard_preferences",
  "developer_changes",
  "developer_languages",
  "developer_hidden_companies",
  "developer_skills",
  "developers",
  "form_submissions",
  "invoice_counters",
  "invoice_lines",
  "invoices",
  "job_bookmarks",
  "job_candidate_counts",
  "job_changes",
  "job_day_figures",
  "job_feed_changes",
  "job_feed_runs",
  "job_feeds",
  "job_source_figures",
  "job_standings",
  "live_event_calendars",
  "login_connections",
  "message_templates",
  "mfa_challenges",
  "mfa_phones",
  "mfa_tokens",
  "mfa_totps",
  "oauth_attempts",
  "one_time_tokens",
  "outbox_messages",
  "overview_figures",
  "partnership_activities",
  "partnership_activity_people",
  "partnership_deadlines",
  "partnership_goodies",
  "partnership_leads",
  "partnership_people",
  "partnership_sessions",
  "passkeys",
  "recovery_codes",
  "region_countries",
  "salary_effects",
  "saved_jobs",
  "saved_searches",
  "sessions",
  "skill_merges",
  "skill_uses",
  "throttles",
  "tracking_events",
  "users",
]);

test("every table either records its changes or is never shown to guests", async () => {
  const rows = await selectRows<{ name: string }>(
    api.db,
    sql`select t.tablename as name from pg_tables t where t.schemaname = 'public' and not exists (
      select 1 from pg_trigger g where g.tgrelid = format('public.%I', t.tablename)::regclass
        and g.tgname in ('content_noted', 'jobs_updated', 'job_listings_updated'))`,
  );
  const unnoted = rows.map(({ name }) => name).filter((name) => !PRIVATE.has(name));
  expect(unnoted).toEqual([]);
});

CREATE TABLE "account_deletions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_deletions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"account_type" text NOT NULL,
	"with_login" boolean NOT NULL,
	"deleted_by" bigint,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"restorable_until" timestamp (3) with time zone NOT NULL,
	"restored_at" timestamp (3) with time zone,
	"purged_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "community_ads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partner_name" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"image_url" text,
	"url" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "community_ads_addresses" CHECK (array_to_string(array["community_ads"."image_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$'),
	CONSTRAINT "community_ads_url" CHECK ("community_ads"."url" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"developer_id" bigint,
	"email" text,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"search_hash" text NOT NULL,
	"frequency" text NOT NULL,
	"terms_version" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"looked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone,
	"last_mail_at" timestamp (3) with time zone,
	CONSTRAINT "saved_searches_developer" UNIQUE("developer_id","search_hash"),
	CONSTRAINT "saved_searches_guest" UNIQUE("email","search_hash"),
	CONSTRAINT "saved_searches_owner" CHECK (("saved_searches"."developer_id" is null) <> ("saved_searches"."email" is null)),
	CONSTRAINT "saved_searches_email" CHECK ("saved_searches"."email" = lower("saved_searches"."email")),
	CONSTRAINT "saved_searches_confirmed" CHECK ("saved_searches"."confirmed_at" is not null or ("saved_searches"."email" is not null and "saved_searches"."due_at" is null)),
	CONSTRAINT "saved_searches_never" CHECK (("saved_searches"."frequency" <> 'never') or "saved_searches"."due_at" is null)
);
--> statement-breakpoint
CREATE TABLE "application_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"user_id" bigint,
	"author_name" text NOT NULL,
	"message" text NOT NULL,
	"contact_email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" smallint NOT NULL,
	"moved_by" text NOT NULL,
	"user_id" bigint,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"developer_id" bigint NOT NULL,
	"status" smallint NOT NULL,
	"status_updated_at" timestamp (3) with time zone NOT NULL,
	"is_external" boolean DEFAULT false NOT NULL,
	"cover_letter" text DEFAULT '' NOT NULL,
	"source" text,
	"utm" jsonb,
	"decline_reasons" text[] DEFAULT '{}' NOT NULL,
	"decline_message" text,
	"applied_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "applications_status" CHECK ("applications"."status" between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"account_type" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"company_id" bigint,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "languages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "languages_name_unique" UNIQUE("name"),
	CONSTRAINT "languages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"iso2" text,
	"eu" boolean DEFAULT false NOT NULL,
	"parent_id" bigint,
	"lat" double precision,
	"lng" double precision,
	"population" integer DEFAULT 0 NOT NULL,
	"search_name" text NOT NULL,
	CONSTRAINT "locations_slug_unique" UNIQUE("slug"),
	CONSTRAINT "locations_kind" CHECK ("locations"."kind" in ('region', 'country', 'city')),
	CONSTRAINT "locations_city" CHECK ("locations"."kind" <> 'city' or "locations"."parent_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "region_countries" (
	"region_id" bigint NOT NULL,
	"country_id" bigint NOT NULL,
	CONSTRAINT "region_countries_region_id_country_id_pk" PRIMARY KEY("region_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "skill_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skill_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "skill_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"label" text NOT NULL,
	"category_id" bigint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"synonyms" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "skills_name_unique" UNIQUE("name"),
	CONSTRAINT "skills_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"website" text,
	"github" text,
	"linkedin" text,
	"twitter" text,
	"instagram" text,
	"facebook" text,
	"tiktok" text,
	"founded" smallint,
	"hiring_preference_id" smallint,
	"employee_range_id" smallint,
	"hq_location_id" bigint,
	"tech_stack_ids" bigint[] DEFAULT '{}' NOT NULL,
	"logo_url" text,
	"cover_url" text,
	"published" boolean DEFAULT false NOT NULL,
	"has_brand_page" boolean DEFAULT false NOT NULL,
	"allow_external_ats" boolean DEFAULT false NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"customer_success_manager_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "companies_slug_unique" UNIQUE("slug"),
	CONSTRAINT "companies_addresses" CHECK (array_to_string(array["companies"."logo_url", "companies"."cover_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$'),
	CONSTRAINT "companies_type" CHECK ("companies"."type" in (0, 1)),
	CONSTRAINT "companies_links" CHECK (array_to_string(array["companies"."website", "companies"."github", "companies"."linkedin", "companies"."twitter", "companies"."instagram", "companies"."facebook", "companies"."tiktok"], ' ') ~ '^(https?://[^[:space:]]+( |$))*$'),
	CONSTRAINT "companies_hiring_preference" CHECK ("companies"."hiring_preference_id" between 1 and 4),
	CONSTRAINT "companies_credits" CHECK ("companies"."credits" >= 0),
	CONSTRAINT "companies_slug" CHECK ("companies"."slug" ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$')
);
--> statement-breakpoint
CREATE TABLE "company_facets" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"open_jobs" integer DEFAULT 0 NOT NULL,
	"skill_ids" bigint[] DEFAULT '{}' NOT NULL,
	"location_ids" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_industries" (
	"company_id" bigint NOT NULL,
	"industry_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "company_industries_company_id_industry_id_pk" PRIMARY KEY("company_id","industry_id")
);
--> statement-breakpoint
CREATE TABLE "company_key_values" (
	"company_id" bigint NOT NULL,
	"key_value_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "company_key_values_company_id_key_value_id_pk" PRIMARY KEY("company_id","key_value_id")
);
--> statement-breakpoint
CREATE TABLE "company_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "industries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "industries_label_unique" UNIQUE("label"),
	CONSTRAINT "industries_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "key_values" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "key_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "key_values_label_unique" UNIQUE("label"),
	CONSTRAINT "key_values_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"source" text NOT NULL,
	"given_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "content_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"noun" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" text DEFAULT 'building' NOT NULL,
	"file_name" text,
	"size" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "developer_languages" (
	"developer_id" bigint NOT NULL,
	"language_id" bigint NOT NULL,
	"level_id" smallint NOT NULL,
	CONSTRAINT "developer_languages_developer_id_language_id_pk" PRIMARY KEY("developer_id","language_id"),
	CONSTRAINT "developer_languages_level" CHECK ("developer_languages"."level_id" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "developer_skills" (
	"developer_id" bigint NOT NULL,
	"skill_id" bigint NOT NULL,
	"years" integer NOT NULL,
	CONSTRAINT "developer_skills_developer_id_skill_id_pk" PRIMARY KEY("developer_id","skill_id"),
	CONSTRAINT "developer_skills_years" CHECK ("developer_skills"."years" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "developers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "developers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"company_name" text,
	"about_me" text DEFAULT '' NOT NULL,
	"linkedin" text,
	"github" text,
	"seniority" smallint DEFAULT 0 NOT NULL,
	"residence_city_id" bigint,
	"citizenship_country_id" bigint,
	"remote_option" boolean DEFAULT false NOT NULL,
	"relocation_option" boolean DEFAULT false NOT NULL,
	"special_work_permit" text,
	"cv_key" text,
	"cv_uploaded_at" timestamp (3) with time zone,
	"signup_step" smallint DEFAULT 1 NOT NULL,
	"signup_type" smallint DEFAULT 1 NOT NULL,
	"profile_finalized" boolean DEFAULT false NOT NULL,
	"complete_profile_modal_last_seen_at" timestamp (3) with time zone,
	"job_recommendations_subscribed" boolean DEFAULT false NOT NULL,
	"dev_digest_subscription_status" smallint DEFAULT 2 NOT NULL,
	"interest_ids" bigint[] DEFAULT '{}' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"validate_by_tm" smallint DEFAULT 1 NOT NULL,
	"job_digest_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "developers_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "developers_seniority" CHECK ("developers"."seniority" between 0 and 2),
	CONSTRAINT "developers_signup_step" CHECK ("developers"."signup_step" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "event_partnerships" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_partnerships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"name" text NOT NULL,
	"tier" text NOT NULL,
	"price_cents" integer,
	"features" text[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_partnerships_cents" CHECK ("event_partnerships"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"city" text,
	"country_id" bigint,
	"region" text NOT NULL,
	"audience" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"timezone" text NOT NULL,
	"external_url" text,
	"logo_url" text,
	CONSTRAINT "events_slug_unique" UNIQUE("slug"),
	CONSTRAINT "events_dates" CHECK ("events"."ends_on" >= "events"."starts_on"),
	CONSTRAINT "events_addresses" CHECK (array_to_string(array["events"."external_url", "events"."logo_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$')
);
--> statement-breakpoint
CREATE TABLE "crm_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crm_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task_id" text NOT NULL,
	"message" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crm_messages_task_id_unique" UNIQUE("task_id")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form" text NOT NULL,
	"act" text DEFAULT 'submit' NOT NULL,
	"email" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"page_url" text,
	"hutk" text,
	"consent_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "form_submissions_email_form" CHECK ("form_submissions"."email" = lower("form_submissions"."email")),
	CONSTRAINT "form_submissions_done" CHECK ("form_submissions"."released_at" is not null or ("form_submissions"."delivered_at" is null and "form_submissions"."refused_at" is null))
);
--> statement-breakpoint
CREATE TABLE "highlights" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "highlights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category" smallint NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"image_url" text,
	"video_id" bigint,
	"live_event_id" bigint,
	"cta_label" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "highlights_addresses" CHECK (array_to_string(array["highlights"."image_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$'),
	CONSTRAINT "highlights_item" CHECK (("highlights"."category" = 1 and "highlights"."video_id" is not null and "highlights"."live_event_id" is null)
        or ("highlights"."category" = 2 and "highlights"."live_event_id" is not null and "highlights"."video_id" is null))
);
--> statement-breakpoint
CREATE TABLE "job_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_event_ads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_event_id" bigint NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"image_url" text,
	"url" text NOT NULL,
	"partner_name" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_event_ads_addresses" CHECK (array_to_string(array["live_event_ads"."image_url", "live_event_ads"."url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$')
);
--> statement-breakpoint
CREATE TABLE "live_event_backers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_backers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_event_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"company_id" bigint,
	"logo_url" text,
	"url" text,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_event_backers_addresses" CHECK (array_to_string(array["live_event_backers"."logo_url", "live_event_backers"."url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$')
);
--> statement-breakpoint
CREATE TABLE "live_event_seasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_seasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"slug" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_event_seasons_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "live_event_speakers" (
	"live_event_id" bigint NOT NULL,
	"speaker_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_event_speakers_live_event_id_speaker_id_pk" PRIMARY KEY("live_event_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"event_type" smallint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"season_id" bigint,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"timezone" text NOT NULL,
	"venue" text,
	"cover_url" text,
	"skill_ids" bigint[] DEFAULT '{}' NOT NULL,
	"stream_url" text,
	"recording_video_id" bigint,
	"requires_login" boolean DEFAULT false NOT NULL,
	"capacity" integer,
	"published" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_slug_unique" UNIQUE("slug"),
	CONSTRAINT "live_events_slug" CHECK ("live_events"."slug" ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'),
	CONSTRAINT "live_events_type" CHECK ("live_events"."event_type" in (0, 1, 2, 3)),
	CONSTRAINT "live_events_status" CHECK ("live_events"."status" in (0, 1, 2)),
	CONSTRAINT "live_events_times" CHECK ("live_events"."ends_at" > "live_events"."starts_at"),
	CONSTRAINT "live_events_addresses" CHECK (array_to_string(array["live_events"."cover_url", "live_events"."stream_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$'),
	CONSTRAINT "live_events_capacity" CHECK ("live_events"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "live_session_speakers" (
	"session_id" bigint NOT NULL,
	"speaker_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_session_speakers_session_id_speaker_id_pk" PRIMARY KEY("session_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_event_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"abstract" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"skill_ids" bigint[] DEFAULT '{}' NOT NULL,
	"video_id" bigint,
	"published" boolean DEFAULT false NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_sessions_slug" UNIQUE("live_event_id","slug"),
	CONSTRAINT "live_sessions_times" CHECK ("live_sessions"."ends_at" > "live_sessions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "live_event_calendars" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_event_calendars_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "live_event_registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_event_id" bigint NOT NULL,
	"user_id" bigint,
	"email" text,
	"first_name" text,
	"last_name" text,
	"company_name" text,
	"job_title" text,
	"country_id" bigint,
	"terms_version" text,
	"utm" jsonb,
	"attendance_type" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"day_reminded_of" timestamp (3) with time zone,
	"hour_reminded_of" timestamp (3) with time zone,
	"notified_starts_at" timestamp (3) with time zone,
	"notified_ends_at" timestamp (3) with time zone,
	"notified_timezone" text,
	"notified_venue" text,
	"notified_withdrawn" boolean DEFAULT false NOT NULL,
	"notified_sequence" integer,
	CONSTRAINT "live_event_registrations_member" UNIQUE("live_event_id","user_id"),
	CONSTRAINT "live_event_registrations_guest" UNIQUE("live_event_id","email"),
	CONSTRAINT "live_event_registrations_owner" CHECK (("live_event_registrations"."user_id" is null) <> ("live_event_registrations"."email" is null)),
	CONSTRAINT "live_event_registrations_email_form" CHECK ("live_event_registrations"."email" = lower("live_event_registrations"."email")),
	CONSTRAINT "live_event_registrations_confirmed" CHECK ("live_event_registrations"."confirmed_at" is not null or "live_event_registrations"."email" is not null),
	CONSTRAINT "live_event_registrations_told" CHECK ("live_event_registrations"."confirmed_at" is null or num_nulls("live_event_registrations"."notified_starts_at", "live_event_registrations"."notified_ends_at", "live_event_registrations"."notified_timezone", "live_event_registrations"."notified_sequence") = 0),
	CONSTRAINT "live_event_registrations_attendance" CHECK ("live_event_registrations"."attendance_type" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "login_connections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_connections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"provider_user_id" text NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_connections_provider" UNIQUE("provider","provider_user_id"),
	CONSTRAINT "login_connections_user" UNIQUE("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "article_authors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_authors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"slug" text NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"portrait_url" text,
	"bio" text DEFAULT '' NOT NULL,
	CONSTRAINT "article_authors_slug_unique" UNIQUE("slug"),
	CONSTRAINT "article_authors_addresses" CHECK (array_to_string(array["article_authors"."portrait_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$')
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "article_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body_html" text DEFAULT '' NOT NULL,
	"image_url" text,
	"image_alt" text DEFAULT '' NOT NULL,
	"author_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"skill_ids" bigint[] DEFAULT '{}' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"reading_time" smallint DEFAULT 5 NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"meta_title" text,
	"meta_description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "articles_slug" CHECK ("articles"."slug" ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'),
	CONSTRAINT "articles_addresses" CHECK (array_to_string(array["articles"."image_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$'),
	CONSTRAINT "articles_status" CHECK ("articles"."status" in (0, 1, 2, 3)),
	CONSTRAINT "articles_reading_time" CHECK ("articles"."reading_time" in (1, 3, 5, 7, 10)),
	CONSTRAINT "articles_published" CHECK ("articles"."status" <> 2 or "articles"."published_at" is not null),
	CONSTRAINT "articles_scheduled" CHECK ("articles"."status" <> 1 or "articles"."publish_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"task_id" text,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"links" jsonb NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_messages_task_id_unique" UNIQUE("task_id")
);
--> statement-breakpoint
CREATE TABLE "market_salaries" (
	"skill_id" bigint NOT NULL,
	"seniority_id" smallint NOT NULL,
	"country_id" bigint NOT NULL,
	"ads" integer NOT NULL,
	"p10" integer NOT NULL,
	"median" integer NOT NULL,
	"p90" integer NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "market_salaries_skill_id_seniority_id_country_id_pk" PRIMARY KEY("skill_id","seniority_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "company_memberships" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"plan_name" text NOT NULL,
	"concurrent_jobs" integer,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"auto_renew" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_memberships_time" CHECK ("company_memberships"."valid_until" > "company_memberships"."valid_from"),
	CONSTRAINT "company_memberships_slots" CHECK (("company_memberships"."kind" = 'RECRUITING') = ("company_memberships"."concurrent_jobs" is not null))
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"job_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"balance_after" integer NOT NULL,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_balance" CHECK ("credit_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "membership_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"concurrent_jobs" integer,
	"price_cents_month" integer NOT NULL,
	"duration_months" smallint NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"highlighted" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "membership_plans_slug_unique" UNIQUE("slug"),
	CONSTRAINT "membership_plans_cents" CHECK ("membership_plans"."price_cents_month" >= 0),
	CONSTRAINT "membership_plans_duration" CHECK ("membership_plans"."duration_months" between 1 and 60),
	CONSTRAINT "membership_plans_slots" CHECK (("membership_plans"."kind" = 'RECRUITING') = ("membership_plans"."concurrent_jobs" is not null))
);
--> statement-breakpoint
CREATE TABLE "mfa_challenges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mfa_challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" bigint,
	"action" text,
	"subject_id" bigint,
	"passkey_challenge" text,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mfa_challenges_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "mfa_challenges_user_known" CHECK (("mfa_challenges"."purpose" = 'passkey-log-in') = ("mfa_challenges"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "mfa_phones" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mfa_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mfa_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"action" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mfa_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mfa_totps" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint,
	"activated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_once" UNIQUE("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "oauth_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"redirect" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_page_texts" (
	"url" text PRIMARY KEY NOT NULL,
	"page_type" text NOT NULL,
	"seo_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_bookmarks" (
	"user_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_bookmarks_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_listings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"title" text NOT NULL,
	"company_name" text NOT NULL,
	"company_id" bigint,
	"url" text NOT NULL,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"remote" boolean DEFAULT false NOT NULL,
	"skill_ids" bigint[] DEFAULT '{}' NOT NULL,
	"seniority_ids" bigint[] DEFAULT '{}' NOT NULL,
	"location_ids" bigint[] DEFAULT '{}' NOT NULL,
	"language_id" bigint,
	"hybrid_option_id" smallint DEFAULT 1 NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"description_html" text DEFAULT '' NOT NULL,
	"employment_type" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"search_words" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "job_listings"."search_words")) STORED,
	CONSTRAINT "job_listings_once" UNIQUE("source","external_id"),
	CONSTRAINT "job_listings_addresses" CHECK (array_to_string(array["job_listings"."url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$')
);
--> statement-breakpoint
CREATE TABLE "job_slugs" (
	"company_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"job_id" bigint NOT NULL,
	CONSTRAINT "job_slugs_company_id_slug_pk" PRIMARY KEY("company_id","slug")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"offer_type" smallint DEFAULT 4 NOT NULL,
	"price_type" text DEFAULT 'regular' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tasks" text DEFAULT '' NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"benefits" text DEFAULT '' NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"salary_id" bigint,
	"language_id" bigint,
	"hybrid_option_id" smallint DEFAULT 1 NOT NULL,
	"remote" boolean DEFAULT false NOT NULL,
	"skill_ids" bigint[] DEFAULT '{}' NOT NULL,
	"seniority_ids" bigint[] DEFAULT '{}' NOT NULL,
	"city_ids" bigint[] DEFAULT '{}' NOT NULL,
	"remote_location_ids" bigint[] DEFAULT '{}' NOT NULL,
	"location_ids" bigint[] DEFAULT '{}' NOT NULL,
	"direct_apply" boolean DEFAULT false NOT NULL,
	"job_url" text,
	"logo_url" text,
	"cover_url" text,
	"pixel_tracking_url" text,
	"is_agency" boolean DEFAULT false NOT NULL,
	"job_company_name" text,
	"company_description" text,
	"reference_data" text,
	"price_id" bigint,
	"job_posting_owner_id" bigint,
	"draft_token_hash" text,
	"published_at" timestamp (3) with time zone,
	"last_published_at" timestamp (3) with time zone,
	"expire_at" timestamp (3) with time zone,
	"boosted_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_words" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "jobs"."search_words")) STORED,
	CONSTRAINT "jobs_salary" CHECK ("jobs"."status" = 'draft' or "jobs"."salary_max" >= "jobs"."salary_min"),
	CONSTRAINT "jobs_hybrid_option" CHECK ("jobs"."hybrid_option_id" between 1 and 3),
	CONSTRAINT "jobs_published" CHECK ("jobs"."status" <> 'published' or "jobs"."published_at" is not null),
	CONSTRAINT "jobs_external" CHECK ("jobs"."status" = 'draft' or not "jobs"."direct_apply" or "jobs"."job_url" is not null),
	CONSTRAINT "jobs_addresses" CHECK (array_to_string(array["jobs"."job_url", "jobs"."logo_url", "jobs"."cover_url", "jobs"."pixel_tracking_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$'),
	CONSTRAINT "jobs_slug_form" CHECK ("jobs"."slug" ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$')
);
--> statement-breakpoint
CREATE TABLE "job_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"offer_type" smallint NOT NULL,
	"price_type" text NOT NULL,
	"price_cents" integer NOT NULL,
	"original_price_cents" integer,
	"credits" integer,
	"duration_days" integer NOT NULL,
	"boost_days" integer DEFAULT 0 NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"highlighted" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "job_prices_slug_unique" UNIQUE("slug"),
	CONSTRAINT "job_prices_duration" CHECK ("job_prices"."duration_days" between 1 and 365),
	CONSTRAINT "job_prices_cents" CHECK ("job_prices"."price_cents" >= 0),
	CONSTRAINT "job_prices_credits" CHECK (("job_prices"."price_type" = 'credit') = ("job_prices"."credits" is not null))
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"developer_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_developer_id_job_id_pk" PRIMARY KEY("developer_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"address" text,
	"user_agent" text,
	"second_factor_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"author" text NOT NULL,
	"role" text NOT NULL,
	"image_url" text,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "quotes_addresses" CHECK (array_to_string(array["quotes"."image_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$')
);
--> statement-breakpoint
CREATE TABLE "site_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"column" text NOT NULL,
	"label" text NOT NULL,
	"url" text,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "site_links_label" CHECK (length("site_links"."label") between 1 and 40),
	CONSTRAINT "site_links_url" CHECK ("site_links"."url" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "speakers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "speakers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"slug" text NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"company_id" bigint,
	"portrait_url" text,
	"bio" text DEFAULT '' NOT NULL,
	CONSTRAINT "speakers_slug_unique" UNIQUE("slug"),
	CONSTRAINT "speakers_addresses" CHECK (array_to_string(array["speakers"."portrait_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$')
);
--> statement-breakpoint
CREATE TABLE "company_stories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"title" text NOT NULL,
	"body_html" text DEFAULT '' NOT NULL,
	"cover_type" smallint DEFAULT 0 NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video_url" text,
	"cta_label" text,
	"cta_url" text,
	"status" smallint DEFAULT 2 NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_stories_title" CHECK (length("company_stories"."title") between 1 and 80),
	CONSTRAINT "company_stories_status" CHECK ("company_stories"."status" in (0, 1, 2)),
	CONSTRAINT "company_stories_cover" CHECK ("company_stories"."cover_type" = 0
        or ("company_stories"."cover_type" = 1 and jsonb_array_length("company_stories"."images") between 1 and 10)
        or ("company_stories"."cover_type" = 2 and "company_stories"."video_url" is not null))
);
--> statement-breakpoint
CREATE TABLE "tech_stack_pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tech_stack_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"skill_id" bigint NOT NULL,
	"title" text NOT NULL,
	"intro_html" text DEFAULT '' NOT NULL,
	"faq" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "tech_stack_pages_skill_id_unique" UNIQUE("skill_id")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" bigint NOT NULL,
	"account_id" bigint,
	"email" text NOT NULL,
	"redirect" text,
	"logs_in" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracking_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type" text NOT NULL,
	"event_data" jsonb NOT NULL,
	"user_id" bigint,
	"company_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"counted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"company_id" bigint,
	"role" text,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_once" UNIQUE NULLS NOT DISTINCT("user_id","type","company_id"),
	CONSTRAINT "accounts_company_type" CHECK (("accounts"."type" = 'company') = ("accounts"."company_id" is not null)),
	CONSTRAINT "accounts_role" CHECK (("accounts"."type" in ('company', 'admin')) = ("accounts"."role" is not null))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"image_url" text,
	"phone_number" text,
	"work_phone_number" text,
	"current_account_id" bigint,
	"developer_dashboard_last_visited_at" timestamp (3) with time zone,
	"company_dashboard_last_visited_at" timestamp (3) with time zone,
	"company_users_last_visited_at" timestamp (3) with time zone,
	"utm" jsonb,
	"suspended_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_speakers" (
	"video_id" bigint NOT NULL,
	"speaker_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "video_speakers_video_id_speaker_id_pk" PRIMARY KEY("video_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"provider" text NOT NULL,
	"provider_video_id" text NOT NULL,
	"thumbnail_url" text,
	"audio_url" text,
	"audio_bytes" integer,
	"audio_seconds" integer,
	"duration_seconds" integer NOT NULL,
	"release_date" date NOT NULL,
	"event_id" bigint,
	"skill_ids" bigint[] DEFAULT '{}' NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"requires_login" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"currently_live" boolean DEFAULT false NOT NULL,
	"upload_status" smallint DEFAULT 1 NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_slug_unique" UNIQUE("slug"),
	CONSTRAINT "videos_slug" CHECK ("videos"."slug" ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'),
	CONSTRAINT "videos_addresses" CHECK (array_to_string(array["videos"."thumbnail_url", "videos"."audio_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$'),
	CONSTRAINT "videos_duration" CHECK ("videos"."duration_seconds" > 0),
	CONSTRAINT "videos_recording" CHECK ("videos"."audio_bytes" > 0 and "videos"."audio_seconds" > 0)
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_countries" ADD CONSTRAINT "region_countries_region_id_locations_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_countries" ADD CONSTRAINT "region_countries_country_id_locations_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_category_id_skill_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."skill_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_hq_location_id_locations_id_fk" FOREIGN KEY ("hq_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_facets" ADD CONSTRAINT "company_facets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_industries" ADD CONSTRAINT "company_industries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_industries" ADD CONSTRAINT "company_industries_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_key_values" ADD CONSTRAINT "company_key_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_key_values" ADD CONSTRAINT "company_key_values_key_value_id_key_values_id_fk" FOREIGN KEY ("key_value_id") REFERENCES "public"."key_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_slugs" ADD CONSTRAINT "company_slugs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_languages" ADD CONSTRAINT "developer_languages_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_languages" ADD CONSTRAINT "developer_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_skills" ADD CONSTRAINT "developer_skills_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_skills" ADD CONSTRAINT "developer_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developers" ADD CONSTRAINT "developers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developers" ADD CONSTRAINT "developers_residence_city_id_locations_id_fk" FOREIGN KEY ("residence_city_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developers" ADD CONSTRAINT "developers_citizenship_country_id_locations_id_fk" FOREIGN KEY ("citizenship_country_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_partnerships" ADD CONSTRAINT "event_partnerships_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_country_id_locations_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_ads" ADD CONSTRAINT "live_event_ads_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_backers" ADD CONSTRAINT "live_event_backers_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_backers" ADD CONSTRAINT "live_event_backers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_speakers" ADD CONSTRAINT "live_event_speakers_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_speakers" ADD CONSTRAINT "live_event_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_season_id_live_event_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."live_event_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_recording_video_id_videos_id_fk" FOREIGN KEY ("recording_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session_speakers" ADD CONSTRAINT "live_session_speakers_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session_speakers" ADD CONSTRAINT "live_session_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_calendars" ADD CONSTRAINT "live_event_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD CONSTRAINT "live_event_registrations_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD CONSTRAINT "live_event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD CONSTRAINT "live_event_registrations_country_id_locations_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_connections" ADD CONSTRAINT "login_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_article_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."article_authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_salaries" ADD CONSTRAINT "market_salaries_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_salaries" ADD CONSTRAINT "market_salaries_country_id_locations_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_memberships" ADD CONSTRAINT "company_memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_challenges" ADD CONSTRAINT "mfa_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_phones" ADD CONSTRAINT "mfa_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_tokens" ADD CONSTRAINT "mfa_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_totps" ADD CONSTRAINT "mfa_totps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_bookmarks" ADD CONSTRAINT "job_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_bookmarks" ADD CONSTRAINT "job_bookmarks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_slugs" ADD CONSTRAINT "job_slugs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_slugs" ADD CONSTRAINT "job_slugs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_price_id_job_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."job_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_job_posting_owner_id_users_id_fk" FOREIGN KEY ("job_posting_owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_stories" ADD CONSTRAINT "company_stories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_stack_pages" ADD CONSTRAINT "tech_stack_pages_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_speakers" ADD CONSTRAINT "video_speakers_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_speakers" ADD CONSTRAINT "video_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_deletions_open" ON "account_deletions" USING btree ("user_id","account_type") WHERE "account_deletions"."restored_at" is null and "account_deletions"."purged_at" is null;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("restorable_until") WHERE "account_deletions"."restored_at" is null and "account_deletions"."purged_at" is null;--> statement-breakpoint
CREATE INDEX "community_ads_active" ON "community_ads" USING btree ("position","id") WHERE "community_ads"."active";--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("due_at","id") WHERE "saved_searches"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_unconfirmed" ON "saved_searches" USING btree ("created_at") WHERE "saved_searches"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "application_messages_application" ON "application_messages" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_moves_application" ON "application_moves" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("developer_id","job_id");--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id","status");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "locations_search" ON "locations" USING btree ("kind","search_name" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "locations_country" ON "locations" USING btree ("iso2") WHERE "locations"."kind" = 'country';--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "companies_words" ON "companies" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(left(regexp_replace(normalize(replace(replace(replace(replace(translate(lower("name"), 'øđðłı', 'oddli'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFKD), '[\u0300-\u036f]', '', 'g'), 500), '\s+') || regexp_split_to_array(left(regexp_replace(normalize(replace(replace(replace(replace(translate(lower("name"), 'øđðłı', 'oddli'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFKD), '[\u0300-\u036f]', '', 'g'), 500), '[\s!-/:-@[-`{-~\u2010-\u2027]+'), '')));--> statement-breakpoint
CREATE INDEX "companies_newest" ON "companies" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "companies"."published";--> statement-breakpoint
CREATE INDEX "company_facets_jobs" ON "company_facets" USING btree ("open_jobs" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "company_facets_skills" ON "company_facets" USING gin ("skill_ids");--> statement-breakpoint
CREATE INDEX "company_facets_locations" ON "company_facets" USING gin ("location_ids");--> statement-breakpoint
CREATE INDEX "company_industries_industry" ON "company_industries" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "company_key_values_value" ON "company_key_values" USING btree ("key_value_id");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_guest" ON "consents" USING btree ("email","purpose") WHERE "consents"."user_id" is null and "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "content_changes_age" ON "content_changes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_building" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."status" = 'building';--> statement-breakpoint
CREATE INDEX "developer_skills_skill" ON "developer_skills" USING btree ("skill_id","developer_id");--> statement-breakpoint
CREATE INDEX "developers_city" ON "developers" USING btree ("residence_city_id");--> statement-breakpoint
CREATE INDEX "developers_digest" ON "developers" USING btree ("job_digest_at") WHERE "developers"."job_recommendations_subscribed";--> statement-breakpoint
CREATE INDEX "event_partnerships_event" ON "event_partnerships" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "form_submissions_email" ON "form_submissions" USING btree ("email","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "form_submissions_consent" ON "form_submissions" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "form_submissions_open" ON "form_submissions" USING btree ("created_at") WHERE "form_submissions"."delivered_at" is null and "form_submissions"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "highlights_category" ON "highlights" USING btree ("category","position");--> statement-breakpoint
CREATE INDEX "highlights_video" ON "highlights" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "highlights_live_event" ON "highlights" USING btree ("live_event_id");--> statement-breakpoint
CREATE INDEX "job_changes_xid" ON "job_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "job_changes_age" ON "job_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "live_event_ads_event" ON "live_event_ads" USING btree ("live_event_id");--> statement-breakpoint
CREATE INDEX "live_event_backers_event" ON "live_event_backers" USING btree ("live_event_id");--> statement-breakpoint
CREATE INDEX "live_event_backers_company" ON "live_event_backers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "live_event_speakers_speaker" ON "live_event_speakers" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "live_events_start" ON "live_events" USING btree ("starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "live_events"."published";--> statement-breakpoint
CREATE INDEX "live_events_recording" ON "live_events" USING btree ("recording_video_id");--> statement-breakpoint
CREATE INDEX "live_session_speakers_speaker" ON "live_session_speakers" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "live_sessions_video" ON "live_sessions" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "live_event_registrations_user" ON "live_event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_event_registrations_email" ON "live_event_registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "live_event_registrations_unconfirmed" ON "live_event_registrations" USING btree ("created_at") WHERE "live_event_registrations"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."status" = 2;--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("publish_at") WHERE "articles"."status" = 1;--> statement-breakpoint
CREATE INDEX "articles_author" ON "articles" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "articles_skills" ON "articles" USING gin ("skill_ids");--> statement-breakpoint
CREATE INDEX "outbox_messages_to" ON "outbox_messages" USING btree ("to","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "company_memberships_company" ON "company_memberships" USING btree ("company_id","kind");--> statement-breakpoint
CREATE INDEX "credit_entries_company" ON "credit_entries" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mfa_challenges_user" ON "mfa_challenges" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mfa_challenges_expiry" ON "mfa_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mfa_tokens_user" ON "mfa_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mfa_tokens_expiry" ON "mfa_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_attempts_expiry" ON "oauth_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "job_listings_open" ON "job_listings" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "job_listings"."is_active";--> statement-breakpoint
CREATE INDEX "job_listings_search" ON "job_listings" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_slug" ON "jobs" USING btree ("company_id","slug");--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_expiry" ON "jobs" USING btree ("expire_at") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_premium" ON "jobs" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'published' and "jobs"."offer_type" = 5;--> statement-breakpoint
CREATE INDEX "jobs_hire_paid" ON "jobs" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'published' and "jobs"."offer_type" = 0;--> statement-breakpoint
CREATE INDEX "jobs_skills" ON "jobs" USING gin ("skill_ids");--> statement-breakpoint
CREATE INDEX "jobs_locations" ON "jobs" USING gin ("location_ids");--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "saved_jobs_job" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quotes_order" ON "quotes" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "site_links_order" ON "site_links" USING btree ("column","position","id");--> statement-breakpoint
CREATE INDEX "speakers_company" ON "speakers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_stories_order" ON "company_stories" USING btree ("company_id","position","id");--> statement-breakpoint
CREATE INDEX "throttles_expiry" ON "throttles" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "tracking_events_type" ON "tracking_events" USING btree ("event_type","created_at");--> statement-breakpoint
CREATE INDEX "tracking_events_uncounted" ON "tracking_events" USING btree ("event_type","id") WHERE "tracking_events"."event_type" = 'video.play-started' and "tracking_events"."counted_at" is null;--> statement-breakpoint
CREATE INDEX "tracking_events_user" ON "tracking_events" USING btree ("user_id","id") WHERE "tracking_events"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_one_owner" ON "accounts" USING btree ("company_id") WHERE "accounts"."role" = 'company-account-owner';--> statement-breakpoint
CREATE INDEX "accounts_company" ON "accounts" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_gone" ON "users" USING btree ("id") WHERE "users"."deleted_at" is not null or "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "video_speakers_speaker" ON "video_speakers" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos" USING btree ("release_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "videos"."published";--> statement-breakpoint
CREATE INDEX "videos_popular" ON "videos" USING btree ("plays" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "videos"."published";--> statement-breakpoint
CREATE INDEX "videos_skills" ON "videos" USING gin ("skill_ids");--> statement-breakpoint
CREATE INDEX "videos_event" ON "videos" USING btree ("event_id");--> statement-breakpoint
CREATE FUNCTION note_job_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_changes (kind, record_id) SELECT tg_argv[0], id FROM changed;
	PERFORM pg_notify('job_changes', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_company_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_changes (kind, record_id)
	SELECT 'job', jobs.id FROM changed
	JOIN before USING (id)
	JOIN jobs ON jobs.company_id = changed.id AND jobs.status = 'published'
	WHERE (changed.name, changed.slug, changed.logo_url) IS DISTINCT FROM (before.name, before.slug, before.logo_url);
	IF FOUND THEN PERFORM pg_notify('job_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_job_changes('job');
--> statement-breakpoint
CREATE TRIGGER jobs_updated AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_job_changes('job');
--> statement-breakpoint
CREATE TRIGGER jobs_deleted AFTER DELETE ON jobs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_job_changes('job');
--> statement-breakpoint
CREATE TRIGGER job_listings_inserted AFTER INSERT ON job_listings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_job_changes('listing');
--> statement-breakpoint
CREATE TRIGGER job_listings_updated AFTER UPDATE ON job_listings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_job_changes('listing');
--> statement-breakpoint
CREATE TRIGGER job_listings_deleted AFTER DELETE ON job_listings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_job_changes('listing');
--> statement-breakpoint
CREATE TRIGGER companies_renamed AFTER UPDATE ON companies REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_changes();
--> statement-breakpoint
CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO content_changes (noun) VALUES (tg_table_name);
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE noted text;
BEGIN
	FOREACH noted IN ARRAY ARRAY[
		'article_authors', 'article_categories', 'articles', 'category_page_texts', 'community_ads', 'companies',
		'company_facets', 'company_industries', 'company_key_values', 'company_slugs', 'company_stories',
		'event_partnerships', 'events', 'highlights', 'industries', 'job_prices', 'job_slugs', 'key_values', 'languages',
		'live_event_ads', 'live_event_backers', 'live_event_registrations', 'live_event_seasons', 'live_event_speakers',
		'live_events', 'live_session_speakers', 'live_sessions', 'locations', 'market_salaries', 'membership_plans',
		'quotes', 'site_links', 'skill_categories', 'skills', 'speakers', 'tech_stack_pages', 'video_speakers', 'videos'
	] LOOP
		EXECUTE format('CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()', noted);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION date_company() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- What nobody sees on a company's page.
	unseen CONSTANT text[] := ARRAY['type', 'credits', 'allow_external_ats', 'customer_success_manager_id', 'updated_at'];
BEGIN
	IF to_jsonb(NEW) - unseen <> to_jsonb(OLD) - unseen THEN NEW.updated_at := now(); END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION date_company_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Once in a transaction is enough, and without a brand page nobody sees the stories.
	UPDATE companies SET updated_at = now()
	WHERE id IN (OLD.company_id, NEW.company_id) AND updated_at <> now()::timestamptz(3)
		AND (has_brand_page OR tg_table_name <> 'company_stories');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_dated BEFORE UPDATE ON companies FOR EACH ROW EXECUTE FUNCTION date_company();
--> statement-breakpoint
CREATE TRIGGER company_dated AFTER INSERT OR UPDATE OR DELETE ON company_industries FOR EACH ROW EXECUTE FUNCTION date_company_of();
--> statement-breakpoint
CREATE TRIGGER company_dated AFTER INSERT OR UPDATE OR DELETE ON company_key_values FOR EACH ROW EXECUTE FUNCTION date_company_of();
--> statement-breakpoint
CREATE TRIGGER live_story_inserted AFTER INSERT ON company_stories FOR EACH ROW WHEN (NEW.status = 1) EXECUTE FUNCTION date_company_of();
--> statement-breakpoint
CREATE TRIGGER live_story_updated AFTER UPDATE ON company_stories FOR EACH ROW WHEN (1 IN (OLD.status, NEW.status)) EXECUTE FUNCTION date_company_of();
--> statement-breakpoint
CREATE TRIGGER live_story_deleted AFTER DELETE ON company_stories FOR EACH ROW WHEN (OLD.status = 1) EXECUTE FUNCTION date_company_of();
--> statement-breakpoint
CREATE FUNCTION raise_live_event_sequence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.sequence := OLD.sequence + 1;
	NEW.updated_at := now();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER live_event_sequence BEFORE UPDATE ON "live_events" FOR EACH ROW WHEN ((OLD.starts_at, OLD.ends_at, OLD.timezone, OLD.venue, OLD.published) IS DISTINCT FROM (NEW.starts_at, NEW.ends_at, NEW.timezone, NEW.venue, NEW.published)) EXECUTE FUNCTION raise_live_event_sequence();

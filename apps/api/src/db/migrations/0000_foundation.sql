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
	"industry" text DEFAULT '' NOT NULL,
	"website" text,
	"founded" smallint,
	"employee_range_id" smallint,
	"hq_location_id" bigint,
	"tech_stack_ids" bigint[] DEFAULT '{}' NOT NULL,
	"logo_url" text,
	"cover_url" text,
	"published" boolean DEFAULT false NOT NULL,
	"has_brand_page" boolean DEFAULT false NOT NULL,
	"allow_external_ats" boolean DEFAULT false NOT NULL,
	"memberships" text[] DEFAULT '{}' NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"customer_success_manager_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "companies_slug_unique" UNIQUE("slug"),
	CONSTRAINT "companies_type" CHECK ("companies"."type" in (0, 1)),
	CONSTRAINT "companies_credits" CHECK ("companies"."credits" >= 0),
	CONSTRAINT "companies_slug" CHECK ("companies"."slug" ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$')
);
--> statement-breakpoint
CREATE TABLE "company_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL
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
	"validate_by_tm" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "developers_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "developers_seniority" CHECK ("developers"."seniority" between 0 and 2),
	CONSTRAINT "developers_signup_step" CHECK ("developers"."signup_step" between 0 and 3)
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
	CONSTRAINT "events_dates" CHECK ("events"."ends_on" >= "events"."starts_on")
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
CREATE TABLE "one_time_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"redirect" text,
	"logs_in" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
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
	CONSTRAINT "job_listings_once" UNIQUE("source","external_id")
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
	"cover_url" text,
	"job_posting_owner_id" bigint,
	"published_at" timestamp (3) with time zone,
	"last_published_at" timestamp (3) with time zone,
	"expire_at" timestamp (3) with time zone,
	"boosted_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_words" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "jobs"."search_words")) STORED,
	CONSTRAINT "jobs_salary" CHECK ("jobs"."salary_max" >= "jobs"."salary_min"),
	CONSTRAINT "jobs_hybrid_option" CHECK ("jobs"."hybrid_option_id" between 1 and 3),
	CONSTRAINT "jobs_published" CHECK ("jobs"."status" <> 'published' or "jobs"."published_at" is not null),
	CONSTRAINT "jobs_external" CHECK (not "jobs"."direct_apply" or "jobs"."job_url" is not null),
	CONSTRAINT "jobs_slug_form" CHECK ("jobs"."slug" ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$')
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_messages_task_id_unique" UNIQUE("task_id")
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracking_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type" text NOT NULL,
	"event_data" jsonb NOT NULL,
	"user_id" bigint,
	"company_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "company_slugs" ADD CONSTRAINT "company_slugs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_languages" ADD CONSTRAINT "developer_languages_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_languages" ADD CONSTRAINT "developer_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_skills" ADD CONSTRAINT "developer_skills_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_skills" ADD CONSTRAINT "developer_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developers" ADD CONSTRAINT "developers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developers" ADD CONSTRAINT "developers_residence_city_id_locations_id_fk" FOREIGN KEY ("residence_city_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developers" ADD CONSTRAINT "developers_citizenship_country_id_locations_id_fk" FOREIGN KEY ("citizenship_country_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_country_id_locations_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_bookmarks" ADD CONSTRAINT "job_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_bookmarks" ADD CONSTRAINT "job_bookmarks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_slugs" ADD CONSTRAINT "job_slugs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_slugs" ADD CONSTRAINT "job_slugs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_job_posting_owner_id_users_id_fk" FOREIGN KEY ("job_posting_owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_messages_application" ON "application_messages" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_moves_application" ON "application_moves" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("developer_id","job_id");--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id","status");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "locations_search" ON "locations" USING btree ("kind","search_name" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "locations_country" ON "locations" USING btree ("iso2") WHERE "locations"."kind" = 'country';--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "developer_skills_skill" ON "developer_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "developers_city" ON "developers" USING btree ("residence_city_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_one_owner" ON "accounts" USING btree ("company_id") WHERE "accounts"."role" = 'company-account-owner';--> statement-breakpoint
CREATE INDEX "accounts_company" ON "accounts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "throttles_expiry" ON "throttles" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "job_listings_open" ON "job_listings" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "job_listings"."is_active";--> statement-breakpoint
CREATE INDEX "job_listings_search" ON "job_listings" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_slug" ON "jobs" USING btree ("company_id","slug");--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_expiry" ON "jobs" USING btree ("expire_at") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_skills" ON "jobs" USING gin ("skill_ids");--> statement-breakpoint
CREATE INDEX "jobs_locations" ON "jobs" USING gin ("location_ids");--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "outbox_messages_to" ON "outbox_messages" USING btree ("to","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tracking_events_type" ON "tracking_events" USING btree ("event_type","created_at");
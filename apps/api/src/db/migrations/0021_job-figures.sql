CREATE TABLE "dashboard_preferences" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"collapsed" text[] DEFAULT '{}' NOT NULL,
	"dismissed_tips" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "dashboard_preferences_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "company_day_figures" (
	"company_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	"apply_clicks" integer DEFAULT 0 NOT NULL,
	"applications" integer DEFAULT 0 NOT NULL,
	"answer_days" real,
	CONSTRAINT "company_day_figures_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
CREATE TABLE "company_standings" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"ads" integer DEFAULT 0 NOT NULL,
	"click_rate" double precision,
	"apply_rate" double precision,
	"strong_share" double precision,
	"new_days" real,
	"interviewing_days" real,
	"decision_days" real,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_day_figures" (
	"job_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	"apply_clicks" integer DEFAULT 0 NOT NULL,
	"applications" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_day_figures_job_id_day_pk" PRIMARY KEY("job_id","day")
);
--> statement-breakpoint
CREATE TABLE "job_source_figures" (
	"job_id" bigint NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"campaign" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	"apply_clicks" integer DEFAULT 0 NOT NULL,
	"applications" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_source_figures_job_id_day_source_campaign_pk" PRIMARY KEY("job_id","day","source","campaign")
);
--> statement-breakpoint
CREATE TABLE "job_standings" (
	"job_id" bigint PRIMARY KEY NOT NULL,
	"match_counts" integer[] DEFAULT array_fill(0, array[11]) NOT NULL,
	"lacking" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"new_days" real,
	"interviewing_days" real,
	"decision_days" real,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salary_effects" (
	"skill_id" bigint PRIMARY KEY NOT NULL,
	"ads_with" integer NOT NULL,
	"ads_without" integer NOT NULL,
	"more_percent" integer NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "tracking_events_uncounted";--> statement-breakpoint
ALTER TABLE "dashboard_preferences" ADD CONSTRAINT "dashboard_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_preferences" ADD CONSTRAINT "dashboard_preferences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_day_figures" ADD CONSTRAINT "company_day_figures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_standings" ADD CONSTRAINT "company_standings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_day_figures" ADD CONSTRAINT "job_day_figures_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_source_figures" ADD CONSTRAINT "job_source_figures_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_standings" ADD CONSTRAINT "job_standings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_day_figures_day" ON "job_day_figures" USING btree ("day","job_id");--> statement-breakpoint
CREATE INDEX "job_source_figures_day" ON "job_source_figures" USING btree ("day","job_id");--> statement-breakpoint
CREATE INDEX "applications_applied" ON "applications" USING btree ("applied_at");--> statement-breakpoint
CREATE INDEX "tracking_events_uncounted" ON "tracking_events" USING btree ("event_type","id") WHERE "tracking_events"."event_type" in ('video.play-started', 'company.page-story-interaction', 'job.page-direct-view', 'job.apply-internal-click', 'job.apply-external-click') and "tracking_events"."counted_at" is null;
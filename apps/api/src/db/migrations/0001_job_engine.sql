CREATE TABLE "job_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "jobs" ADD COLUMN "logo_url" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pixel_tracking_url" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_agency" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "job_company_name" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "company_description" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reference_data" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "price_id" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "draft_token_hash" text;--> statement-breakpoint
ALTER TABLE "company_memberships" ADD CONSTRAINT "company_memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_salaries" ADD CONSTRAINT "market_salaries_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_salaries" ADD CONSTRAINT "market_salaries_country_id_locations_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_changes_xid" ON "job_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "job_changes_age" ON "job_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "company_memberships_company" ON "company_memberships" USING btree ("company_id","kind");--> statement-breakpoint
CREATE INDEX "credit_entries_company" ON "credit_entries" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_price_id_job_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."job_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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

CREATE TABLE "application_interviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_interviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"body" text NOT NULL,
	"user_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_interviews_length" CHECK (length("application_interviews"."body") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "developer_staff_notes" (
	"developer_id" bigint PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"updated_by" bigint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "developer_staff_notes_length" CHECK (length("developer_staff_notes"."body") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "job_suggestions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"developer_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"message" text NOT NULL,
	"suggested_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_suggestions_length" CHECK (length("job_suggestions"."message") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "login_suspensions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"suspended_by" bigint,
	CONSTRAINT "login_suspensions_length" CHECK (length("login_suspensions"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "developers" ADD COLUMN "disproved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_interviews" ADD CONSTRAINT "application_interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_interviews" ADD CONSTRAINT "application_interviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_staff_notes" ADD CONSTRAINT "developer_staff_notes_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_staff_notes" ADD CONSTRAINT "developer_staff_notes_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_suggestions" ADD CONSTRAINT "job_suggestions_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_suggestions" ADD CONSTRAINT "job_suggestions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_suggestions" ADD CONSTRAINT "job_suggestions_suggested_by_users_id_fk" FOREIGN KEY ("suggested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_suspensions" ADD CONSTRAINT "login_suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_suspensions" ADD CONSTRAINT "login_suspensions_suspended_by_users_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_interviews_application" ON "application_interviews" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_suggestions_once" ON "job_suggestions" USING btree ("developer_id","job_id");--> statement-breakpoint
CREATE INDEX "job_suggestions_newest" ON "job_suggestions" USING btree ("developer_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "developers_present" ON "developers" USING btree ("id" DESC NULLS FIRST,"user_id") WHERE "developers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(left(regexp_replace(normalize(replace(replace(replace(replace(translate(lower("first_name" || ' ' || "last_name" || ' ' || "email"), 'øđðłı', 'oddli'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFKD), '[\u0300-\u036f]', '', 'g'), 500), '\s+') || regexp_split_to_array(left(regexp_replace(normalize(replace(replace(replace(replace(translate(lower("first_name" || ' ' || "last_name" || ' ' || "email"), 'øđðłı', 'oddli'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFKD), '[\u0300-\u036f]', '', 'g'), 500), '[\s!-/:-@[-`{-~\u2010-\u2027]+'), '')));--> statement-breakpoint
ALTER TABLE "developers" ADD CONSTRAINT "developers_disproved" CHECK (not "developers"."disproved" or "developers"."validate_by_tm" = 2);
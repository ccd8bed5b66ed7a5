CREATE TABLE "company_registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"occasional_emails" boolean DEFAULT false NOT NULL,
	"utm" jsonb,
	"hutk" text,
	"token_hash" text NOT NULL,
	"browser_hash" text,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_registrations_company_id_unique" UNIQUE("company_id"),
	CONSTRAINT "company_registrations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "company_registrations" ADD CONSTRAINT "company_registrations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_registrations" ADD CONSTRAINT "company_registrations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_registrations_email" ON "company_registrations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "company_registrations_job" ON "company_registrations" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "company_registrations_age" ON "company_registrations" USING btree ("updated_at");
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
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_submissions_email" ON "form_submissions" USING btree ("email","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "form_submissions_consent" ON "form_submissions" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "form_submissions_open" ON "form_submissions" USING btree ("created_at") WHERE "form_submissions"."delivered_at" is null and "form_submissions"."refused_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_guest" ON "consents" USING btree ("email","purpose") WHERE "consents"."user_id" is null and "consents"."withdrawn_at" is null;
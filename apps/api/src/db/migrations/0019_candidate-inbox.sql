CREATE TABLE "candidate_action_items" (
	"action_id" bigint NOT NULL,
	"application_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"from_status" smallint,
	"from_status_at" timestamp (3) with time zone,
	"waited_since" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"message_id" bigint,
	"mail_task_id" uuid,
	CONSTRAINT "candidate_action_items_action_id_application_id_pk" PRIMARY KEY("action_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "candidate_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "candidate_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" bigint,
	"author_name" text NOT NULL,
	"status" smallint,
	"message" text NOT NULL,
	"contact_email" text NOT NULL,
	"notify" boolean NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "candidate_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_views_name_length" CHECK (length("candidate_views"."name") between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_name_length" CHECK (length("message_templates"."name") between 1 and 60)
);
--> statement-breakpoint
DROP INDEX "applications_job";--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "sent_by" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_moves" ADD COLUMN "waited_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "waiting_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_action_items" ADD CONSTRAINT "candidate_action_items_action_id_candidate_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."candidate_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_action_items" ADD CONSTRAINT "candidate_action_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_action_items" ADD CONSTRAINT "candidate_action_items_message_id_application_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."application_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_actions" ADD CONSTRAINT "candidate_actions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_actions" ADD CONSTRAINT "candidate_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_views" ADD CONSTRAINT "candidate_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_views" ADD CONSTRAINT "candidate_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_action_items_order" ON "candidate_action_items" USING btree ("action_id","position");--> statement-breakpoint
CREATE INDEX "candidate_action_items_application" ON "candidate_action_items" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "candidate_action_items_message" ON "candidate_action_items" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_views_name" ON "candidate_views" USING btree ("user_id","company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree ("company_id",coalesce("user_id", 0),lower("name"));--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id","status","waiting_since");--> statement-breakpoint
UPDATE "applications" SET "waiting_since" = greatest(
  "applied_at",
  (select max(m."created_at") from "application_moves" m where m."application_id" = "applications"."id"
    and (m."moved_by" = 'company' or (m."moved_by" = 'admin' and m."status" = 2))),
  (select max(m."created_at") from "application_messages" m where m."application_id" = "applications"."id")
);

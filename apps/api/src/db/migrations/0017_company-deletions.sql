CREATE TABLE "company_deletions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_deletions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"deleted_by" bigint,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"restorable_until" timestamp (3) with time zone NOT NULL,
	"restored_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"job_ids" bigint[] DEFAULT '{}' NOT NULL,
	"accounts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_deletions" ADD CONSTRAINT "company_deletions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_deletions" ADD CONSTRAINT "company_deletions_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_deletions_open" ON "company_deletions" USING btree ("company_id") WHERE "company_deletions"."restored_at" is null;
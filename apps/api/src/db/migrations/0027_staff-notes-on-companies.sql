CREATE TABLE "company_staff_notes" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"updated_by" bigint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_staff_notes_length" CHECK (length("company_staff_notes"."body") <= 10000)
);
--> statement-breakpoint
ALTER TABLE "company_memberships" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_staff_notes" ADD CONSTRAINT "company_staff_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_staff_notes" ADD CONSTRAINT "company_staff_notes_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
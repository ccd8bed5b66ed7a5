CREATE TABLE "credit_packs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_packs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"credits" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "credit_packs_credits_unique" UNIQUE("credits"),
	CONSTRAINT "credit_packs_credits" CHECK ("credit_packs"."credits" > 0),
	CONSTRAINT "credit_packs_cents" CHECK ("credit_packs"."price_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "company_memberships" ADD COLUMN "plan_id" bigint;--> statement-breakpoint
ALTER TABLE "company_memberships" ADD COLUMN "price_cents_month" integer;--> statement-breakpoint
ALTER TABLE "company_memberships" ADD COLUMN "duration_months" smallint DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_memberships" ADD COLUMN "billed_until" date;--> statement-breakpoint
ALTER TABLE "company_memberships" ADD COLUMN "bought_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_memberships" ADD COLUMN "warned_days" smallint;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "pack_id" bigint;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "invoice_id" bigint;--> statement-breakpoint
ALTER TABLE "company_memberships" ADD CONSTRAINT "company_memberships_plan_id_membership_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_pack_id_credit_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."credit_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_memberships_end" ON "company_memberships" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "company_memberships_charge" ON "company_memberships" USING btree ("billed_until");--> statement-breakpoint
ALTER TABLE "company_memberships" ADD CONSTRAINT "company_memberships_duration" CHECK ("company_memberships"."duration_months" between 1 and 60);--> statement-breakpoint
ALTER TABLE "company_memberships" ADD CONSTRAINT "company_memberships_cents" CHECK ("company_memberships"."price_cents_month" >= 0);--> statement-breakpoint
ALTER TABLE "company_memberships" ADD CONSTRAINT "company_memberships_charged" CHECK ("company_memberships"."billed_until" is null or "company_memberships"."price_cents_month" is not null);--> statement-breakpoint
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON credit_packs FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

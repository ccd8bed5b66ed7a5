CREATE TABLE "company_facets" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"open_jobs" integer DEFAULT 0 NOT NULL,
	"skill_ids" bigint[] DEFAULT '{}' NOT NULL,
	"location_ids" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_industries" (
	"company_id" bigint NOT NULL,
	"industry_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "company_industries_company_id_industry_id_pk" PRIMARY KEY("company_id","industry_id")
);
--> statement-breakpoint
CREATE TABLE "company_key_values" (
	"company_id" bigint NOT NULL,
	"key_value_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "company_key_values_company_id_key_value_id_pk" PRIMARY KEY("company_id","key_value_id")
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "industries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "industries_label_unique" UNIQUE("label"),
	CONSTRAINT "industries_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "key_values" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "key_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "key_values_label_unique" UNIQUE("label"),
	CONSTRAINT "key_values_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "github" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "linkedin" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "twitter" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "instagram" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "facebook" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "tiktok" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "hiring_preference_id" smallint;--> statement-breakpoint
ALTER TABLE "company_facets" ADD CONSTRAINT "company_facets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_industries" ADD CONSTRAINT "company_industries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_industries" ADD CONSTRAINT "company_industries_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_key_values" ADD CONSTRAINT "company_key_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_key_values" ADD CONSTRAINT "company_key_values_key_value_id_key_values_id_fk" FOREIGN KEY ("key_value_id") REFERENCES "public"."key_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_facets_jobs" ON "company_facets" USING btree ("open_jobs" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "company_facets_skills" ON "company_facets" USING gin ("skill_ids");--> statement-breakpoint
CREATE INDEX "company_facets_locations" ON "company_facets" USING gin ("location_ids");--> statement-breakpoint
CREATE INDEX "company_industries_industry" ON "company_industries" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "company_key_values_value" ON "company_key_values" USING btree ("key_value_id");--> statement-breakpoint
CREATE INDEX "companies_newest" ON "companies" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "companies"."published";--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "industry";--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_links" CHECK (array_to_string(array["companies"."website", "companies"."github", "companies"."linkedin", "companies"."twitter", "companies"."instagram", "companies"."facebook", "companies"."tiktok"], ' ') ~ '^(https?://[^[:space:]]+( |$))*$');--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_hiring_preference" CHECK ("companies"."hiring_preference_id" between 1 and 4);--> statement-breakpoint
DO $$
DECLARE noted text;
BEGIN
	FOREACH noted IN ARRAY ARRAY['company_facets', 'company_industries', 'company_key_values', 'industries', 'key_values'] LOOP
		EXECUTE format('CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()', noted);
	END LOOP;
END $$;

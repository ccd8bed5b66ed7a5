CREATE TABLE "community_ads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partner_name" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"image_url" text,
	"url" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "community_ads_url" CHECK ("community_ads"."url" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"author" text NOT NULL,
	"role" text NOT NULL,
	"image_url" text,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"column" text NOT NULL,
	"label" text NOT NULL,
	"url" text,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "site_links_label" CHECK (length("site_links"."label") between 1 and 40),
	CONSTRAINT "site_links_url" CHECK ("site_links"."url" ~ '^https?://')
);
--> statement-breakpoint
CREATE INDEX "community_ads_active" ON "community_ads" USING btree ("position","id") WHERE "community_ads"."active";--> statement-breakpoint
CREATE INDEX "quotes_order" ON "quotes" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "site_links_order" ON "site_links" USING btree ("column","position","id");--> statement-breakpoint
CREATE INDEX "jobs_premium" ON "jobs" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'published' and "jobs"."offer_type" = 5;--> statement-breakpoint
CREATE INDEX "jobs_hire_paid" ON "jobs" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'published' and "jobs"."offer_type" = 0;
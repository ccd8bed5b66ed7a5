CREATE TABLE "job_feed_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_feed_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"title" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"is_included" boolean NOT NULL,
	"is_applied" boolean DEFAULT false NOT NULL,
	"listing" jsonb,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_feed_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_feed_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed_id" bigint NOT NULL,
	"state" text NOT NULL,
	"is_reviewed" boolean NOT NULL,
	"file_text" text,
	"found" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "job_feeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"format" text NOT NULL,
	"address" text NOT NULL,
	"every_hours" smallint,
	"is_reviewed" boolean DEFAULT true NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_listings" DROP CONSTRAINT "job_listings_once";--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "feed_id" bigint;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "edited_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "fold_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_feed_changes" ADD CONSTRAINT "job_feed_changes_run_id_job_feed_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."job_feed_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD CONSTRAINT "job_feed_runs_feed_id_job_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."job_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_feed_changes_listed" ON "job_feed_changes" USING btree ("run_id","kind","id");--> statement-breakpoint
CREATE INDEX "job_feed_changes_open" ON "job_feed_changes" USING btree ("run_id","id") WHERE "job_feed_changes"."is_included" and not "job_feed_changes"."is_applied";--> statement-breakpoint
CREATE UNIQUE INDEX "job_feed_runs_open" ON "job_feed_runs" USING btree ("feed_id") WHERE "job_feed_runs"."state" in ('reading', 'review', 'applying');--> statement-breakpoint
CREATE INDEX "job_feed_runs_latest" ON "job_feed_runs" USING btree ("feed_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_feeds_once" ON "job_feeds" USING btree ("format","address","name");--> statement-breakpoint
CREATE INDEX "job_feeds_due" ON "job_feeds" USING btree ("next_run_at");--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_feed_id_job_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."job_feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_listings_by_feed" ON "job_listings" USING btree ("feed_id","external_id");--> statement-breakpoint
CREATE INDEX "job_listings_fold" ON "job_listings" USING btree ("fold_key") WHERE "job_listings"."is_active" and "job_listings"."fold_key" <> '';--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_once" UNIQUE NULLS NOT DISTINCT("source","feed_id","external_id");
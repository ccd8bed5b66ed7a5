ALTER TABLE "job_feed_changes" ADD COLUMN "company_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_feed_changes" ADD COLUMN "is_duplicate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_feed_changes" ADD COLUMN "is_unsure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD COLUMN "refused" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD COLUMN "close_reason" text;--> statement-breakpoint
CREATE INDEX "job_listings_by_source" ON "job_listings" USING btree ("source","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
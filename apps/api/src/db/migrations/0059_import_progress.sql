ALTER TABLE "job_feed_changes" ADD COLUMN "is_error" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD COLUMN "applying_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD COLUMN "done_before" integer DEFAULT 0 NOT NULL;
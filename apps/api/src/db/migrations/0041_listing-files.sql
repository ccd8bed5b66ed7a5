ALTER TABLE "job_feed_changes" ADD COLUMN "row_number" integer;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD COLUMN "to_create" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD COLUMN "to_update" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD COLUMN "to_close" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_feed_runs" DROP COLUMN "file_text";
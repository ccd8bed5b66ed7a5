ALTER TABLE "video_import_items" ADD COLUMN "listed" jsonb;--> statement-breakpoint
ALTER TABLE "video_imports" ADD COLUMN "stopped_at" timestamp (3) with time zone;
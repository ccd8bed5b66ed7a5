ALTER TABLE "videos" ADD COLUMN "audio_bytes" integer;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "audio_seconds" integer;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_recording" CHECK ("videos"."audio_bytes" > 0 and "videos"."audio_seconds" > 0);
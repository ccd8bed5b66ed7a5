ALTER TABLE "live_event_registrations" DROP CONSTRAINT "live_event_registrations_live_event_id_live_events_id_fk";
--> statement-breakpoint
ALTER TABLE "live_events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD COLUMN "told_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD COLUMN "told_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD COLUMN "told_timezone" text;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD COLUMN "told_venue" text;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD COLUMN "told_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD COLUMN "told_sequence" integer;--> statement-breakpoint
UPDATE "live_event_registrations" place SET "told_starts_at" = event."starts_at", "told_ends_at" = event."ends_at", "told_timezone" = event."timezone", "told_venue" = CASE WHEN place."attendance_type" = 0 THEN event."venue" END, "told_withdrawn" = NOT event."published", "told_sequence" = event."sequence" FROM "live_events" event WHERE event."id" = place."live_event_id" AND place."confirmed_at" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION raise_live_event_sequence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.sequence := OLD.sequence + 1;
	NEW.updated_at := now();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER live_event_sequence BEFORE UPDATE ON "live_events" FOR EACH ROW WHEN ((OLD.starts_at, OLD.ends_at, OLD.timezone, OLD.venue, OLD.published) IS DISTINCT FROM (NEW.starts_at, NEW.ends_at, NEW.timezone, NEW.venue, NEW.published)) EXECUTE FUNCTION raise_live_event_sequence();
--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD CONSTRAINT "live_event_registrations_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD CONSTRAINT "live_event_registrations_told" CHECK ("live_event_registrations"."confirmed_at" is null or num_nulls("live_event_registrations"."told_starts_at", "live_event_registrations"."told_ends_at", "live_event_registrations"."told_timezone", "live_event_registrations"."told_sequence") = 0);--> statement-breakpoint
ALTER TABLE "community_ads" ADD CONSTRAINT "community_ads_addresses" CHECK (array_to_string(array["community_ads"."image_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_addresses" CHECK (array_to_string(array["companies"."logo_url", "companies"."cover_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_addresses" CHECK (array_to_string(array["events"."external_url", "events"."logo_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_addresses" CHECK (array_to_string(array["highlights"."image_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_addresses" CHECK (array_to_string(array["job_listings"."url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_addresses" CHECK (array_to_string(array["jobs"."job_url", "jobs"."logo_url", "jobs"."cover_url", "jobs"."pixel_tracking_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "live_event_ads" ADD CONSTRAINT "live_event_ads_addresses" CHECK (array_to_string(array["live_event_ads"."image_url", "live_event_ads"."url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "live_event_backers" ADD CONSTRAINT "live_event_backers_addresses" CHECK (array_to_string(array["live_event_backers"."logo_url", "live_event_backers"."url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_addresses" CHECK (array_to_string(array["live_events"."cover_url", "live_events"."stream_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_addresses" CHECK (array_to_string(array["article_authors"."portrait_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_addresses" CHECK (array_to_string(array["articles"."image_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_addresses" CHECK (array_to_string(array["quotes"."image_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_addresses" CHECK (array_to_string(array["speakers"."portrait_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_addresses" CHECK (array_to_string(array["videos"."thumbnail_url", "videos"."audio_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$');
ALTER TABLE "live_event_registrations" DROP CONSTRAINT "live_event_registrations_confirmed";--> statement-breakpoint
ALTER TABLE "live_events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_events" ADD COLUMN "changes_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "stage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD COLUMN "offered_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD COLUMN "checked_in_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "live_event_registrations_waiting" ON "live_event_registrations" USING btree ("live_event_id","waiting_since") WHERE "live_event_registrations"."waiting_since" is not null;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD CONSTRAINT "live_event_registrations_offered" CHECK ("live_event_registrations"."offered_until" is null or "live_event_registrations"."waiting_since" is not null);--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD CONSTRAINT "live_event_registrations_confirmed" CHECK ("live_event_registrations"."confirmed_at" is not null or "live_event_registrations"."email" is not null or "live_event_registrations"."waiting_since" is not null);
CREATE TABLE "company_story_figures" (
	"story_id" bigint PRIMARY KEY NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"interactions" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "tracking_events_uncounted";--> statement-breakpoint
ALTER TABLE "company_story_figures" ADD CONSTRAINT "company_story_figures_story_id_company_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."company_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracking_events_uncounted" ON "tracking_events" USING btree ("event_type","id") WHERE "tracking_events"."event_type" in ('video.play-started', 'company.page-story-interaction') and "tracking_events"."counted_at" is null;
ALTER TABLE "former_event_slugs" RENAME TO "event_slugs";--> statement-breakpoint
ALTER TABLE "event_slugs" RENAME CONSTRAINT "former_event_slugs_pkey" TO "event_slugs_pkey";--> statement-breakpoint
ALTER TABLE "event_slugs" RENAME CONSTRAINT "former_event_slugs_event_id_events_id_fk" TO "event_slugs_event_id_events_id_fk";--> statement-breakpoint
ALTER INDEX "former_event_slugs_event" RENAME TO "event_slugs_event";

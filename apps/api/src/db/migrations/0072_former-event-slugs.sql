CREATE TABLE "former_event_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_event_slugs" ADD CONSTRAINT "former_event_slugs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_event_slugs_event" ON "former_event_slugs" USING btree ("event_id");--> statement-breakpoint
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON former_event_slugs FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

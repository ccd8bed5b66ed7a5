CREATE TABLE "event_homepages" (
	"event_id" bigint NOT NULL,
	"live" boolean NOT NULL,
	"hero_title" text NOT NULL,
	"hero_subtitle" text NOT NULL,
	"hero_image_url" text,
	"cta_label" text NOT NULL,
	"cta_url" text,
	"sections" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_homepages_event_id_live_pk" PRIMARY KEY("event_id","live"),
	CONSTRAINT "event_homepages_addresses" CHECK (array_to_string(array["event_homepages"."hero_image_url", "event_homepages"."cta_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$')
);
--> statement-breakpoint
CREATE TABLE "event_menu_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_menu_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"position" smallint NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "event_menu_items_addresses" CHECK ("event_menu_items"."url" ~ '^(#[a-z]+(-[0-9]{1,2})?|https://[^[:space:]]+)$')
);
--> statement-breakpoint
ALTER TABLE "event_homepages" ADD CONSTRAINT "event_homepages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_menu_items" ADD CONSTRAINT "event_menu_items_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_menu_items_event" ON "event_menu_items" USING btree ("event_id","position");--> statement-breakpoint
-- A page that is being edited concerns no visitor; the published one, its menu and what it shows do.
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE ON event_homepages FOR EACH ROW WHEN (NEW.live) EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
CREATE TRIGGER content_unpublished AFTER DELETE ON event_homepages FOR EACH ROW WHEN (OLD.live) EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON event_menu_items FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON event_sessions FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON event_session_speakers FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON partnerships FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

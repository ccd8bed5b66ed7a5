CREATE TABLE "content_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"noun" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_changes_age" ON "content_changes" USING btree ("created_at","id");--> statement-breakpoint
CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO content_changes (noun) VALUES (tg_table_name);
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE noted text;
BEGIN
	FOREACH noted IN ARRAY ARRAY[
		'article_authors', 'article_categories', 'articles', 'category_page_texts', 'community_ads', 'companies',
		'company_slugs', 'company_stories', 'event_partnerships', 'events', 'highlights', 'job_prices', 'job_slugs',
		'languages', 'live_event_ads', 'live_event_backers', 'live_event_registrations', 'live_event_seasons',
		'live_event_speakers', 'live_events', 'live_session_speakers', 'live_sessions', 'locations',
		'market_salaries', 'membership_plans', 'quotes', 'site_links', 'skill_categories', 'skills', 'speakers',
		'tech_stack_pages', 'video_speakers', 'videos'
	] LOOP
		EXECUTE format('CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()', noted);
	END LOOP;
END $$;

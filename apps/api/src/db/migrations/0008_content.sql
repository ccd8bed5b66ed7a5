CREATE TABLE "highlights" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "highlights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category" smallint NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"image_url" text,
	"video_id" bigint,
	"live_event_id" bigint,
	"cta_label" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "highlights_item" CHECK (("highlights"."category" = 1 and "highlights"."video_id" is not null and "highlights"."live_event_id" is null)
        or ("highlights"."category" = 2 and "highlights"."live_event_id" is not null and "highlights"."video_id" is null))
);
--> statement-breakpoint
CREATE TABLE "live_event_ads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_event_id" bigint NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"image_url" text,
	"url" text NOT NULL,
	"partner_name" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_event_backers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_backers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_event_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"company_id" bigint,
	"logo_url" text,
	"url" text,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_event_seasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_seasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"slug" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_event_seasons_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "live_event_speakers" (
	"live_event_id" bigint NOT NULL,
	"speaker_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_event_speakers_live_event_id_speaker_id_pk" PRIMARY KEY("live_event_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"event_type" smallint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"season_id" bigint,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"timezone" text NOT NULL,
	"cover_url" text,
	"skill_ids" bigint[] DEFAULT '{}' NOT NULL,
	"stream_url" text,
	"recording_video_id" bigint,
	"requires_login" boolean DEFAULT false NOT NULL,
	"capacity" integer,
	"published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_slug_unique" UNIQUE("slug"),
	CONSTRAINT "live_events_slug" CHECK ("live_events"."slug" ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'),
	CONSTRAINT "live_events_type" CHECK ("live_events"."event_type" in (0, 1, 2, 3)),
	CONSTRAINT "live_events_status" CHECK ("live_events"."status" in (0, 1, 2)),
	CONSTRAINT "live_events_times" CHECK ("live_events"."ends_at" > "live_events"."starts_at"),
	CONSTRAINT "live_events_capacity" CHECK ("live_events"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "live_session_speakers" (
	"session_id" bigint NOT NULL,
	"speaker_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_session_speakers_session_id_speaker_id_pk" PRIMARY KEY("session_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_event_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"abstract" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"skill_ids" bigint[] DEFAULT '{}' NOT NULL,
	"video_id" bigint,
	"published" boolean DEFAULT false NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_sessions_slug" UNIQUE("live_event_id","slug"),
	CONSTRAINT "live_sessions_times" CHECK ("live_sessions"."ends_at" > "live_sessions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "article_authors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_authors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"slug" text NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"portrait_url" text,
	"bio" text DEFAULT '' NOT NULL,
	CONSTRAINT "article_authors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "article_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body_html" text DEFAULT '' NOT NULL,
	"image_url" text,
	"image_alt" text DEFAULT '' NOT NULL,
	"author_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"skill_ids" bigint[] DEFAULT '{}' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"reading_time" smallint DEFAULT 5 NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"meta_title" text,
	"meta_description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "articles_slug" CHECK ("articles"."slug" ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'),
	CONSTRAINT "articles_status" CHECK ("articles"."status" in (0, 1, 2, 3)),
	CONSTRAINT "articles_reading_time" CHECK ("articles"."reading_time" in (1, 3, 5, 7, 10)),
	CONSTRAINT "articles_published" CHECK ("articles"."status" <> 2 or "articles"."published_at" is not null),
	CONSTRAINT "articles_scheduled" CHECK ("articles"."status" <> 1 or "articles"."publish_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "speakers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "speakers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"slug" text NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"company_id" bigint,
	"portrait_url" text,
	"bio" text DEFAULT '' NOT NULL,
	CONSTRAINT "speakers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "company_stories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"title" text NOT NULL,
	"body_html" text DEFAULT '' NOT NULL,
	"cover_type" smallint DEFAULT 0 NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video_url" text,
	"cta_label" text,
	"cta_url" text,
	"status" smallint DEFAULT 2 NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_stories_title" CHECK (length("company_stories"."title") between 1 and 80),
	CONSTRAINT "company_stories_status" CHECK ("company_stories"."status" in (0, 1, 2)),
	CONSTRAINT "company_stories_cover" CHECK ("company_stories"."cover_type" = 0
        or ("company_stories"."cover_type" = 1 and jsonb_array_length("company_stories"."images") between 1 and 10)
        or ("company_stories"."cover_type" = 2 and "company_stories"."video_url" is not null))
);
--> statement-breakpoint
CREATE TABLE "video_speakers" (
	"video_id" bigint NOT NULL,
	"speaker_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "video_speakers_video_id_speaker_id_pk" PRIMARY KEY("video_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"provider" text NOT NULL,
	"provider_video_id" text NOT NULL,
	"thumbnail_url" text,
	"audio_url" text,
	"duration_seconds" integer NOT NULL,
	"release_date" date NOT NULL,
	"event_id" bigint,
	"skill_ids" bigint[] DEFAULT '{}' NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"requires_login" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"currently_live" boolean DEFAULT false NOT NULL,
	"upload_status" smallint DEFAULT 1 NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_slug_unique" UNIQUE("slug"),
	CONSTRAINT "videos_slug" CHECK ("videos"."slug" ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'),
	CONSTRAINT "videos_duration" CHECK ("videos"."duration_seconds" > 0)
);
--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_ads" ADD CONSTRAINT "live_event_ads_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_backers" ADD CONSTRAINT "live_event_backers_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_backers" ADD CONSTRAINT "live_event_backers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_speakers" ADD CONSTRAINT "live_event_speakers_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_speakers" ADD CONSTRAINT "live_event_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_season_id_live_event_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."live_event_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_recording_video_id_videos_id_fk" FOREIGN KEY ("recording_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session_speakers" ADD CONSTRAINT "live_session_speakers_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session_speakers" ADD CONSTRAINT "live_session_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_article_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."article_authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_stories" ADD CONSTRAINT "company_stories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_speakers" ADD CONSTRAINT "video_speakers_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_speakers" ADD CONSTRAINT "video_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "highlights_category" ON "highlights" USING btree ("category","position");--> statement-breakpoint
CREATE INDEX "highlights_video" ON "highlights" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "highlights_live_event" ON "highlights" USING btree ("live_event_id");--> statement-breakpoint
CREATE INDEX "live_event_ads_event" ON "live_event_ads" USING btree ("live_event_id");--> statement-breakpoint
CREATE INDEX "live_event_backers_event" ON "live_event_backers" USING btree ("live_event_id");--> statement-breakpoint
CREATE INDEX "live_event_backers_company" ON "live_event_backers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "live_event_speakers_speaker" ON "live_event_speakers" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "live_events_start" ON "live_events" USING btree ("starts_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "live_events"."published";--> statement-breakpoint
CREATE INDEX "live_events_recording" ON "live_events" USING btree ("recording_video_id");--> statement-breakpoint
CREATE INDEX "live_session_speakers_speaker" ON "live_session_speakers" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "live_sessions_video" ON "live_sessions" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "articles"."status" = 2;--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("publish_at") WHERE "articles"."status" = 1;--> statement-breakpoint
CREATE INDEX "articles_author" ON "articles" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "articles_skills" ON "articles" USING gin ("skill_ids");--> statement-breakpoint
CREATE INDEX "speakers_company" ON "speakers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_stories_order" ON "company_stories" USING btree ("company_id","position","id");--> statement-breakpoint
CREATE INDEX "video_speakers_speaker" ON "video_speakers" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos" USING btree ("release_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "videos"."published";--> statement-breakpoint
CREATE INDEX "videos_popular" ON "videos" USING btree ("plays" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "videos"."published";--> statement-breakpoint
CREATE INDEX "videos_skills" ON "videos" USING gin ("skill_ids");--> statement-breakpoint
CREATE INDEX "videos_event" ON "videos" USING btree ("event_id");
CREATE TABLE "partnership_deadlines" (
	"event_id" bigint NOT NULL,
	"part" text NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "partnership_deadlines_event_id_part_pk" PRIMARY KEY("event_id","part"),
	CONSTRAINT "partnership_deadlines_part" CHECK ("partnership_deadlines"."part" in ('company', 'booth', 'people', 'sessions', 'goodies', 'activities', 'links'))
);
--> statement-breakpoint
CREATE TABLE "event_session_speakers" (
	"session_id" bigint NOT NULL,
	"speaker_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_session_speakers_session_id_speaker_id_pk" PRIMARY KEY("session_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "event_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"room" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_sessions_kind" CHECK ("event_sessions"."kind" in ('talk', 'workshop')),
	CONSTRAINT "event_sessions_times" CHECK ("event_sessions"."ends_at" > "event_sessions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "partnership_activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partnership_activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partnership_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	CONSTRAINT "partnership_activities_times" CHECK ("partnership_activities"."ends_at" > "partnership_activities"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "partnership_activity_people" (
	"activity_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	CONSTRAINT "partnership_activity_people_activity_id_person_id_pk" PRIMARY KEY("activity_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "partnership_goodies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partnership_goodies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partnership_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"quantity" integer,
	"image_url" text,
	CONSTRAINT "partnership_goodies_quantity" CHECK ("partnership_goodies"."quantity" > 0),
	CONSTRAINT "partnership_goodies_addresses" CHECK (array_to_string(array["partnership_goodies"."image_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$')
);
--> statement-breakpoint
CREATE TABLE "partnership_leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partnership_leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partnership_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"agreed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partnership_leads_email" UNIQUE("partnership_id","email"),
	CONSTRAINT "partnership_leads_email_form" CHECK ("partnership_leads"."email" = lower("partnership_leads"."email"))
);
--> statement-breakpoint
CREATE TABLE "partnership_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partnership_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partnership_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"job_title" text NOT NULL,
	"role" text NOT NULL,
	"image_url" text,
	CONSTRAINT "partnership_people_addresses" CHECK (array_to_string(array["partnership_people"."image_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$')
);
--> statement-breakpoint
CREATE TABLE "partnership_sessions" (
	"partnership_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	CONSTRAINT "partnership_sessions_partnership_id_session_id_pk" PRIMARY KEY("partnership_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "partnerships" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partnerships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"event_partnership_id" bigint NOT NULL,
	"name" text,
	"congress_logo_url" text,
	"congress_cover_url" text,
	"booth_number" text,
	"introduction" text DEFAULT '' NOT NULL,
	"company_link_one" text,
	"company_link_one_title" text,
	"company_link_two" text,
	"company_link_two_title" text,
	"company_link_three" text,
	"company_link_three_title" text,
	"company_link_four" text,
	"company_link_four_title" text,
	"company_link_five" text,
	"company_link_five_title" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partnerships_company_event" UNIQUE("company_id","event_id"),
	CONSTRAINT "partnerships_addresses" CHECK (array_to_string(array["partnerships"."congress_logo_url", "partnerships"."congress_cover_url", "partnerships"."company_link_one", "partnerships"."company_link_two", "partnerships"."company_link_three", "partnerships"."company_link_four", "partnerships"."company_link_five"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$')
);
--> statement-breakpoint
ALTER TABLE "event_partnerships" ADD COLUMN "has_booth" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_partnerships" ADD COLUMN "passes" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_partnerships" ADD COLUMN "talks" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_partnerships" ADD COLUMN "workshops" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_events" ADD COLUMN "event_id" bigint;--> statement-breakpoint
ALTER TABLE "partnership_deadlines" ADD CONSTRAINT "partnership_deadlines_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_session_speakers" ADD CONSTRAINT "event_session_speakers_session_id_event_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."event_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_session_speakers" ADD CONSTRAINT "event_session_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_activities" ADD CONSTRAINT "partnership_activities_partnership_id_partnerships_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."partnerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_activity_people" ADD CONSTRAINT "partnership_activity_people_activity_id_partnership_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."partnership_activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_activity_people" ADD CONSTRAINT "partnership_activity_people_person_id_partnership_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."partnership_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_goodies" ADD CONSTRAINT "partnership_goodies_partnership_id_partnerships_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."partnerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_leads" ADD CONSTRAINT "partnership_leads_partnership_id_partnerships_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."partnerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_people" ADD CONSTRAINT "partnership_people_partnership_id_partnerships_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."partnerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_sessions" ADD CONSTRAINT "partnership_sessions_partnership_id_partnerships_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."partnerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_sessions" ADD CONSTRAINT "partnership_sessions_session_id_event_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."event_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_partnerships" ADD CONSTRAINT "event_partnerships_event_package" UNIQUE("id","event_id");--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_package" FOREIGN KEY ("event_partnership_id","event_id") REFERENCES "public"."event_partnerships"("id","event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_session_speakers_speaker" ON "event_session_speakers" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "event_sessions_event" ON "event_sessions" USING btree ("event_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "partnership_activities_time" ON "partnership_activities" USING btree ("partnership_id","starts_at",lower("title"));--> statement-breakpoint
CREATE INDEX "partnership_activity_people_person" ON "partnership_activity_people" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partnership_goodies_title" ON "partnership_goodies" USING btree ("partnership_id",lower("title"));--> statement-breakpoint
CREATE INDEX "partnership_leads_latest" ON "partnership_leads" USING btree ("partnership_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "partnership_people_email" ON "partnership_people" USING btree ("partnership_id",lower("email"));--> statement-breakpoint
CREATE INDEX "partnership_sessions_session" ON "partnership_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "partnerships_event" ON "partnerships" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "partnerships_package_used" ON "partnerships" USING btree ("event_partnership_id");--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_events_event" ON "live_events" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "event_partnerships" ADD CONSTRAINT "event_partnerships_included" CHECK ("event_partnerships"."passes" >= 1 and "event_partnerships"."talks" >= 0 and "event_partnerships"."workshops" >= 0);
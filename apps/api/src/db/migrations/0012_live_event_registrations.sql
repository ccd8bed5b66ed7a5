CREATE TABLE "live_event_calendars" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_event_calendars_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "live_event_registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_event_id" bigint NOT NULL,
	"user_id" bigint,
	"email" text,
	"first_name" text,
	"last_name" text,
	"company_name" text,
	"job_title" text,
	"country_id" bigint,
	"terms_version" text,
	"utm" jsonb,
	"attendance_type" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"day_reminded_of" timestamp (3) with time zone,
	"hour_reminded_of" timestamp (3) with time zone,
	CONSTRAINT "live_event_registrations_member" UNIQUE("live_event_id","user_id"),
	CONSTRAINT "live_event_registrations_guest" UNIQUE("live_event_id","email"),
	CONSTRAINT "live_event_registrations_owner" CHECK (("live_event_registrations"."user_id" is null) <> ("live_event_registrations"."email" is null)),
	CONSTRAINT "live_event_registrations_email_form" CHECK ("live_event_registrations"."email" = lower("live_event_registrations"."email")),
	CONSTRAINT "live_event_registrations_confirmed" CHECK ("live_event_registrations"."confirmed_at" is not null or "live_event_registrations"."email" is not null),
	CONSTRAINT "live_event_registrations_attendance" CHECK ("live_event_registrations"."attendance_type" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "live_events" ADD COLUMN "venue" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event_calendars" ADD CONSTRAINT "live_event_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD CONSTRAINT "live_event_registrations_live_event_id_live_events_id_fk" FOREIGN KEY ("live_event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD CONSTRAINT "live_event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_registrations" ADD CONSTRAINT "live_event_registrations_country_id_locations_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_event_registrations_user" ON "live_event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_event_registrations_email" ON "live_event_registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "live_event_registrations_unconfirmed" ON "live_event_registrations" USING btree ("created_at") WHERE "live_event_registrations"."confirmed_at" is null;
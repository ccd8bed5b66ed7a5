CREATE TABLE "push_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notification_id" bigint NOT NULL,
	"subscription_id" bigint,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_deliveries_token_unique" UNIQUE("token"),
	CONSTRAINT "push_deliveries_once" UNIQUE("notification_id","subscription_id"),
	CONSTRAINT "push_deliveries_state" CHECK ("push_deliveries"."state" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "push_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"target" text NOT NULL,
	"action" smallint DEFAULT 0 NOT NULL,
	"redirect_type" smallint,
	"url" text,
	"session_id" bigint,
	"partner_id" bigint,
	"status" smallint DEFAULT 0 NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"leaves_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"problem" text,
	"recipients_count" integer DEFAULT 0 NOT NULL,
	"delivered_count" integer DEFAULT 0 NOT NULL,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"expired_count" integer DEFAULT 0 NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"unknown_count" integer DEFAULT 0 NOT NULL,
	"reached_id" bigint DEFAULT 0 NOT NULL,
	"last_id" bigint DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" bigint,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_notifications_status" CHECK ("push_notifications"."status" between 0 and 6),
	CONSTRAINT "push_notifications_length" CHECK (length("push_notifications"."title") <= 65 and length("push_notifications"."body") <= 240),
	CONSTRAINT "push_notifications_url" CHECK ("push_notifications"."url" is null or array_to_string(array["push_notifications"."url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$'),
	CONSTRAINT "push_notifications_redirect" CHECK (case "push_notifications"."action" when 0 then "push_notifications"."redirect_type" is null when 1 then "push_notifications"."redirect_type" = 0 when 2 then "push_notifications"."redirect_type" = 1 when 3 then "push_notifications"."redirect_type" = 2 else false end),
	CONSTRAINT "push_notifications_schedule" CHECK ("push_notifications"."status" <> 1 or "push_notifications"."scheduled_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_key" text NOT NULL,
	"encrypted_private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_public_key_unique" UNIQUE("public_key")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"vapid_key" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_delivered_at" timestamp (3) with time zone,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_endpoint" CHECK (length("push_subscriptions"."endpoint") <= 1000 and "push_subscriptions"."endpoint" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_notification_id_push_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."push_notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notifications" ADD CONSTRAINT "push_notifications_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notifications" ADD CONSTRAINT "push_notifications_session_id_event_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."event_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notifications" ADD CONSTRAINT "push_notifications_partner_id_partnerships_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partnerships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notifications" ADD CONSTRAINT "push_notifications_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_deliveries_subscription" ON "push_deliveries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "push_deliveries_unfinished" ON "push_deliveries" USING btree ("notification_id","state","next_try_at") WHERE "push_deliveries"."state" in (0, 1);--> statement-breakpoint
CREATE INDEX "push_deliveries_oldest" ON "push_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_notifications_event" ON "push_notifications" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "push_notifications_pending" ON "push_notifications" USING btree ("status") WHERE "push_notifications"."status" in (1, 2, 3);--> statement-breakpoint
CREATE INDEX "push_notifications_session" ON "push_notifications" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_notifications_partner" ON "push_notifications" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");
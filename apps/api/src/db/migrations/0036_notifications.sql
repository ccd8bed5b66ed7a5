CREATE TABLE "staff_notification_recipients" (
	"notification_id" bigint NOT NULL,
	"developer_id" bigint NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"channels" text[] DEFAULT '{}' NOT NULL,
	"gap" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_notification_recipients_notification_id_developer_id_pk" PRIMARY KEY("notification_id","developer_id"),
	CONSTRAINT "staff_notification_recipients_state" CHECK ("staff_notification_recipients"."state" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "staff_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sent_by" bigint,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"url" text,
	"channels" text[] NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_notifications_url" CHECK ("staff_notifications"."url" is null or array_to_string(array["staff_notifications"."url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$'),
	CONSTRAINT "staff_notifications_length" CHECK (length("staff_notifications"."title") <= 80 and length("staff_notifications"."body") <= 500)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"url" text,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_url" CHECK ("notifications"."url" is null or array_to_string(array["notifications"."url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$'),
	CONSTRAINT "notifications_length" CHECK (length("notifications"."title") <= 200)
);
--> statement-breakpoint
ALTER TABLE "developers" ADD COLUMN "notification_emails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_notification_recipients" ADD CONSTRAINT "staff_notification_recipients_notification_id_staff_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."staff_notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notification_recipients" ADD CONSTRAINT "staff_notification_recipients_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notifications" ADD CONSTRAINT "staff_notifications_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notification_recipients_latest" ON "staff_notification_recipients" USING btree ("developer_id","created_at") WHERE "staff_notification_recipients"."state" < 2;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_oldest" ON "notifications" USING btree ("created_at");
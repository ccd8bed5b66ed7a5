ALTER TABLE "users" ADD COLUMN "notification_emails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "users" SET "notification_emails" = false FROM "developers" WHERE "developers"."user_id" = "users"."id" AND NOT "developers"."notification_emails";--> statement-breakpoint
ALTER TABLE "developers" DROP COLUMN "notification_emails";--> statement-breakpoint
ALTER TABLE "staff_notifications" ADD COLUMN "audience" text DEFAULT 'developers' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_notifications" ALTER COLUMN "audience" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "staff_notifications" ADD CONSTRAINT "staff_notifications_audience" CHECK ("staff_notifications"."audience" in ('developers', 'company-users', 'staff'));--> statement-breakpoint
ALTER TABLE "staff_notification_recipients" ADD COLUMN "user_id" bigint;--> statement-breakpoint
UPDATE "staff_notification_recipients" SET "user_id" = "developers"."user_id" FROM "developers" WHERE "developers"."id" = "staff_notification_recipients"."developer_id";--> statement-breakpoint
ALTER TABLE "staff_notification_recipients" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_notification_recipients" ADD CONSTRAINT "staff_notification_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notification_recipients" DROP CONSTRAINT "staff_notification_recipients_notification_id_developer_id_pk";--> statement-breakpoint
ALTER TABLE "staff_notification_recipients" ADD CONSTRAINT "staff_notification_recipients_notification_id_user_id_pk" PRIMARY KEY("notification_id","user_id");--> statement-breakpoint
DROP INDEX "staff_notification_recipients_latest";--> statement-breakpoint
CREATE INDEX "staff_notification_recipients_latest" ON "staff_notification_recipients" USING btree ("user_id","created_at") WHERE "staff_notification_recipients"."state" < 2;--> statement-breakpoint
ALTER TABLE "staff_notification_recipients" DROP COLUMN "developer_id";

CREATE TABLE "sourcing_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sourcing_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"developer_id" bigint NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sourcing_replies_length" CHECK (length("sourcing_replies"."message") <= 5000)
);
--> statement-breakpoint
ALTER TABLE "sourcing_recipients" DROP CONSTRAINT "sourcing_recipients_state";--> statement-breakpoint
ALTER TABLE "sourcing_recipients" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sourcing_recipients" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sourcing_replies" ADD CONSTRAINT "sourcing_replies_recipient" FOREIGN KEY ("message_id","developer_id") REFERENCES "public"."sourcing_recipients"("message_id","developer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sourcing_replies_in_order" ON "sourcing_replies" USING btree ("message_id","developer_id","id");--> statement-breakpoint
CREATE INDEX "sourcing_recipients_written" ON "sourcing_recipients" USING btree ("developer_id","message_id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "sourcing_recipients" ADD CONSTRAINT "sourcing_recipients_state" CHECK ("sourcing_recipients"."state" between 0 and 4);
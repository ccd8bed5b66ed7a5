CREATE TABLE "sourcing_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sourcing_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sender_id" bigint,
	"sent_by" bigint,
	"job_id" bigint,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sourcing_messages_length" CHECK (length("sourcing_messages"."subject") <= 120 and length("sourcing_messages"."body") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "sourcing_recipients" (
	"message_id" bigint NOT NULL,
	"developer_id" bigint NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "sourcing_recipients_message_id_developer_id_pk" PRIMARY KEY("message_id","developer_id"),
	CONSTRAINT "sourcing_recipients_state" CHECK ("sourcing_recipients"."state" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "developers" ADD COLUMN "messages_refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sourcing_messages" ADD CONSTRAINT "sourcing_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sourcing_messages" ADD CONSTRAINT "sourcing_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sourcing_messages" ADD CONSTRAINT "sourcing_messages_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sourcing_recipients" ADD CONSTRAINT "sourcing_recipients_message_id_sourcing_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."sourcing_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sourcing_recipients" ADD CONSTRAINT "sourcing_recipients_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sourcing_recipients_latest" ON "sourcing_recipients" USING btree ("developer_id","created_at") WHERE "sourcing_recipients"."state" < 2;--> statement-breakpoint
CREATE INDEX "developers_words" ON "developers" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(left(regexp_replace(normalize(replace(replace(replace(replace(translate(lower("position" || ' ' || "job_title" || ' ' || "about_me"), 'øđðłı', 'oddli'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFKD), '[\u0300-\u036f]', '', 'g'), 500), '\s+') || regexp_split_to_array(left(regexp_replace(normalize(replace(replace(replace(replace(translate(lower("position" || ' ' || "job_title" || ' ' || "about_me"), 'øđðłı', 'oddli'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFKD), '[\u0300-\u036f]', '', 'g'), 500), '[\s!-/:-@[-`{-~\u2010-\u2027]+'), ''))) WHERE "developers"."deleted_at" is null;
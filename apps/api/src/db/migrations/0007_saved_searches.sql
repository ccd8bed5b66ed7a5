CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"developer_id" bigint,
	"email" text,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"search_hash" text NOT NULL,
	"frequency" text NOT NULL,
	"terms_version" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"looked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone,
	"last_mail_at" timestamp (3) with time zone,
	CONSTRAINT "saved_searches_developer" UNIQUE("developer_id","search_hash"),
	CONSTRAINT "saved_searches_guest" UNIQUE("email","search_hash"),
	CONSTRAINT "saved_searches_owner" CHECK (("saved_searches"."developer_id" is null) <> ("saved_searches"."email" is null)),
	CONSTRAINT "saved_searches_email" CHECK ("saved_searches"."email" = lower("saved_searches"."email")),
	CONSTRAINT "saved_searches_confirmed" CHECK ("saved_searches"."confirmed_at" is not null or ("saved_searches"."email" is not null and "saved_searches"."due_at" is null)),
	CONSTRAINT "saved_searches_never" CHECK (("saved_searches"."frequency" <> 'never') or "saved_searches"."due_at" is null)
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"developer_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_developer_id_job_id_pk" PRIMARY KEY("developer_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "developers" ADD COLUMN "job_digest_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("due_at","id") WHERE "saved_searches"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_unconfirmed" ON "saved_searches" USING btree ("created_at") WHERE "saved_searches"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "saved_jobs_job" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "developers_digest" ON "developers" USING btree ("job_digest_at") WHERE "developers"."job_recommendations_subscribed";
CREATE TABLE "bulk_change_rows" (
	"change_id" bigint NOT NULL,
	"row_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"before" jsonb,
	CONSTRAINT "bulk_change_rows_change_id_row_id_pk" PRIMARY KEY("change_id","row_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"action" text NOT NULL,
	"options" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"stage" text DEFAULT 'running' NOT NULL,
	"undo_until" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_changes_stage" CHECK ("bulk_changes"."stage" in ('running', 'finished', 'undoing', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_change_id_bulk_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_change_rows_order" ON "bulk_change_rows" USING btree ("change_id","state","position");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_changes_open" ON "bulk_changes" USING btree ("user_id","list") WHERE "bulk_changes"."stage" in ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "bulk_changes_latest" ON "bulk_changes" USING btree ("user_id","list","id");--> statement-breakpoint
CREATE INDEX "bulk_changes_oldest" ON "bulk_changes" USING btree ("created_at");
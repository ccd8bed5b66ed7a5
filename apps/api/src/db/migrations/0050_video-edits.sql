CREATE TABLE "video_edit_items" (
	"edit_id" bigint NOT NULL,
	"video_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"version" integer NOT NULL,
	"before" jsonb,
	CONSTRAINT "video_edit_items_edit_id_video_id_pk" PRIMARY KEY("edit_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "video_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"changes" jsonb NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_edit_items" ADD CONSTRAINT "video_edit_items_edit_id_video_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."video_edits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_edit_items" ADD CONSTRAINT "video_edit_items_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_edits" ADD CONSTRAINT "video_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_edit_items_order" ON "video_edit_items" USING btree ("edit_id","position");--> statement-breakpoint
CREATE INDEX "video_edit_items_video" ON "video_edit_items" USING btree ("video_id");
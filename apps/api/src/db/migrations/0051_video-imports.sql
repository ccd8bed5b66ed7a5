CREATE TABLE "video_import_items" (
	"import_id" bigint NOT NULL,
	"host_id" text NOT NULL,
	"position" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"video_id" bigint,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"kept" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "video_import_items_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "video_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"options" jsonb NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "video_imports_status" CHECK ("video_imports"."status" in (0, 1, 2, 3))
);
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "host_fields" jsonb;--> statement-breakpoint
ALTER TABLE "video_import_items" ADD CONSTRAINT "video_import_items_import_id_video_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."video_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_import_items" ADD CONSTRAINT "video_import_items_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_import_items_video" ON "video_import_items" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "video_imports_open" ON "video_imports" USING btree ("provider") WHERE "video_imports"."status" in (0, 1);--> statement-breakpoint
CREATE INDEX "video_imports_latest" ON "video_imports" USING btree ("provider","id");
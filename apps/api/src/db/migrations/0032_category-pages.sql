ALTER TABLE "category_page_texts" RENAME TO "category_pages";--> statement-breakpoint
ALTER TABLE "category_pages" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "category_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "category_pages" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "category_pages" ADD COLUMN "text_updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "category_pages" ADD COLUMN "total_jobs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "category_pages_jobs" ON "category_pages" USING btree ("total_jobs","id");--> statement-breakpoint
ALTER TABLE "category_pages" ADD CONSTRAINT "category_pages_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "category_pages" ADD CONSTRAINT "category_pages_url" CHECK ("category_pages"."url" ~ '^/jobs/[a-z]+(/[a-z0-9-]+)+$');
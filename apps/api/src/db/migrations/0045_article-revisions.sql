CREATE TABLE "article_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"user_id" bigint,
	"status" smallint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body_html" text NOT NULL,
	"image_url" text,
	"image_alt" text NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" DROP CONSTRAINT "articles_scheduled";--> statement-breakpoint
DROP INDEX "articles_newest";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_revisions_article" ON "article_revisions" USING btree ("article_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_revisions_user" ON "article_revisions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree (coalesce("published_at", "publish_at") desc,"id" DESC NULLS FIRST) WHERE "articles"."status" in (1, 2);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_scheduled" CHECK ("articles"."status" <> 1 or ("articles"."publish_at" is not null and "articles"."published_at" is null));
DROP INDEX "locations_search";--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "search_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "locations" SET "search_names" = ARRAY["search_name"];--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "search_name";
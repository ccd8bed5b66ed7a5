ALTER TABLE "quotes" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_links" ADD COLUMN "active" boolean DEFAULT true NOT NULL;
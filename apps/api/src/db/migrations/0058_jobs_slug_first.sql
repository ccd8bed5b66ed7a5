DROP INDEX "jobs_slug";--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_slug" ON "jobs" USING btree ("slug","company_id");
DROP INDEX "jobs_status";--> statement-breakpoint
DROP INDEX "jobs_expiry";--> statement-breakpoint
CREATE INDEX "jobs_in_state" ON "jobs" USING btree ("status","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."deleted_at" is null and "jobs"."status" <> 'published';--> statement-breakpoint
CREATE INDEX "jobs_expiry" ON "jobs" USING btree ("expire_at","id") WHERE "jobs"."status" = 'published' and "jobs"."deleted_at" is null;
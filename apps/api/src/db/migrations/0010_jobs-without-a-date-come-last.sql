DROP INDEX "jobs_newest";--> statement-breakpoint
DROP INDEX "jobs_ending_last";--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree (("published_at" is null),"published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_ending_last" ON "jobs" USING btree (("expire_at" is null),"expire_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."deleted_at" is null;
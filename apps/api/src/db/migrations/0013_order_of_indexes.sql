DROP INDEX "data_exports_user";--> statement-breakpoint
DROP INDEX "form_submissions_email";--> statement-breakpoint
DROP INDEX "job_listings_open";--> statement-breakpoint
DROP INDEX "jobs_open";--> statement-breakpoint
DROP INDEX "jobs_company";--> statement-breakpoint
DROP INDEX "jobs_premium";--> statement-breakpoint
DROP INDEX "jobs_hire_paid";--> statement-breakpoint
DROP INDEX "live_events_start";--> statement-breakpoint
DROP INDEX "articles_newest";--> statement-breakpoint
DROP INDEX "outbox_messages_to";--> statement-breakpoint
DROP INDEX "credit_entries_company";--> statement-breakpoint
DROP INDEX "videos_newest";--> statement-breakpoint
DROP INDEX "videos_popular";--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "form_submissions_email" ON "form_submissions" USING btree ("email","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_listings_open" ON "job_listings" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "job_listings"."is_active";--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_premium" ON "jobs" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'published' and "jobs"."offer_type" = 5;--> statement-breakpoint
CREATE INDEX "jobs_hire_paid" ON "jobs" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'published' and "jobs"."offer_type" = 0;--> statement-breakpoint
CREATE INDEX "live_events_start" ON "live_events" USING btree ("starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "live_events"."published";--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."status" = 2;--> statement-breakpoint
CREATE INDEX "outbox_messages_to" ON "outbox_messages" USING btree ("to","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_entries_company" ON "credit_entries" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos" USING btree ("release_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "videos"."published";--> statement-breakpoint
CREATE INDEX "videos_popular" ON "videos" USING btree ("plays" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "videos"."published";
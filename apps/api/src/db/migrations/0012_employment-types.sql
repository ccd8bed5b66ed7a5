ALTER TABLE "jobs" ADD COLUMN "employment_type_id" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_employment_type" CHECK ("jobs"."employment_type_id" between 1 and 4);--> statement-breakpoint
-- Saved searches list the employment types they want; none of them chose any so far.
update saved_searches set search = search || '{"employment_type": []}' where not search ? 'employment_type';

ALTER TABLE "jobs" DROP CONSTRAINT "jobs_salary";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_external";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_salary" CHECK ("jobs"."status" in ('draft', 'archived') or "jobs"."salary_max" >= "jobs"."salary_min");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_external" CHECK ("jobs"."status" in ('draft', 'archived') or not "jobs"."direct_apply" or "jobs"."job_url" is not null);
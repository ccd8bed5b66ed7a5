ALTER TABLE "jobs" DROP CONSTRAINT "jobs_salary";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_external";--> statement-breakpoint
DROP INDEX "developer_skills_skill";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary_id" bigint;--> statement-breakpoint
CREATE INDEX "users_gone" ON "users" USING btree ("id") WHERE "users"."deleted_at" is not null or "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "developer_skills_skill" ON "developer_skills" USING btree ("skill_id","developer_id");--> statement-breakpoint
INSERT INTO "company_memberships" ("company_id", "kind", "plan_name", "concurrent_jobs", "valid_from", "valid_until")
	SELECT "id", "kind", initcap(replace("kind", '_', ' ')), CASE WHEN "kind" = 'RECRUITING' THEN 3 END, now(), now() + interval '1 year'
	FROM "companies", unnest("memberships") "kind" WHERE "kind" IN ('RECRUITING', 'MARKETING', 'EMPLOYER_BRANDING');--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "memberships";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_salary" CHECK ("jobs"."status" = 'draft' or "jobs"."salary_max" >= "jobs"."salary_min");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_external" CHECK ("jobs"."status" = 'draft' or not "jobs"."direct_apply" or "jobs"."job_url" is not null);
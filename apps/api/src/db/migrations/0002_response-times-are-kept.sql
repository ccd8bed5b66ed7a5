ALTER TABLE "company_facets" ADD COLUMN "answers_in_days" integer;--> statement-breakpoint
CREATE INDEX "application_moves_by_companies" ON "application_moves" USING btree ("created_at") WHERE "application_moves"."moved_by" = 'company';--> statement-breakpoint
UPDATE company_facets SET answers_in_days = medians.days FROM (
	SELECT company_id, greatest(1, round((percentile_cont(0.5) WITHIN GROUP (ORDER BY days))::numeric))::int AS days
	FROM (
		SELECT jobs.company_id, extract(epoch FROM min(moves.created_at) - sent.applied_at) / 86400 AS days
		FROM applications sent
			JOIN jobs ON jobs.id = sent.job_id
			JOIN application_moves moves ON moves.application_id = sent.id AND moves.moved_by = 'company'
		WHERE sent.applied_at > now() - interval '180 days'
		GROUP BY sent.id, jobs.company_id
	) answers GROUP BY company_id HAVING count(*) >= 5
) medians WHERE medians.company_id = company_facets.company_id;

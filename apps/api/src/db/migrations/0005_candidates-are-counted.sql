CREATE TABLE "job_candidate_counts" (
	"job_id" bigint PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"visible" integer DEFAULT 0 NOT NULL,
	"fresh" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_candidate_counts" ADD CONSTRAINT "job_candidate_counts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_candidate_counts_total" ON "job_candidate_counts" USING btree ("total","job_id");--> statement-breakpoint
CREATE INDEX "jobs_of_company" ON "jobs" USING btree ("company_id",coalesce("published_at", "created_at") desc,"id" DESC NULLS FIRST) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_oldest" ON "jobs" USING btree ("published_at","id") WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_ending_first" ON "jobs" USING btree ("expire_at","id") WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_ending_last" ON "jobs" USING btree ("expire_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_title" ON "jobs" USING btree (lower("title"),"id") WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_status" ON "jobs" USING btree ("status") WHERE "jobs"."deleted_at" is null and "jobs"."status" <> 'published';--> statement-breakpoint
INSERT INTO job_candidate_counts (job_id, total, visible, fresh)
	SELECT jobs.id, count(applications.id),
		count(applications.id) FILTER (WHERE applications.status BETWEEN 2 AND 6),
		count(applications.id) FILTER (WHERE applications.status = 2)
	FROM jobs LEFT JOIN applications ON applications.job_id = jobs.id AND NOT applications.is_external
	GROUP BY jobs.id ORDER BY jobs.id;
--> statement-breakpoint
CREATE FUNCTION count_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_candidate_counts (job_id) SELECT id FROM added ORDER BY id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_candidates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	job record;
	added CONSTANT text := 'SELECT job_id, status, is_external, 1 AS sign FROM added';
	removed CONSTANT text := 'SELECT job_id, status, is_external, -1 AS sign FROM removed';
BEGIN
	-- Jobs are locked in the order of their ids, so that two transactions never wait for each other.
	FOR job IN EXECUTE
		'SELECT job_id AS id, sum(sign) AS total,
			coalesce(sum(sign) FILTER (WHERE status BETWEEN 2 AND 6), 0) AS visible,
			coalesce(sum(sign) FILTER (WHERE status = 2), 0) AS fresh
		FROM (' || CASE tg_op WHEN 'INSERT' THEN added WHEN 'DELETE' THEN removed ELSE added || ' UNION ALL ' || removed END || ') changed
		WHERE NOT is_external GROUP BY job_id ORDER BY job_id'
	LOOP
		IF (job.total, job.visible, job.fresh) <> (0, 0, 0) THEN
			UPDATE job_candidate_counts SET total = total + job.total, visible = visible + job.visible, fresh = fresh + job.fresh
			WHERE job_id = job.id;
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_counted AFTER INSERT ON jobs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_job();
--> statement-breakpoint
CREATE TRIGGER candidates_added AFTER INSERT ON applications REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_candidates();
--> statement-breakpoint
CREATE TRIGGER candidates_changed AFTER UPDATE ON applications REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_candidates();
--> statement-breakpoint
CREATE TRIGGER candidates_removed AFTER DELETE ON applications REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_candidates();

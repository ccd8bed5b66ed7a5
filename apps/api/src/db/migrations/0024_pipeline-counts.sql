ALTER TABLE "job_candidate_counts" ADD COLUMN "interviewing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_candidate_counts" ADD COLUMN "hired" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE job_candidate_counts SET interviewing = counted.interviewing, hired = counted.hired
	FROM (
		SELECT job_id, count(*) FILTER (WHERE status = 3) AS interviewing, count(*) FILTER (WHERE status = 4) AS hired
		FROM applications WHERE NOT is_external AND status IN (3, 4) GROUP BY job_id
	) counted
	WHERE job_candidate_counts.job_id = counted.job_id;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_candidates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	job record;
	added CONSTANT text := 'SELECT job_id, status, is_external, 1 AS sign FROM added';
	removed CONSTANT text := 'SELECT job_id, status, is_external, -1 AS sign FROM removed';
BEGIN
	-- Jobs are locked in the order of their ids, so that two transactions never wait for each other.
	FOR job IN EXECUTE
		'SELECT job_id AS id, sum(sign) AS total,
			coalesce(sum(sign) FILTER (WHERE status BETWEEN 2 AND 6), 0) AS visible,
			coalesce(sum(sign) FILTER (WHERE status = 2), 0) AS fresh,
			coalesce(sum(sign) FILTER (WHERE status = 3), 0) AS interviewing,
			coalesce(sum(sign) FILTER (WHERE status = 4), 0) AS hired
		FROM (' || CASE tg_op WHEN 'INSERT' THEN added WHEN 'DELETE' THEN removed ELSE added || ' UNION ALL ' || removed END || ') changed
		WHERE NOT is_external GROUP BY job_id ORDER BY job_id'
	LOOP
		IF (job.total, job.visible, job.fresh, job.interviewing, job.hired) <> (0, 0, 0, 0, 0) THEN
			UPDATE job_candidate_counts SET total = total + job.total, visible = visible + job.visible,
				fresh = fresh + job.fresh, interviewing = interviewing + job.interviewing, hired = hired + job.hired
			WHERE job_id = job.id;
		END IF;
	END LOOP;
	RETURN NULL;
END $$;

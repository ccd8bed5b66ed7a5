CREATE TABLE "company_candidate_counts" (
	"company_id" bigint NOT NULL,
	"status" smallint NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_candidate_counts_company_id_status_pk" PRIMARY KEY("company_id","status")
);
--> statement-breakpoint
DROP INDEX "applications_job";
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "inbox_company_id" bigint;
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "match_points" real DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "company_candidate_counts" ADD CONSTRAINT "company_candidate_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The points of docs/product/matching.md: `gap` is by how many steps a developer is below the lowest
-- seniority that the job accepts; `level` is theirs in the job's language, null if it asks for none.
CREATE FUNCTION score_points(matched integer, required integer, gap integer, level integer) RETURNS real
	LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	score numeric := round(coalesce(matched::numeric / nullif(required, 0), 0)
		* CASE WHEN gap = 1 THEN 0.75 WHEN gap > 1 THEN 0.4 ELSE 1 END
		* CASE level WHEN 0 THEN 0.4 WHEN 1 THEN 0.5 WHEN 2 THEN 0.8 ELSE 1 END, 9);
BEGIN
	RETURN CASE
		WHEN score > 0.79 THEN 5 WHEN score > 0.7 THEN 4.5 WHEN score > 0.65 THEN 4 WHEN score > 0.5 THEN 3.5
		WHEN score > 0.46 THEN 3 WHEN score > 0.35 THEN 2.5 WHEN score > 0.3 THEN 2 WHEN score > 0.15 THEN 1.5
		WHEN score > 0.05 THEN 1 ELSE 0 END;
END $$;
--> statement-breakpoint
-- In PL/pgSQL because it keeps the plan, which takes ten times as long as the rest.
CREATE FUNCTION compute_match_points(developer bigint, job bigint) RETURNS real LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT score_points(
		(SELECT count(*) FROM developer_skills
			WHERE developer_id = developer AND skill_id = ANY (jobs.skill_ids))::integer,
		cardinality(jobs.skill_ids),
		(SELECT min(least(experience, 3)) FROM unnest(jobs.seniority_ids) experience)::integer - 1
			- (SELECT seniority FROM developers WHERE id = developer),
		CASE WHEN jobs.language_id IS NOT NULL THEN coalesce((SELECT level_id FROM developer_languages
			WHERE developer_id = developer AND language_id = jobs.language_id), 0) END)
		FROM jobs WHERE id = job);
END $$;
--> statement-breakpoint
CREATE FUNCTION file_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.inbox_company_id := (SELECT company_id FROM jobs
		WHERE id = NEW.job_id AND deleted_at IS NULL AND NOT NEW.is_external);
	IF tg_op = 'INSERT' THEN
		-- Neither changes its skills before this application can be seen.
		PERFORM FROM developers WHERE id = NEW.developer_id FOR SHARE;
		PERFORM FROM jobs WHERE id = NEW.job_id FOR SHARE;
		NEW.match_points := compute_match_points(NEW.developer_id, NEW.job_id);
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION file_applications_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE applications SET inbox_company_id = CASE WHEN NEW.deleted_at IS NULL AND NOT is_external THEN NEW.company_id END
	WHERE job_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION match_candidates_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In the order of their ids, so that two transactions never wait for each other; and locked before
	-- anything is read, so that the second one sees what the first one changed.
	PERFORM FROM applications WHERE job_id = NEW.id ORDER BY id FOR UPDATE;
	UPDATE applications SET match_points = matched.points
	FROM (SELECT id, compute_match_points(developer_id, job_id) AS points FROM applications
		WHERE job_id = NEW.id OFFSET 0) matched
	WHERE applications.id = matched.id AND applications.match_points <> matched.points;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION match_developers_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In the order of their ids, so that two transactions never wait for each other; and locked before
	-- anything is read, so that the second one sees what the first one changed.
	PERFORM FROM applications WHERE developer_id IN (SELECT developer_id FROM changed) ORDER BY id FOR UPDATE;
	UPDATE applications SET match_points = matched.points
	FROM (SELECT id, compute_match_points(developer_id, job_id) AS points FROM applications
		WHERE developer_id IN (SELECT developer_id FROM changed) OFFSET 0) matched
	WHERE applications.id = matched.id AND applications.match_points <> matched.points;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION match_developer_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In the order of their ids, so that two transactions never wait for each other; and locked before
	-- anything is read, so that the second one sees what the first one changed.
	PERFORM FROM applications WHERE developer_id = NEW.id ORDER BY id FOR UPDATE;
	UPDATE applications SET match_points = matched.points
	FROM (SELECT id, compute_match_points(developer_id, job_id) AS points FROM applications
		WHERE developer_id = NEW.id OFFSET 0) matched
	WHERE applications.id = matched.id AND applications.match_points <> matched.points;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_inbox() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	added CONSTANT text := 'SELECT inbox_company_id, status, 1 AS sign FROM added';
	removed CONSTANT text := 'SELECT inbox_company_id, status, -1 AS sign FROM removed';
BEGIN
	EXECUTE 'INSERT INTO company_candidate_counts AS counts (company_id, status, count)
		SELECT inbox_company_id, status, sum(sign)
		FROM (' || CASE tg_op WHEN 'INSERT' THEN added WHEN 'DELETE' THEN removed ELSE added || ' UNION ALL ' || removed END || ') changed
		WHERE inbox_company_id IS NOT NULL GROUP BY inbox_company_id, status HAVING sum(sign) <> 0
		ORDER BY inbox_company_id, status
		ON CONFLICT (company_id, status) DO UPDATE SET count = counts.count + excluded.count';
	RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE applications SET match_points = compute_match_points(developer_id, job_id),
	inbox_company_id = (SELECT company_id FROM jobs
		WHERE id = job_id AND deleted_at IS NULL AND NOT applications.is_external);
--> statement-breakpoint
CREATE INDEX "applications_inbox_newest" ON "applications" USING btree ("inbox_company_id","status","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "applications"."inbox_company_id" is not null;
--> statement-breakpoint
CREATE INDEX "applications_inbox_waiting" ON "applications" USING btree ("inbox_company_id","status","waiting_since","id" DESC NULLS FIRST) WHERE "applications"."inbox_company_id" is not null;
--> statement-breakpoint
CREATE INDEX "applications_inbox_match" ON "applications" USING btree ("inbox_company_id","status","match_points" DESC NULLS FIRST,"applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "applications"."inbox_company_id" is not null;
--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id","status","status_updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"is_external");
--> statement-breakpoint
INSERT INTO company_candidate_counts (company_id, status, count)
	SELECT inbox_company_id, status, count(*) FROM applications
	WHERE inbox_company_id IS NOT NULL GROUP BY inbox_company_id, status;
--> statement-breakpoint
CREATE TRIGGER applications_filed BEFORE INSERT OR UPDATE OF job_id, is_external ON applications
	FOR EACH ROW EXECUTE FUNCTION file_application();
--> statement-breakpoint
CREATE TRIGGER jobs_filed AFTER UPDATE OF deleted_at, company_id ON jobs FOR EACH ROW
	WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.company_id <> NEW.company_id)
	EXECUTE FUNCTION file_applications_again();
--> statement-breakpoint
CREATE TRIGGER jobs_matched AFTER UPDATE OF skill_ids, seniority_ids, language_id ON jobs FOR EACH ROW
	WHEN ((OLD.skill_ids, OLD.seniority_ids, OLD.language_id) IS DISTINCT FROM (NEW.skill_ids, NEW.seniority_ids, NEW.language_id))
	EXECUTE FUNCTION match_candidates_again();
--> statement-breakpoint
CREATE TRIGGER developers_matched AFTER UPDATE OF seniority ON developers FOR EACH ROW
	WHEN (OLD.seniority <> NEW.seniority) EXECUTE FUNCTION match_developer_again();
--> statement-breakpoint
CREATE TRIGGER skills_added AFTER INSERT ON developer_skills REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION match_developers_again();
--> statement-breakpoint
CREATE TRIGGER skills_removed AFTER DELETE ON developer_skills REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION match_developers_again();
--> statement-breakpoint
CREATE TRIGGER languages_added AFTER INSERT ON developer_languages REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION match_developers_again();
--> statement-breakpoint
CREATE TRIGGER languages_changed AFTER UPDATE ON developer_languages REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION match_developers_again();
--> statement-breakpoint
CREATE TRIGGER languages_removed AFTER DELETE ON developer_languages REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION match_developers_again();
--> statement-breakpoint
CREATE TRIGGER inbox_added AFTER INSERT ON applications REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION count_inbox();
--> statement-breakpoint
CREATE TRIGGER inbox_changed AFTER UPDATE ON applications REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION count_inbox();
--> statement-breakpoint
CREATE TRIGGER inbox_removed AFTER DELETE ON applications REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION count_inbox();
--> statement-breakpoint
UPDATE candidate_views SET filter = filter || '{"location_ids": []}' WHERE NOT filter ? 'location_ids';

CREATE TABLE "developer_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "developer_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"developer_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "developer_changes_xid" ON "developer_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "developer_changes_age" ON "developer_changes" USING btree ("created_at");
--> statement-breakpoint
CREATE FUNCTION note_developers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO developer_changes (developer_id) SELECT id FROM changed;
	PERFORM pg_notify('developer_changes', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_developers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO developer_changes (developer_id)
	SELECT id FROM changed
	JOIN before USING (id)
	WHERE (changed.position, changed.job_title, changed.about_me, changed.seniority, changed.residence_city_id,
		changed.job_recommendations_subscribed, changed.validate_by_tm, changed.messages_refused_at, changed.deleted_at, changed.created_at)
		IS DISTINCT FROM (before.position, before.job_title, before.about_me, before.seniority, before.residence_city_id,
		before.job_recommendations_subscribed, before.validate_by_tm, before.messages_refused_at, before.deleted_at, before.created_at);
	IF FOUND THEN PERFORM pg_notify('developer_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_developer_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO developer_changes (developer_id) SELECT DISTINCT developer_id FROM changed;
	IF FOUND THEN PERFORM pg_notify('developer_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_logins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO developer_changes (developer_id)
	SELECT developers.id FROM changed
	JOIN before USING (id)
	JOIN developers ON developers.user_id = changed.id
	WHERE (changed.email_verified_at, changed.suspended_at, changed.deleted_at, changed.last_login_at)
		IS DISTINCT FROM (before.email_verified_at, before.suspended_at, before.deleted_at, before.last_login_at);
	IF FOUND THEN PERFORM pg_notify('developer_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER developers_inserted AFTER INSERT ON developers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_developers();
--> statement-breakpoint
CREATE TRIGGER developers_updated AFTER UPDATE ON developers REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_developers();
--> statement-breakpoint
CREATE TRIGGER developers_deleted AFTER DELETE ON developers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_developers();
--> statement-breakpoint
CREATE TRIGGER developer_skills_inserted AFTER INSERT ON developer_skills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_developer_parts();
--> statement-breakpoint
CREATE TRIGGER developer_skills_updated AFTER UPDATE ON developer_skills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_developer_parts();
--> statement-breakpoint
CREATE TRIGGER developer_skills_deleted AFTER DELETE ON developer_skills REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_developer_parts();
--> statement-breakpoint
CREATE TRIGGER developer_languages_inserted AFTER INSERT ON developer_languages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_developer_parts();
--> statement-breakpoint
CREATE TRIGGER developer_languages_updated AFTER UPDATE ON developer_languages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_developer_parts();
--> statement-breakpoint
CREATE TRIGGER developer_languages_deleted AFTER DELETE ON developer_languages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_developer_parts();
--> statement-breakpoint
CREATE TRIGGER logins_updated AFTER UPDATE ON users REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_logins();

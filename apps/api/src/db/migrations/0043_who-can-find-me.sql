CREATE TABLE "developer_hidden_companies" (
	"developer_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "developer_hidden_companies_developer_id_company_id_pk" PRIMARY KEY("developer_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "developers" ADD COLUMN "hidden_from_sourcing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "developer_hidden_companies" ADD CONSTRAINT "developer_hidden_companies_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_hidden_companies" ADD CONSTRAINT "developer_hidden_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "developer_hidden_companies_company" ON "developer_hidden_companies" USING btree ("company_id","developer_id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_changed_developers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO developer_changes (developer_id)
	SELECT id FROM changed
	JOIN before USING (id)
	WHERE (changed.position, changed.job_title, changed.about_me, changed.seniority, changed.residence_city_id,
		changed.job_recommendations_subscribed, changed.validate_by_tm, changed.messages_refused_at, changed.hidden_from_sourcing,
		changed.deleted_at, changed.created_at)
		IS DISTINCT FROM (before.position, before.job_title, before.about_me, before.seniority, before.residence_city_id,
		before.job_recommendations_subscribed, before.validate_by_tm, before.messages_refused_at, before.hidden_from_sourcing,
		before.deleted_at, before.created_at);
	IF FOUND THEN PERFORM pg_notify('developer_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER developer_hidden_companies_inserted AFTER INSERT ON developer_hidden_companies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_developer_parts();
--> statement-breakpoint
CREATE TRIGGER developer_hidden_companies_deleted AFTER DELETE ON developer_hidden_companies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_developer_parts();

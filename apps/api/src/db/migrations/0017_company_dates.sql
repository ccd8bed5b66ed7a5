ALTER TABLE "companies" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE FUNCTION date_company() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- What nobody sees on a company's page.
	unseen CONSTANT text[] := ARRAY['type', 'credits', 'allow_external_ats', 'customer_success_manager_id', 'updated_at'];
BEGIN
	IF to_jsonb(NEW) - unseen <> to_jsonb(OLD) - unseen THEN NEW.updated_at := now(); END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION date_company_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Once in a transaction is enough, and without a brand page nobody sees the stories.
	UPDATE companies SET updated_at = now()
	WHERE id IN (OLD.company_id, NEW.company_id) AND updated_at <> now()::timestamptz(3)
		AND (has_brand_page OR tg_table_name <> 'company_stories');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_dated BEFORE UPDATE ON companies FOR EACH ROW EXECUTE FUNCTION date_company();
--> statement-breakpoint
CREATE TRIGGER company_dated AFTER INSERT OR UPDATE OR DELETE ON company_industries FOR EACH ROW EXECUTE FUNCTION date_company_of();
--> statement-breakpoint
CREATE TRIGGER company_dated AFTER INSERT OR UPDATE OR DELETE ON company_key_values FOR EACH ROW EXECUTE FUNCTION date_company_of();
--> statement-breakpoint
CREATE TRIGGER live_story_inserted AFTER INSERT ON company_stories FOR EACH ROW WHEN (NEW.status = 1) EXECUTE FUNCTION date_company_of();
--> statement-breakpoint
CREATE TRIGGER live_story_updated AFTER UPDATE ON company_stories FOR EACH ROW WHEN (1 IN (OLD.status, NEW.status)) EXECUTE FUNCTION date_company_of();
--> statement-breakpoint
CREATE TRIGGER live_story_deleted AFTER DELETE ON company_stories FOR EACH ROW WHEN (OLD.status = 1) EXECUTE FUNCTION date_company_of();

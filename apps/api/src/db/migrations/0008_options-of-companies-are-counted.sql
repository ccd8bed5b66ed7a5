CREATE TABLE "company_facet_options" (
	"kind" text NOT NULL,
	"option_id" bigint NOT NULL,
	"companies" integer NOT NULL,
	CONSTRAINT "company_facet_options_kind_option_id_pk" PRIMARY KEY("kind","option_id")
);
--> statement-breakpoint
INSERT INTO company_facet_options (kind, option_id, companies)
	SELECT 'skill_ids', option_id, count(*) FROM company_facets JOIN companies ON companies.id = company_id CROSS JOIN unnest(skill_ids) option_id
	WHERE companies.published AND companies.deleted_at IS NULL GROUP BY option_id
	UNION ALL
	SELECT 'location_ids', option_id, count(*) FROM company_facets JOIN companies ON companies.id = company_id CROSS JOIN unnest(location_ids) option_id
	WHERE companies.published AND companies.deleted_at IS NULL GROUP BY option_id;
--> statement-breakpoint
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON company_facet_options FOR EACH ROW EXECUTE FUNCTION note_content_change();

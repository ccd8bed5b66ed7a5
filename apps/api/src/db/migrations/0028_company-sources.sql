CREATE TABLE "company_source_figures" (
	"company_id" bigint NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"campaign" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	"apply_clicks" integer DEFAULT 0 NOT NULL,
	"applications" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_source_figures_company_id_day_source_campaign_pk" PRIMARY KEY("company_id","day","source","campaign")
);
--> statement-breakpoint
ALTER TABLE "company_source_figures" ADD CONSTRAINT "company_source_figures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO company_source_figures (company_id, day, source, campaign, views, viewers, apply_clicks, applications)
	SELECT jobs.company_id, figures.day, figures.source, figures.campaign, sum(figures.views), sum(figures.viewers),
		sum(figures.apply_clicks), sum(figures.applications)
	FROM job_source_figures figures JOIN jobs ON jobs.id = figures.job_id
	GROUP BY jobs.company_id, figures.day, figures.source, figures.campaign;

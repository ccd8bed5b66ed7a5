CREATE TABLE "overview_figures" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"companies" integer NOT NULL,
	"published_jobs" integer NOT NULL,
	"developers" integer NOT NULL,
	"applications_30_days" integer NOT NULL,
	"counted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "overview_figures_one" CHECK ("overview_figures"."id" = 1)
);

CREATE TABLE "campaign_days" (
	"campaign_id" bigint NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"channel" text NOT NULL,
	"url" text,
	"image_url" text,
	"starts_on" date,
	"ends_on" date,
	"status" smallint DEFAULT 2 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_title" CHECK (length("campaigns"."title") between 1 and 120),
	CONSTRAINT "campaigns_status" CHECK ("campaigns"."status" in (0, 1, 2)),
	CONSTRAINT "campaigns_type" CHECK ("campaigns"."type" in ('EMPLOYER_BRANDING', 'MARKETING')),
	CONSTRAINT "campaigns_days" CHECK ("campaigns"."ends_on" >= "campaigns"."starts_on"),
	CONSTRAINT "campaigns_addresses" CHECK (array_to_string(array["campaigns"."image_url"], ' ') ~ '^((https?://|/[^/\\])[^[:space:]]*( |$))*$'),
	CONSTRAINT "campaigns_url" CHECK ("campaigns"."url" ~ '^(https://|/[^/\\])'),
	CONSTRAINT "campaigns_complete" CHECK ("campaigns"."status" <> 1 or ("campaigns"."url" is not null and "campaigns"."starts_on" is not null
        and "campaigns"."ends_on" is not null))
);
--> statement-breakpoint
DROP INDEX "tracking_events_uncounted";--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_company" ON "campaigns" USING btree ("company_id","type","id");--> statement-breakpoint
CREATE INDEX "campaigns_live" ON "campaigns" USING btree ("channel","ends_on") WHERE "campaigns"."status" = 1;--> statement-breakpoint
CREATE INDEX "tracking_events_uncounted" ON "tracking_events" USING btree ("event_type","id") WHERE "tracking_events"."event_type" in ('video.play-started', 'company.page-story-interaction', 'job.page-direct-view', 'job.apply-internal-click', 'job.apply-external-click', 'campaign.view', 'campaign.click', 'campaign.lead') and "tracking_events"."counted_at" is null;--> statement-breakpoint
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON campaigns FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

CREATE TABLE "company_billing" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"billing_email" text NOT NULL,
	"billing_information" text NOT NULL,
	"billing_country" text NOT NULL,
	"billing_vat" text,
	"billing_period" text DEFAULT 'monthly' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_billing_country" CHECK ("company_billing"."billing_country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "company_billing_filled" CHECK ("company_billing"."billing_email" <> '' and "company_billing"."billing_information" <> '')
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"description" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_lines_price" CHECK ("invoice_lines"."unit_price_cents" >= 0),
	CONSTRAINT "invoice_lines_net" CHECK ("invoice_lines"."net_cents" = "invoice_lines"."quantity" * "invoice_lines"."unit_price_cents")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"year" smallint NOT NULL,
	"year_number" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"corrects_id" bigint,
	"subject" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"vat_treatment" text NOT NULL,
	"vat_rate" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"state" text NOT NULL,
	"paid_on" date,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_sum" CHECK ("invoices"."gross_cents" = "invoices"."net_cents" + "invoices"."vat_cents"),
	CONSTRAINT "invoices_kind" CHECK (case when "invoices"."kind" = 'invoice' then "invoices"."corrects_id" is null and "invoices"."net_cents" >= 0
        else "invoices"."corrects_id" is not null and "invoices"."net_cents" <= 0 end),
	CONSTRAINT "invoices_vat" CHECK (("invoices"."vat_treatment" = 'domestic') = ("invoices"."vat_rate" > 0)),
	CONSTRAINT "invoices_paid" CHECK ("invoices"."state" <> 'paid' or "invoices"."paid_on" is not null),
	CONSTRAINT "invoices_due" CHECK ("invoices"."due_on" >= "invoices"."issued_on")
);
--> statement-breakpoint
ALTER TABLE "company_billing" ADD CONSTRAINT "company_billing_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_year_number" ON "invoices" USING btree ("kind","year","year_number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_corrected_once" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("company_id","issued_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' AND to_jsonb(NEW) - ARRAY['state', 'paid_on'] = to_jsonb(OLD) - ARRAY['state', 'paid_on'] THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Invoice % can only be corrected by a credit note', OLD.number;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_kept BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();
--> statement-breakpoint
CREATE FUNCTION keep_invoice_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The lines of an invoice are never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_line_kept BEFORE UPDATE OR DELETE ON invoice_lines FOR EACH ROW EXECUTE FUNCTION keep_invoice_line();
--> statement-breakpoint
CREATE FUNCTION add_up_invoice_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM invoices WHERE id = NEW.invoice_id
		AND net_cents <> (SELECT sum(net_cents) FROM invoice_lines WHERE invoice_id = NEW.invoice_id)
	) THEN
		RAISE EXCEPTION 'The lines of an invoice add up to its net amount';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, when all lines are there; so a line can't be added to an older invoice either.
CREATE CONSTRAINT TRIGGER invoice_lines_add_up AFTER INSERT ON invoice_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION add_up_invoice_lines();

CREATE TABLE "sourcing_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sourcing_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"shared" boolean NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sourcing_searches_name_length" CHECK (length("sourcing_searches"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "sourcing_searches" ADD CONSTRAINT "sourcing_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sourcing_searches_name" ON "sourcing_searches" USING btree ("user_id",lower("name"));
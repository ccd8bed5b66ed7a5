CREATE TABLE "skill_merges" (
	"skill_id" bigint PRIMARY KEY NOT NULL,
	"target_id" bigint NOT NULL,
	"merged_by" bigint,
	"merged_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp (3) with time zone,
	CONSTRAINT "skill_merges_other" CHECK ("skill_merges"."skill_id" <> "skill_merges"."target_id")
);
--> statement-breakpoint
CREATE TABLE "skill_uses" (
	"skill_id" bigint PRIMARY KEY NOT NULL,
	"developers" integer DEFAULT 0 NOT NULL,
	"jobs" integer DEFAULT 0 NOT NULL,
	"companies" integer DEFAULT 0 NOT NULL,
	"contents" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "skill_merges" ADD CONSTRAINT "skill_merges_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_merges" ADD CONSTRAINT "skill_merges_target_id_skills_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_merges" ADD CONSTRAINT "skill_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_uses" ADD CONSTRAINT "skill_uses_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skill_merges_target" ON "skill_merges" USING btree ("target_id");
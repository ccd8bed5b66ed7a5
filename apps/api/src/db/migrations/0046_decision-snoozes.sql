CREATE TABLE "decision_snoozes" (
	"user_id" bigint NOT NULL,
	"decision" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "decision_snoozes_user_id_decision_pk" PRIMARY KEY("user_id","decision")
);
--> statement-breakpoint
ALTER TABLE "decision_snoozes" ADD CONSTRAINT "decision_snoozes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
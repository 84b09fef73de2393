CREATE TABLE "badges" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"badge_id" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "badges_tenant_id_person_id_adventure_id_badge_id_pk" PRIMARY KEY("tenant_id","person_id","adventure_id","badge_id")
);
--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "badges_of_adventure" ON "badges" USING btree ("tenant_id","adventure_id","badge_id");
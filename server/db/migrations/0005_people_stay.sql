-- Nobody is deleted: docs/decisions/0015. A refusal says so; a cascade would take along what a person did.
ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_tenant_id_person_id_people_tenant_id_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_tenant_id_person_id_people_tenant_id_id_fk";
--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk";
--> statement-breakpoint
ALTER TABLE "completions" DROP CONSTRAINT "completions_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk";
--> statement-breakpoint
ALTER TABLE "presences" DROP CONSTRAINT "presences_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk";
--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;
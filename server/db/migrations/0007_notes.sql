CREATE TABLE "notes" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"part_id" text NOT NULL,
	"part_name" text NOT NULL,
	"text" text NOT NULL,
	"revision" integer NOT NULL,
	"writer" uuid NOT NULL,
	"heard" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notes_tenant_id_person_id_id_pk" PRIMARY KEY("tenant_id","person_id","id")
);
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_tenant_id_attempt_id_attempts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","attempt_id") REFERENCES "public"."attempts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_of_task" ON "notes" USING btree ("tenant_id","person_id","adventure_id","task_id");
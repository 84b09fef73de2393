CREATE TABLE "anonymous_answers" (
	"tenant_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"held_people" integer DEFAULT 0 NOT NULL,
	"held" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "anonymous_answers_tenant_id_adventure_id_task_id_pk" PRIMARY KEY("tenant_id","adventure_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "anonymous_answers" ADD CONSTRAINT "anonymous_answers_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;
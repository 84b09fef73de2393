CREATE TABLE "recall_answers" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"task_id" text NOT NULL,
	"card_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"is_right" boolean NOT NULL,
	"day" date NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"reply" jsonb NOT NULL,
	CONSTRAINT "recall_answers_tenant_id_person_id_key_pk" PRIMARY KEY("tenant_id","person_id","key")
);
--> statement-breakpoint
CREATE TABLE "recall_cards" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"card_id" text NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"scheduled_days" integer NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_review" timestamp with time zone NOT NULL,
	CONSTRAINT "recall_cards_tenant_id_person_id_adventure_id_task_id_card_id_pk" PRIMARY KEY("tenant_id","person_id","adventure_id","task_id","card_id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "request_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "extra_exam_time" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "operator" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "accommodations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "left_items" jsonb;--> statement-breakpoint
ALTER TABLE "recall_answers" ADD CONSTRAINT "recall_answers_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_cards" ADD CONSTRAINT "recall_cards_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recall_answers_day" ON "recall_answers" USING btree ("tenant_id","person_id","day");
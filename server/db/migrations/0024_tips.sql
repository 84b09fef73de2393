CREATE TABLE "tip_choices" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tip_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"chosen_by" uuid NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "tip_choices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tips" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tips_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "tip_choices" ADD CONSTRAINT "tip_choices_tenant_id_tip_id_tips_tenant_id_id_fk" FOREIGN KEY ("tenant_id","tip_id") REFERENCES "public"."tips"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_choices" ADD CONSTRAINT "tip_choices_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_choices" ADD CONSTRAINT "tip_choices_tenant_id_chosen_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","chosen_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tip_choices_day" ON "tip_choices" USING btree ("tenant_id","chosen_by","person_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "tip_choices_tip" ON "tip_choices" USING btree ("tenant_id","tip_id","person_id");--> statement-breakpoint
CREATE INDEX "tip_choices_for" ON "tip_choices" USING btree ("tenant_id","person_id","created_at");--> statement-breakpoint
CREATE INDEX "tips_newest" ON "tips" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tips_person" ON "tips" USING btree ("tenant_id","person_id","created_at");
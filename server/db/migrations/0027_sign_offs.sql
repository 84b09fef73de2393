CREATE TABLE "sign_offs" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"training" text NOT NULL,
	"note" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"is_given" boolean,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "sign_offs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_tenant_id_decided_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","decided_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_offs_person" ON "sign_offs" USING btree ("tenant_id","person_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_offs_waiting" ON "sign_offs" USING btree ("tenant_id","person_id",lower("training")) WHERE "sign_offs"."decided_at" is null;
CREATE TABLE "upload_totals" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sort" text NOT NULL,
	"bytes" bigint NOT NULL,
	"checked_at" timestamp with time zone,
	"is_picture" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"writer" uuid,
	"written_until" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "upload_totals" ADD CONSTRAINT "upload_totals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_tenant_id_attempt_id_attempts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","attempt_id") REFERENCES "public"."attempts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_attempt" ON "uploads" USING btree ("tenant_id","attempt_id");--> statement-breakpoint
CREATE INDEX "uploads_person" ON "uploads" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "uploads_seen" ON "uploads" USING btree ("seen_at");
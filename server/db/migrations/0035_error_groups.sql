CREATE TABLE "error_groups" (
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "error_groups_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
ALTER TABLE "error_reports" ADD COLUMN "group_key" text;--> statement-breakpoint
-- Reports of before are grouped by their message alone; their place stays unknown.
UPDATE "error_reports" SET "group_key" = md5("error" ->> 'message');--> statement-breakpoint
ALTER TABLE "error_reports" ALTER COLUMN "group_key" SET NOT NULL;--> statement-breakpoint
INSERT INTO "error_groups" ("tenant_id", "key", "message", "place", "count", "first_at", "last_at")
SELECT "tenant_id", "group_key", min("error" ->> 'message'), '', count(*), min("received_at"), max("received_at")
FROM "error_reports" GROUP BY "tenant_id", "group_key";--> statement-breakpoint
ALTER TABLE "error_reports" ADD COLUMN "reporter" text;--> statement-breakpoint
ALTER TABLE "error_groups" ADD CONSTRAINT "error_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "error_groups_latest" ON "error_groups" USING btree ("tenant_id","last_at","key");--> statement-breakpoint
CREATE INDEX "error_groups_last" ON "error_groups" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "error_reports_group" ON "error_reports" USING btree ("tenant_id","group_key","received_at");--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("tenant_id","received_at","id");
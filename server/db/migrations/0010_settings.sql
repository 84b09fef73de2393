CREATE TABLE "tenant_changes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"field" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"reverts" uuid,
	CONSTRAINT "tenant_changes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenant_pictures" (
	"tenant_id" uuid NOT NULL,
	"use" text NOT NULL,
	"version" text NOT NULL,
	"image" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenant_pictures_tenant_id_version_use_pk" PRIMARY KEY("tenant_id","version","use")
);
--> statement-breakpoint
ALTER TABLE "tenant_changes" ADD CONSTRAINT "tenant_changes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_changes" ADD CONSTRAINT "tenant_changes_tenant_id_changed_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","changed_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_pictures" ADD CONSTRAINT "tenant_pictures_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_changes_number" ON "tenant_changes" USING btree ("tenant_id","number");
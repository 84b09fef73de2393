CREATE TABLE "agreement_acceptances" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_acceptances_tenant_id_person_id_version_pk" PRIMARY KEY("tenant_id","person_id","version")
);
--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"tenant_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"is_demanded" boolean NOT NULL,
	"published_by" uuid NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_versions_tenant_id_number_pk" PRIMARY KEY("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" bigserial NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text,
	"target_name" text,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "agreed_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "demanded_agreement" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "captcha_secret" text;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_tenant_id_published_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","published_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_tenant_id_actor_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","actor_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_acceptances_when" ON "agreement_acceptances" USING btree ("tenant_id","accepted_at","person_id","version");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("tenant_id","actor_id","number");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("tenant_id","at");--> statement-breakpoint
-- who is here accepted the product's own text, when it is known
INSERT INTO "agreement_acceptances" ("tenant_id", "person_id", "version", "accepted_at") SELECT "tenant_id", "id", 0, "agreed_at" FROM "people" WHERE "agreed_at" IS NOT NULL;

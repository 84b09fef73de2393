CREATE TABLE "content_previews" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"folder" text NOT NULL,
	"build_id" uuid,
	"number" integer NOT NULL,
	"version_id" uuid,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_previews_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "preview_plays" (
	"tenant_id" uuid NOT NULL,
	"preview_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"state" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "preview_plays_tenant_id_preview_id_person_id_pk" PRIMARY KEY("tenant_id","preview_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "version_id" uuid;--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_tenant_id_build_id_content_builds_tenant_id_id_fk" FOREIGN KEY ("tenant_id","build_id") REFERENCES "public"."content_builds"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_tenant_id_version_id_adventure_versions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","version_id") REFERENCES "public"."adventure_versions"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_plays" ADD CONSTRAINT "preview_plays_tenant_id_preview_id_content_previews_tenant_id_id_fk" FOREIGN KEY ("tenant_id","preview_id") REFERENCES "public"."content_previews"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_plays" ADD CONSTRAINT "preview_plays_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_previews_build" ON "content_previews" USING btree ("tenant_id","build_id");--> statement-breakpoint
CREATE INDEX "content_previews_version" ON "content_previews" USING btree ("tenant_id","version_id");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_tenant_id_version_id_adventure_versions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","version_id") REFERENCES "public"."adventure_versions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_version" ON "attempts" USING btree ("tenant_id","version_id") WHERE "attempts"."version_id" is not null;
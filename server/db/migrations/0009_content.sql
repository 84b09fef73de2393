CREATE TABLE "adventure_publications" (
	"tenant_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version_id" uuid NOT NULL,
	"build_id" uuid,
	"person_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"changes" jsonb,
	"files" jsonb,
	"restored" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "adventure_publications_tenant_id_adventure_id_number_pk" PRIMARY KEY("tenant_id","adventure_id","number"),
	CONSTRAINT "adventure_publications_build" UNIQUE("tenant_id","build_id")
);
--> statement-breakpoint
CREATE TABLE "content_blobs" (
	"tenant_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"bytes" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_blobs_tenant_id_hash_pk" PRIMARY KEY("tenant_id","hash")
);
--> statement-breakpoint
CREATE TABLE "content_builds" (
	"tenant_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb,
	"content" jsonb,
	"files" jsonb,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "content_builds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"tenant_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"published_revision" integer,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	CONSTRAINT "content_drafts_tenant_id_folder_pk" PRIMARY KEY("tenant_id","folder")
);
--> statement-breakpoint
CREATE TABLE "content_edits" (
	"tenant_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"person_id" uuid NOT NULL,
	"edits" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_edits_tenant_id_folder_id_pk" PRIMARY KEY("tenant_id","folder","id"),
	CONSTRAINT "content_edits_revision" UNIQUE("tenant_id","folder","revision")
);
--> statement-breakpoint
CREATE TABLE "content_files" (
	"tenant_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"revision" integer NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_files_tenant_id_folder_path_pk" PRIMARY KEY("tenant_id","folder","path")
);
--> statement-breakpoint
ALTER TABLE "adventures" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "adventure_publications" ADD CONSTRAINT "adventure_publications_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_publications" ADD CONSTRAINT "adventure_publications_tenant_id_version_id_adventure_versions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","version_id") REFERENCES "public"."adventure_versions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_publications" ADD CONSTRAINT "adventure_publications_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blobs" ADD CONSTRAINT "content_blobs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_builds" ADD CONSTRAINT "content_builds_tenant_id_folder_content_drafts_tenant_id_folder_fk" FOREIGN KEY ("tenant_id","folder") REFERENCES "public"."content_drafts"("tenant_id","folder") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_builds" ADD CONSTRAINT "content_builds_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_tenant_id_changed_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","changed_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_edits" ADD CONSTRAINT "content_edits_tenant_id_folder_content_drafts_tenant_id_folder_fk" FOREIGN KEY ("tenant_id","folder") REFERENCES "public"."content_drafts"("tenant_id","folder") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_edits" ADD CONSTRAINT "content_edits_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_files" ADD CONSTRAINT "content_files_tenant_id_folder_content_drafts_tenant_id_folder_fk" FOREIGN KEY ("tenant_id","folder") REFERENCES "public"."content_drafts"("tenant_id","folder") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_files" ADD CONSTRAINT "content_files_tenant_id_hash_content_blobs_tenant_id_hash_fk" FOREIGN KEY ("tenant_id","hash") REFERENCES "public"."content_blobs"("tenant_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_files" ADD CONSTRAINT "content_files_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adventure_publications_version" ON "adventure_publications" USING btree ("tenant_id","version_id");--> statement-breakpoint
CREATE INDEX "content_blobs_seen" ON "content_blobs" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "content_builds_draft" ON "content_builds" USING btree ("tenant_id","folder","created_at");--> statement-breakpoint
CREATE INDEX "content_files_blob" ON "content_files" USING btree ("tenant_id","hash");
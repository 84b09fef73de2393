CREATE TABLE "content_presences" (
	"tenant_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"person_id" uuid NOT NULL,
	"path" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_presences_tenant_id_folder_person_id_pk" PRIMARY KEY("tenant_id","folder","person_id")
);
--> statement-breakpoint
ALTER TABLE "adventure_publications" ADD COLUMN "copy_of" jsonb;--> statement-breakpoint
ALTER TABLE "content_builds" ADD COLUMN "copy_of" jsonb;--> statement-breakpoint
ALTER TABLE "content_presences" ADD CONSTRAINT "content_presences_tenant_id_folder_content_drafts_tenant_id_folder_fk" FOREIGN KEY ("tenant_id","folder") REFERENCES "public"."content_drafts"("tenant_id","folder") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_presences" ADD CONSTRAINT "content_presences_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;
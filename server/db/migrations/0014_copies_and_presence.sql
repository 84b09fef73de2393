ALTER TABLE "adventure_publications" ADD COLUMN "copy_of" jsonb;--> statement-breakpoint
ALTER TABLE "content_builds" ADD COLUMN "copy_of" jsonb;
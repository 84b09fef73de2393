ALTER TABLE "adventure_publications" ADD COLUMN "files" jsonb;--> statement-breakpoint
ALTER TABLE "content_builds" ADD COLUMN "files" jsonb;
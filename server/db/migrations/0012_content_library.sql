ALTER TABLE "content_drafts" ADD COLUMN "library_folder" text;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "library_files" jsonb;
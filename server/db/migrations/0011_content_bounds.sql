ALTER TABLE "content_builds" ADD COLUMN "base" integer;--> statement-breakpoint
ALTER TABLE "upload_totals" ADD COLUMN "built" bigint DEFAULT 0 NOT NULL;
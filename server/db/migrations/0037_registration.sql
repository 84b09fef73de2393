ALTER TABLE "tenants" ADD COLUMN "registration" text DEFAULT 'invitation' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "registration_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "registration_contact" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_registration" CHECK ("tenants"."registration" in ('invitation', 'domains', 'open'));
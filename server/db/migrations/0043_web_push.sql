CREATE TABLE "vapid_keys" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vapid_keys_once" CHECK ("vapid_keys"."id")
);
--> statement-breakpoint
ALTER TABLE "device_tokens" ADD COLUMN "sender" text DEFAULT 'firebase' NOT NULL;--> statement-breakpoint
-- the first tenant was made with push off because no server could send any; nobody has ever switched it
UPDATE "tenants" SET "features" = jsonb_set("features", '{isPushEnabled}', 'true') WHERE "name" = 'waymark' AND "is_default";

ALTER TABLE "attempts" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "attempts" DROP COLUMN "card";--> statement-breakpoint
ALTER TABLE "attempts" DROP COLUMN "answers";
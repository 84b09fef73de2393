ALTER TABLE "attempts" ADD COLUMN "state" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "progress" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Every attempt so far is one of a learning pill, whose rule keeps the same under these names.
update attempts set state = jsonb_build_object('card', card, 'answers', answers);

CREATE TABLE "adventure_trial_teams" (
	"tenant_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	CONSTRAINT "adventure_trial_teams_tenant_id_adventure_id_team_id_pk" PRIMARY KEY("tenant_id","adventure_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "adventure_trials" (
	"tenant_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version_id" uuid NOT NULL,
	"built_version_id" uuid NOT NULL,
	CONSTRAINT "adventure_trials_tenant_id_adventure_id_pk" PRIMARY KEY("tenant_id","adventure_id")
);
--> statement-breakpoint
CREATE TABLE "content_schedules" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"folder" text NOT NULL,
	"build_id" uuid NOT NULL,
	"base" integer,
	"note" text DEFAULT '' NOT NULL,
	"teams" jsonb,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refusal" text,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "content_schedules_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "adventure_publications" ADD COLUMN "teams" jsonb;--> statement-breakpoint
ALTER TABLE "adventure_publications" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_builds" ADD COLUMN "schedule_id" uuid;--> statement-breakpoint
ALTER TABLE "adventure_trial_teams" ADD CONSTRAINT "adventure_trial_teams_tenant_id_adventure_id_adventure_trials_tenant_id_adventure_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventure_trials"("tenant_id","adventure_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_trial_teams" ADD CONSTRAINT "adventure_trial_teams_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_trials" ADD CONSTRAINT "adventure_trials_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_trials" ADD CONSTRAINT "adventure_trials_tenant_id_version_id_adventure_versions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","version_id") REFERENCES "public"."adventure_versions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventure_trials" ADD CONSTRAINT "adventure_trials_tenant_id_built_version_id_adventure_versions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","built_version_id") REFERENCES "public"."adventure_versions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_tenant_id_build_id_content_builds_tenant_id_id_fk" FOREIGN KEY ("tenant_id","build_id") REFERENCES "public"."content_builds"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adventure_trial_teams_team" ON "adventure_trial_teams" USING btree ("tenant_id","team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_schedules_one" ON "content_schedules" USING btree ("tenant_id","folder");--> statement-breakpoint
CREATE INDEX "content_schedules_build" ON "content_schedules" USING btree ("tenant_id","build_id");
CREATE TABLE "adventure_versions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"version" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "adventure_versions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "adventure_versions_version" UNIQUE("tenant_id","adventure_id","version")
);
--> statement-breakpoint
CREATE TABLE "adventures" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"folder" text NOT NULL,
	"version_id" uuid NOT NULL,
	"built_version_id" uuid,
	"built_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "adventures_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "adventures_folder" UNIQUE("tenant_id","folder")
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enrolments_tenant_id_person_id_adventure_id_pk" PRIMARY KEY("tenant_id","person_id","adventure_id")
);
--> statement-breakpoint
CREATE TABLE "anonymous_answers" (
	"tenant_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"held_people" integer DEFAULT 0 NOT NULL,
	"held" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "anonymous_answers_tenant_id_adventure_id_task_id_pk" PRIMARY KEY("tenant_id","adventure_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "sign_offs" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"training" text NOT NULL,
	"note" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"is_given" boolean,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "sign_offs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "kept_figures" (
	"tenant_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_figures_tenant_id_adventure_id_pk" PRIMARY KEY("tenant_id","adventure_id")
);
--> statement-breakpoint
CREATE TABLE "task_versions" (
	"tenant_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"names" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_versions_tenant_id_adventure_id_task_id_number_pk" PRIMARY KEY("tenant_id","adventure_id","task_id","number")
);
--> statement-breakpoint
CREATE TABLE "applied_functions" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"fault" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text,
	"person_id" uuid,
	"email" text NOT NULL,
	"origin" text NOT NULL,
	"language" text NOT NULL,
	"invited" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_links_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"written_by" uuid NOT NULL,
	"type" text NOT NULL,
	"words" jsonb NOT NULL,
	"link" text NOT NULL,
	"audience" text NOT NULL,
	"team_id" uuid,
	"addressee_id" uuid,
	"send_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"missing" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"adventure_id" uuid,
	"mission_id" text,
	"name" text DEFAULT '' NOT NULL,
	"goal" text DEFAULT '' NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"placed_at" timestamp with time zone,
	CONSTRAINT "packages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"version" text NOT NULL,
	"image" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "avatars_tenant_id_person_id_pk" PRIMARY KEY("tenant_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"display_name" text NOT NULL,
	"role" text NOT NULL,
	"language" text,
	"time_zone" text,
	"form_of_address" text,
	"avatar_sprite" jsonb,
	"privacy" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_completion_told" boolean DEFAULT false NOT NULL,
	"extra_exam_time" integer DEFAULT 0 NOT NULL,
	"is_tutorial_seen" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"agreed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"time_zone" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"closed_until" timestamp with time zone,
	CONSTRAINT "throttles_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"is_review" boolean NOT NULL,
	"state" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"heard" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"finish_key" uuid,
	"finish_reply" jsonb,
	"launched_at" timestamp with time zone,
	"least_seconds" integer,
	"task_version" integer,
	CONSTRAINT "attempts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "completions" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"day" date NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "completions_tenant_id_person_id_adventure_id_task_id_pk" PRIMARY KEY("tenant_id","person_id","adventure_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "dismissals" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissals_tenant_id_person_id_adventure_id_task_id_pk" PRIMARY KEY("tenant_id","person_id","adventure_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"mission_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_tenant_id_person_id_adventure_id_mission_id_pk" PRIMARY KEY("tenant_id","person_id","adventure_id","mission_id")
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"mission_id" text NOT NULL,
	"at" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"finish_key" uuid,
	CONSTRAINT "stories_tenant_id_person_id_adventure_id_mission_id_pk" PRIMARY KEY("tenant_id","person_id","adventure_id","mission_id")
);
--> statement-breakpoint
CREATE TABLE "device_tokens" (
	"tenant_id" uuid NOT NULL,
	"token" text NOT NULL,
	"sender" text DEFAULT 'firebase' NOT NULL,
	"person_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_tokens_tenant_id_token_pk" PRIMARY KEY("tenant_id","token")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "vapid_keys" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vapid_keys_once" CHECK ("vapid_keys"."id")
);
--> statement-breakpoint
CREATE TABLE "mission_assessments" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"mission_id" text NOT NULL,
	"stars" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mission_assessments_tenant_id_person_id_adventure_id_mission_id_pk" PRIMARY KEY("tenant_id","person_id","adventure_id","mission_id"),
	CONSTRAINT "mission_assessments_stars" CHECK ("mission_assessments"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"review_id" uuid,
	"message_id" uuid,
	"sign_off_id" uuid,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "notices_of_one" CHECK (num_nonnulls("notices"."review_id", "notices"."message_id", "notices"."sign_off_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"coins" integer NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone,
	"stars" integer,
	"comment" text DEFAULT '' NOT NULL,
	"rated_by" uuid,
	"rated_at" timestamp with time zone,
	"rating_key" uuid,
	"may_repeat" boolean DEFAULT false NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	CONSTRAINT "reviews_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_rated_whole" CHECK (("reviews"."stars" is null) = ("reviews"."rated_at" is null))
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"adventure_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activities_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"cycle" text NOT NULL,
	"points" integer NOT NULL,
	"coins" integer NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "ledger_entries_once" UNIQUE("tenant_id","person_id","reason","source","cycle")
);
--> statement-breakpoint
CREATE TABLE "streak_steps" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"step" integer NOT NULL,
	"granted" boolean NOT NULL,
	"act" text,
	"frozen_on" date,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_in" text,
	CONSTRAINT "streak_steps_tenant_id_person_id_day_pk" PRIMARY KEY("tenant_id","person_id","day")
);
--> statement-breakpoint
CREATE TABLE "streaks" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"granted" boolean DEFAULT false NOT NULL,
	"date" date,
	"taken_at" timestamp with time zone,
	"taken_in" text,
	"rounds" integer DEFAULT 0 NOT NULL,
	"has_freeze" boolean DEFAULT false NOT NULL,
	"frozen_on" date,
	CONSTRAINT "streaks_tenant_id_person_id_pk" PRIMARY KEY("tenant_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"tip_at" timestamp with time zone,
	"tip_in" text,
	CONSTRAINT "wallets_tenant_id_person_id_pk" PRIMARY KEY("tenant_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "error_groups" (
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "error_groups_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"error" jsonb NOT NULL,
	"metadata" jsonb NOT NULL,
	"group_key" text NOT NULL,
	"reporter" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "error_reports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"metadata" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_tenant_id_person_id_id_pk" PRIMARY KEY("tenant_id","person_id","id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"person_id" uuid,
	"team_id" uuid,
	"due_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "assignments_to_one" CHECK (("assignments"."person_id" is null) <> ("assignments"."team_id" is null))
);
--> statement-breakpoint
CREATE TABLE "team_leaders" (
	"tenant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_leaders_tenant_id_team_id_person_id_pk" PRIMARY KEY("tenant_id","team_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"tenant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_members_tenant_id_team_id_person_id_pk" PRIMARY KEY("tenant_id","team_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "teams_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenant_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	CONSTRAINT "tenant_hosts_small" CHECK ("tenant_hosts"."host" = lower("tenant_hosts"."host"))
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"look" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"params" jsonb NOT NULL,
	"languages" text[] NOT NULL,
	"default_language" text NOT NULL,
	"time_zone" text NOT NULL,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"client_origins" text[] DEFAULT '{}' NOT NULL,
	"registration" text DEFAULT 'invitation' NOT NULL,
	"registration_domains" text[] DEFAULT '{}' NOT NULL,
	"registration_contact" text,
	"forgery_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenants_name_unique" UNIQUE("name"),
	CONSTRAINT "tenants_registration" CHECK ("tenants"."registration" in ('invitation', 'domains', 'open'))
);
--> statement-breakpoint
CREATE TABLE "tip_choices" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tip_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"chosen_by" uuid NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "tip_choices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tips" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tips_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "upload_totals" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sort" text NOT NULL,
	"bytes" bigint NOT NULL,
	"checked_at" timestamp with time zone,
	"is_picture" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"writer" uuid,
	"written_until" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "adventure_versions" ADD CONSTRAINT "adventure_versions_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adventures" ADD CONSTRAINT "adventures_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anonymous_answers" ADD CONSTRAINT "anonymous_answers_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_tenant_id_decided_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","decided_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_figures" ADD CONSTRAINT "kept_figures_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_versions" ADD CONSTRAINT "task_versions_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_tenant_id_written_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","written_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_tenant_id_addressee_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","addressee_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "throttles" ADD CONSTRAINT "throttles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_tenant_id_attempt_id_attempts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","attempt_id") REFERENCES "public"."attempts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_tokens" ADD CONSTRAINT "device_tokens_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_assessments" ADD CONSTRAINT "mission_assessments_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_review_id_reviews_tenant_id_id_fk" FOREIGN KEY ("tenant_id","review_id") REFERENCES "public"."reviews"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_message_id_messages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","message_id") REFERENCES "public"."messages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_sign_off_id_sign_offs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sign_off_id") REFERENCES "public"."sign_offs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_attempt_id_attempts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","attempt_id") REFERENCES "public"."attempts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_rated_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rated_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_claimed_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","claimed_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_steps" ADD CONSTRAINT "streak_steps_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streaks" ADD CONSTRAINT "streaks_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_groups" ADD CONSTRAINT "error_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_reports" ADD CONSTRAINT "error_reports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_leaders" ADD CONSTRAINT "team_leaders_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_leaders" ADD CONSTRAINT "team_leaders_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_hosts" ADD CONSTRAINT "tenant_hosts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_choices" ADD CONSTRAINT "tip_choices_tenant_id_tip_id_tips_tenant_id_id_fk" FOREIGN KEY ("tenant_id","tip_id") REFERENCES "public"."tips"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_choices" ADD CONSTRAINT "tip_choices_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_choices" ADD CONSTRAINT "tip_choices_tenant_id_chosen_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","chosen_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_totals" ADD CONSTRAINT "upload_totals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_tenant_id_attempt_id_attempts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","attempt_id") REFERENCES "public"."attempts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_active" ON "enrolments" USING btree ("tenant_id","person_id") WHERE "enrolments"."is_active";--> statement-breakpoint
CREATE INDEX "sign_offs_person" ON "sign_offs" USING btree ("tenant_id","person_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_offs_waiting" ON "sign_offs" USING btree ("tenant_id","person_id",lower("training")) WHERE "sign_offs"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_links_token" ON "mailed_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_links_invitation" ON "mailed_links" USING btree ("tenant_id",lower("email")) WHERE "mailed_links"."kind" = 'invitation' and "mailed_links"."used_at" is null;--> statement-breakpoint
CREATE INDEX "mailed_links_person" ON "mailed_links" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "mailed_links_expires" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "packages_adventure" ON "packages" USING btree ("tenant_id","adventure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_username" ON "people" USING btree ("tenant_id",lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree ("tenant_id",lower("email"));--> statement-breakpoint
CREATE INDEX "people_by_name" ON "people" USING btree ("tenant_id",lower("display_name"),"id");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "throttles_since" ON "throttles" USING btree ("since");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open" ON "attempts" USING btree ("tenant_id","person_id","adventure_id","task_id") WHERE "attempts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "attempts_of_task" ON "attempts" USING btree ("tenant_id","person_id","adventure_id","task_id","started_at");--> statement-breakpoint
CREATE INDEX "attempts_finished" ON "attempts" USING btree ("tenant_id","finished_at","id") WHERE "attempts"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "completions_latest" ON "completions" USING btree ("tenant_id","adventure_id","completed_at");--> statement-breakpoint
CREATE INDEX "completions_newest" ON "completions" USING btree ("tenant_id","completed_at","attempt_id");--> statement-breakpoint
CREATE INDEX "presences_seen" ON "presences" USING btree ("tenant_id","adventure_id","mission_id","seen_at");--> statement-breakpoint
CREATE INDEX "device_tokens_person" ON "device_tokens" USING btree ("tenant_id","person_id","saved_at");--> statement-breakpoint
CREATE INDEX "device_tokens_session" ON "device_tokens" USING btree ("tenant_id","session_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("tenant_id","person_id","kind","about");--> statement-breakpoint
CREATE INDEX "notifications_old" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once_each" ON "notices" USING btree ("tenant_id","message_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("tenant_id","review_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once_signed" ON "notices" USING btree ("tenant_id","sign_off_id");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("tenant_id","person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("tenant_id","person_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_attempt" ON "reviews" USING btree ("tenant_id","attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_waits" ON "reviews" USING btree ("tenant_id","person_id","adventure_id","task_id") WHERE "reviews"."rated_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_of_task" ON "reviews" USING btree ("tenant_id","person_id","adventure_id","task_id","handed_in_at");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("tenant_id","person_id","handed_in_at","id") WHERE "reviews"."rated_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_rated" ON "reviews" USING btree ("tenant_id","person_id","rated_at","id") WHERE "reviews"."rated_at" is not null;--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("tenant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entries_day" ON "ledger_entries" USING btree ("tenant_id","person_id","day");--> statement-breakpoint
CREATE INDEX "ledger_entries_newest" ON "ledger_entries" USING btree ("tenant_id","person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "error_groups_latest" ON "error_groups" USING btree ("tenant_id","last_at","key");--> statement-breakpoint
CREATE INDEX "error_groups_last" ON "error_groups" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "error_reports_newest" ON "error_reports" USING btree ("tenant_id","received_at");--> statement-breakpoint
CREATE INDEX "error_reports_received" ON "error_reports" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "error_reports_group" ON "error_reports" USING btree ("tenant_id","group_key","received_at");--> statement-breakpoint
CREATE INDEX "events_received" ON "events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("tenant_id","received_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_person" ON "assignments" USING btree ("tenant_id","person_id","adventure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_team" ON "assignments" USING btree ("tenant_id","team_id","adventure_id");--> statement-breakpoint
CREATE INDEX "assignments_newest" ON "assignments" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "team_leaders_person" ON "team_leaders" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "team_members_person" ON "team_members" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
CREATE INDEX "tenant_hosts_tenant" ON "tenant_hosts" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tenants_default" ON "tenants" USING btree ("is_default") WHERE "tenants"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "tip_choices_day" ON "tip_choices" USING btree ("tenant_id","chosen_by","person_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "tip_choices_tip" ON "tip_choices" USING btree ("tenant_id","tip_id","person_id");--> statement-breakpoint
CREATE INDEX "tip_choices_for" ON "tip_choices" USING btree ("tenant_id","person_id","created_at");--> statement-breakpoint
CREATE INDEX "tips_newest" ON "tips" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tips_person" ON "tips" USING btree ("tenant_id","person_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_attempt" ON "uploads" USING btree ("tenant_id","attempt_id");--> statement-breakpoint
CREATE INDEX "uploads_person" ON "uploads" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "uploads_seen" ON "uploads" USING btree ("seen_at");
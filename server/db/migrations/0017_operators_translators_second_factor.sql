CREATE TABLE "content_refusals" (
	"tenant_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"id" uuid NOT NULL,
	"refusal" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_refusals_tenant_id_folder_id_pk" PRIMARY KEY("tenant_id","folder","id")
);
--> statement-breakpoint
CREATE TABLE "content_translators" (
	"tenant_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"person_id" uuid NOT NULL,
	"language" text NOT NULL,
	"granted_by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_translators_tenant_id_folder_person_id_language_pk" PRIMARY KEY("tenant_id","folder","person_id","language")
);
--> statement-breakpoint
CREATE TABLE "mail_days" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mails" integer NOT NULL,
	CONSTRAINT "mail_days_tenant_id_day_pk" PRIMARY KEY("tenant_id","day")
);
--> statement-breakpoint
CREATE TABLE "operator_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text,
	"action" text NOT NULL,
	"target_id" uuid,
	"target_name" text,
	"address" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_step" integer,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"link_hash" text,
	"link_expires_at" timestamp with time zone,
	"offered_secret" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"tries_since" timestamp with time zone,
	"closed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"rp_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_tenant_id_person_id_code_hash_pk" PRIMARY KEY("tenant_id","person_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_steps" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "second_steps_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "totp_secrets_tenant_id_person_id_pk" PRIMARY KEY("tenant_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "tenant_films" (
	"tenant_id" uuid NOT NULL,
	"version" text NOT NULL,
	"film" "bytea" NOT NULL,
	"stacked" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenant_films_tenant_id_version_pk" PRIMARY KEY("tenant_id","version")
);
--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "is_leader_accept_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "competences" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "editions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "more_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "quotas" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_refusals" ADD CONSTRAINT "content_refusals_tenant_id_folder_content_drafts_tenant_id_folder_fk" FOREIGN KEY ("tenant_id","folder") REFERENCES "public"."content_drafts"("tenant_id","folder") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_translators" ADD CONSTRAINT "content_translators_tenant_id_folder_content_drafts_tenant_id_folder_fk" FOREIGN KEY ("tenant_id","folder") REFERENCES "public"."content_drafts"("tenant_id","folder") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_translators" ADD CONSTRAINT "content_translators_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_translators" ADD CONSTRAINT "content_translators_tenant_id_granted_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","granted_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_days" ADD CONSTRAINT "mail_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_films" ADD CONSTRAINT "tenant_films_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_refusals_at" ON "content_refusals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "content_translators_person" ON "content_translators" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "operator_entries_newest" ON "operator_entries" USING btree ("number");--> statement-breakpoint
CREATE INDEX "operator_entries_target" ON "operator_entries" USING btree ("target_id","number");--> statement-breakpoint
CREATE INDEX "operator_sessions_of" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_email" ON "operators" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "operators_link" ON "operators" USING btree ("link_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("tenant_id","credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_person" ON "passkeys" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "second_steps_expires" ON "second_steps" USING btree ("expires_at");
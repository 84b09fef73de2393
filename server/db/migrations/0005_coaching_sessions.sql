CREATE TABLE "calendar_addresses" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_tenant_id_person_id_pk" PRIMARY KEY("tenant_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "coaching_bookings" (
	"tenant_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"seat_at" timestamp with time zone,
	"has_come" boolean,
	"points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coaching_bookings_tenant_id_session_id_person_id_pk" PRIMARY KEY("tenant_id","session_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "coaching_session_teams" (
	"tenant_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	CONSTRAINT "coaching_session_teams_tenant_id_session_id_team_id_pk" PRIMARY KEY("tenant_id","session_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "coaching_sessions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"place" text NOT NULL,
	"link" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"seats" integer NOT NULL,
	"audience" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"tomorrow_said_of" timestamp with time zone,
	"soon_said_of" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coaching_sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "coaching_sessions_seats" CHECK ("coaching_sessions"."seats" > 0),
	CONSTRAINT "coaching_sessions_times" CHECK ("coaching_sessions"."ends_at" > "coaching_sessions"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_of_one";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "coaching_session_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "coaching_event" text;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_bookings" ADD CONSTRAINT "coaching_bookings_tenant_id_session_id_coaching_sessions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","session_id") REFERENCES "public"."coaching_sessions"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_bookings" ADD CONSTRAINT "coaching_bookings_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_session_teams" ADD CONSTRAINT "coaching_session_teams_tenant_id_session_id_coaching_sessions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","session_id") REFERENCES "public"."coaching_sessions"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_session_teams" ADD CONSTRAINT "coaching_session_teams_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD CONSTRAINT "coaching_sessions_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_addresses_token" ON "calendar_addresses" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_bookings_order" ON "coaching_bookings" USING btree ("tenant_id","session_id","number");--> statement-breakpoint
CREATE INDEX "coaching_bookings_person" ON "coaching_bookings" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "coaching_sessions_ahead" ON "coaching_sessions" USING btree ("tenant_id","ends_at");--> statement-breakpoint
CREATE INDEX "coaching_sessions_led" ON "coaching_sessions" USING btree ("tenant_id","person_id","starts_at");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_coaching_session_id_coaching_sessions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","coaching_session_id") REFERENCES "public"."coaching_sessions"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_of_one" CHECK (num_nonnulls("notices"."review_id", "notices"."message_id", "notices"."sign_off_id", "notices"."order_id", "notices"."coaching_session_id") = 1);
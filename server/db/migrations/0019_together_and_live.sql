CREATE TABLE "live_answers" (
	"tenant_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"at" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_answers_tenant_id_quiz_id_at_person_id_pk" PRIMARY KEY("tenant_id","quiz_id","at","person_id")
);
--> statement-breakpoint
CREATE TABLE "live_players" (
	"tenant_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_players_tenant_id_quiz_id_person_id_pk" PRIMARY KEY("tenant_id","quiz_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "live_quizzes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"code" text NOT NULL,
	"adventure_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"cards" jsonb NOT NULL,
	"seconds" integer NOT NULL,
	"phase" text NOT NULL,
	"at" integer NOT NULL,
	"revision" integer NOT NULL,
	"opened_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "live_quizzes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "goal_cheers" (
	"tenant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"week" date NOT NULL,
	CONSTRAINT "goal_cheers_tenant_id_team_id_person_id_week_pk" PRIMARY KEY("tenant_id","team_id","person_id","week")
);
--> statement-breakpoint
CREATE TABLE "kudos" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"given_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"task_id" text,
	"adventure_id" uuid,
	"tip_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "kudos_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "team_goals" (
	"tenant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"target" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_goals_tenant_id_team_id_pk" PRIMARY KEY("tenant_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "live_answers" ADD CONSTRAINT "live_answers_tenant_id_quiz_id_person_id_live_players_tenant_id_quiz_id_person_id_fk" FOREIGN KEY ("tenant_id","quiz_id","person_id") REFERENCES "public"."live_players"("tenant_id","quiz_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_players" ADD CONSTRAINT "live_players_tenant_id_quiz_id_live_quizzes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","quiz_id") REFERENCES "public"."live_quizzes"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_players" ADD CONSTRAINT "live_players_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_quizzes" ADD CONSTRAINT "live_quizzes_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_quizzes" ADD CONSTRAINT "live_quizzes_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_cheers" ADD CONSTRAINT "goal_cheers_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_cheers" ADD CONSTRAINT "goal_cheers_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kudos" ADD CONSTRAINT "kudos_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kudos" ADD CONSTRAINT "kudos_tenant_id_given_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","given_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_goals" ADD CONSTRAINT "team_goals_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_quizzes_code" ON "live_quizzes" USING btree ("tenant_id","code") WHERE "live_quizzes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "live_quizzes_person" ON "live_quizzes" USING btree ("tenant_id","person_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kudos_task" ON "kudos" USING btree ("tenant_id","given_by","person_id","adventure_id","task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kudos_tip" ON "kudos" USING btree ("tenant_id","given_by","tip_id");--> statement-breakpoint
CREATE INDEX "kudos_person" ON "kudos" USING btree ("tenant_id","person_id","created_at");--> statement-breakpoint
CREATE INDEX "kudos_giver" ON "kudos" USING btree ("tenant_id","given_by","created_at");
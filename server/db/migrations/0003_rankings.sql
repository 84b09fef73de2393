CREATE TABLE "point_counts" (
	"tenant_id" uuid NOT NULL,
	"period" text NOT NULL,
	"level" integer NOT NULL,
	"prefix" integer NOT NULL,
	"slot" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "point_counts_tenant_id_period_level_prefix_slot_pk" PRIMARY KEY("tenant_id","period","level","prefix","slot")
);
--> statement-breakpoint
CREATE TABLE "point_totals" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"period" text NOT NULL,
	"points" integer NOT NULL,
	"is_ranked" boolean NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "point_totals_tenant_id_person_id_period_pk" PRIMARY KEY("tenant_id","person_id","period")
);
--> statement-breakpoint
CREATE TABLE "season_recaps" (
	"tenant_id" uuid NOT NULL,
	"season_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "season_recaps_tenant_id_season_id_person_id_pk" PRIMARY KEY("tenant_id","season_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"goal" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seasons_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "seasons_order" CHECK ("seasons"."starts_on" <= "seasons"."ends_on"),
	CONSTRAINT "seasons_goal" CHECK ("seasons"."goal" > 0)
);
--> statement-breakpoint
CREATE TABLE "team_points" (
	"tenant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"season_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "team_points_tenant_id_season_id_team_id_slot_pk" PRIMARY KEY("tenant_id","season_id","team_id","slot")
);
--> statement-breakpoint
ALTER TABLE "point_counts" ADD CONSTRAINT "point_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_totals" ADD CONSTRAINT "point_totals_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_recaps" ADD CONSTRAINT "season_recaps_tenant_id_season_id_seasons_tenant_id_id_fk" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."seasons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_recaps" ADD CONSTRAINT "season_recaps_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_points" ADD CONSTRAINT "team_points_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_points" ADD CONSTRAINT "team_points_tenant_id_season_id_seasons_tenant_id_id_fk" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."seasons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_totals_ranking" ON "point_totals" USING btree ("tenant_id","period",(- "points"),"name","person_id") WHERE "point_totals"."is_ranked" and "point_totals"."points" > 0;--> statement-breakpoint
CREATE INDEX "seasons_time" ON "seasons" USING btree ("tenant_id","starts_at");
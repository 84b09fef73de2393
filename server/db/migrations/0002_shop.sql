CREATE TABLE "shop_item_teams" (
	"tenant_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	CONSTRAINT "shop_item_teams_tenant_id_item_id_team_id_pk" PRIMARY KEY("tenant_id","item_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "shop_items" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"words" jsonb NOT NULL,
	"price" integer NOT NULL,
	"stock" integer,
	"art" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_for_teams" boolean DEFAULT false NOT NULL,
	"opens_on" date,
	"closes_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_items_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "shop_items_price" CHECK ("shop_items"."price" > 0),
	CONSTRAINT "shop_items_stock" CHECK ("shop_items"."stock" >= 0),
	CONSTRAINT "shop_items_dates" CHECK ("shop_items"."opens_on" <= "shop_items"."closes_on")
);
--> statement-breakpoint
CREATE TABLE "shop_orders" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"words" jsonb NOT NULL,
	"price" integer NOT NULL,
	"state" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "shop_orders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "shop_orders_state" CHECK ("shop_orders"."state" in ('waiting', 'handed', 'rejected', 'returned')),
	CONSTRAINT "shop_orders_ended" CHECK (("shop_orders"."state" = 'waiting') = ("shop_orders"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "shop_pictures" (
	"tenant_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"version" text NOT NULL,
	"image" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_pictures_tenant_id_item_id_pk" PRIMARY KEY("tenant_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_of_one";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "shop_item_teams" ADD CONSTRAINT "shop_item_teams_tenant_id_item_id_shop_items_tenant_id_id_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."shop_items"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_item_teams" ADD CONSTRAINT "shop_item_teams_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_items" ADD CONSTRAINT "shop_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_tenant_id_ended_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","ended_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_tenant_id_item_id_shop_items_tenant_id_id_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."shop_items"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pictures" ADD CONSTRAINT "shop_pictures_tenant_id_item_id_shop_items_tenant_id_id_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."shop_items"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_key" ON "shop_orders" USING btree ("tenant_id","person_id","key");--> statement-breakpoint
CREATE INDEX "shop_orders_mine" ON "shop_orders" USING btree ("tenant_id","person_id","ordered_at","id");--> statement-breakpoint
CREATE INDEX "shop_orders_item" ON "shop_orders" USING btree ("tenant_id","item_id");--> statement-breakpoint
CREATE INDEX "shop_orders_waiting" ON "shop_orders" USING btree ("tenant_id","ordered_at","id") WHERE "shop_orders"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "shop_orders_ended_newest" ON "shop_orders" USING btree ("tenant_id","ended_at","id") WHERE "shop_orders"."state" <> 'waiting';--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_order_id_shop_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."shop_orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once_ordered" ON "notices" USING btree ("tenant_id","order_id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_of_one" CHECK (num_nonnulls("notices"."review_id", "notices"."message_id", "notices"."sign_off_id", "notices"."order_id") = 1);--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_coins" CHECK ("wallets"."coins" >= 0);
ALTER TABLE "notices" DROP CONSTRAINT "notices_of_one";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "sign_off_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_sign_off_id_sign_offs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sign_off_id") REFERENCES "public"."sign_offs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once_signed" ON "notices" USING btree ("tenant_id","sign_off_id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_of_one" CHECK (num_nonnulls("notices"."review_id", "notices"."message_id", "notices"."sign_off_id") = 1);
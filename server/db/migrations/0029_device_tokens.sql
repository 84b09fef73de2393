CREATE TABLE "device_tokens" (
	"tenant_id" uuid NOT NULL,
	"token" text NOT NULL,
	"person_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_tokens_tenant_id_token_pk" PRIMARY KEY("tenant_id","token")
);
--> statement-breakpoint
ALTER TABLE "device_tokens" ADD CONSTRAINT "device_tokens_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_tokens_person" ON "device_tokens" USING btree ("tenant_id","person_id","saved_at");--> statement-breakpoint
CREATE INDEX "device_tokens_session" ON "device_tokens" USING btree ("tenant_id","session_hash");
CREATE TABLE "stories" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"mission_id" text NOT NULL,
	"at" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "stories_tenant_id_person_id_adventure_id_mission_id_pk" PRIMARY KEY("tenant_id","person_id","adventure_id","mission_id")
);
--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Finishes a story, and gives what finding it brings; true when that was given now, false for every repeat and where there
-- is nothing to give. Locks the wallet before anything else, as every award does.
create function finish_story(
  p_tenant uuid, p_person uuid, p_adventure uuid, p_mission text, p_at integer,
  p_points integer, p_coins integer, p_day date, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  insert into stories (tenant_id, person_id, adventure_id, mission_id, at, finished_at)
    values (p_tenant, p_person, p_adventure, p_mission, p_at, p_now)
    on conflict (tenant_id, person_id, adventure_id, mission_id) do update
      set at = greatest(stories.at, excluded.at), finished_at = excluded.finished_at
      where stories.finished_at is null;
  if not found or (p_points = 0 and p_coins = 0) then
    return false;
  end if;
  return post_reward(
    p_tenant, p_person, 'easter_egg', p_adventure || '/' || p_mission, '1', p_points, p_coins, p_day, p_now
  );
end
$$;

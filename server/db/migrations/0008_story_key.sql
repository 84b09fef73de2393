ALTER TABLE "stories" ADD COLUMN "finish_key" uuid;
--> statement-breakpoint
-- Finishes a story, and gives what finding it brings, once. Answers what its finish under this key brought, as the ledger
-- has it; nothing where it was finished under another key, or where there is nothing to give. `finish_story` stays for a
-- process of the version before.
create function end_story(
  p_tenant uuid, p_person uuid, p_adventure uuid, p_mission text, p_key uuid, p_at integer,
  p_points integer, p_coins integer, p_day date, p_now timestamptz
) returns table (points integer, coins integer) language plpgsql as $$
declare
  found_there text := p_adventure || '/' || p_mission;
begin
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  insert into stories (tenant_id, person_id, adventure_id, mission_id, at, finished_at, finish_key)
    values (p_tenant, p_person, p_adventure, p_mission, p_at, p_now, p_key)
    on conflict (tenant_id, person_id, adventure_id, mission_id) do update
      set at = greatest(stories.at, excluded.at), finished_at = excluded.finished_at, finish_key = excluded.finish_key
      where stories.finished_at is null;
  if found and (p_points > 0 or p_coins > 0) then
    perform post_reward(p_tenant, p_person, 'easter_egg', found_there, '1', p_points, p_coins, p_day, p_now);
  end if;
  return query
    select entry.points, entry.coins
      from stories story
      join ledger_entries entry
        on entry.tenant_id = story.tenant_id and entry.person_id = story.person_id
        and entry.reason = 'easter_egg' and entry.source = found_there and entry.cycle = '1'
      where story.tenant_id = p_tenant and story.person_id = p_person and story.adventure_id = p_adventure
        and story.mission_id = p_mission and story.finish_key = p_key;
end
$$;

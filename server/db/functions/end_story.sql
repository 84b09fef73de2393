-- Finishes a story, and gives what finding it brings, once, with the badges (`badges`) that it earns. Answers what its finish under this key brought, as the ledger
-- has it; nothing where it was finished under another key, or where there is nothing to give. Locks the person, then the wallet,
-- before anything else.
create or replace function end_story(p_story jsonb)
returns table (points integer, coins integer) language plpgsql as $$
declare
  p_tenant uuid not null := p_story ->> 'tenantId';
  p_person uuid not null := p_story ->> 'personId';
  p_adventure uuid not null := p_story ->> 'adventureId';
  p_mission text not null := p_story ->> 'missionId';
  p_key uuid not null := p_story ->> 'key';
  p_at integer not null := p_story ->> 'lastStep';
  p_points integer not null := p_story ->> 'points';
  p_coins integer not null := p_story ->> 'coins';
  p_day date not null := p_story ->> 'day';
  p_now timestamptz not null := p_story ->> 'now';
  found_there text not null := p_adventure || '/' || p_mission;
begin
  perform 1 from people where tenant_id = p_tenant and id = p_person for key share;
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  insert into stories (tenant_id, person_id, adventure_id, mission_id, at, finished_at, finish_key)
    values (p_tenant, p_person, p_adventure, p_mission, p_at, p_now, p_key)
    on conflict (tenant_id, person_id, adventure_id, mission_id) do update
      set at = greatest(stories.at, excluded.at), finished_at = excluded.finished_at, finish_key = excluded.finish_key
      where stories.finished_at is null;
  if found then
    if p_points > 0 or p_coins > 0 then
      perform post_reward(p_tenant, p_person, 'easter_egg', found_there, '1', p_points, p_coins, p_day, p_now);
    end if;
    perform award_badges(p_tenant, p_person, p_adventure, p_story ->> 'zone', p_story -> 'badges', p_now);
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

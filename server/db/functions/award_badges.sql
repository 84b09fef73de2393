-- Gives a person the badges of `p_tests` (`server/db/badge-test.ts`) whose goals are reached, each once: to be called in the
-- transaction that may have reached one, and as often as one likes. Locks the own teams, in one order, before it is judged who of
-- them was first: two at the same time would not see each other.
create or replace function award_badges(
  p_tenant uuid, p_person uuid, p_adventure uuid, p_zone text, p_tests jsonb, p_now timestamptz
) returns void language plpgsql as $$
declare
  test jsonb;
  finished integer;
begin
  -- most tests ask for more than was ever finished: they are not counted
  select count(*) into finished from completions
    where tenant_id = p_tenant and person_id = p_person and adventure_id = p_adventure;
  for test in
    select value from jsonb_array_elements(p_tests)
      where case
        when value ->> 'type' in ('tasks', 'full-points', 'night') then (value ->> 'goal')::integer
        when value ->> 'type' = 'first-of-team' then jsonb_array_length(value -> 'tasks')
        else 0
      end <= finished and not exists (
        select from badges
          where badges.tenant_id = p_tenant and badges.person_id = p_person
            and badges.adventure_id = p_adventure and badges.badge_id = value ->> 'id'
      )
  loop
    if badge_reached(p_tenant, p_person, p_adventure, p_zone, test) < (test ->> 'goal')::integer then
      continue;
    end if;
    if test ->> 'type' = 'first-of-team' then
      perform 1 from teams
        where teams.tenant_id = p_tenant and teams.id in (
          select team_id from team_members where tenant_id = p_tenant and person_id = p_person
        )
        order by teams.id for no key update;
      -- a teammate who held the lock may have been first
      if badge_reached(p_tenant, p_person, p_adventure, p_zone, test) < (test ->> 'goal')::integer then
        continue;
      end if;
    end if;
    insert into badges (tenant_id, person_id, adventure_id, badge_id, earned_at)
      values (p_tenant, p_person, p_adventure, test ->> 'id', p_now)
      on conflict do nothing;
  end loop;
end
$$;

-- Whether a person has finished all of these tasks, nobody of an own team in use did so earlier, and nobody of it holds the badge.
create or replace function is_first_of_team(p_tenant uuid, p_person uuid, p_adventure uuid, p_test jsonb)
returns boolean language plpgsql stable as $$
declare
  p_tasks text[] not null := array(select jsonb_array_elements_text(p_test -> 'tasks'));
  finished timestamptz;
begin
  select max(done.completed_at) into finished from completions done
    where done.tenant_id = p_tenant and done.person_id = p_person and done.adventure_id = p_adventure
      and done.task_id = any (p_tasks)
    having count(*) = cardinality(p_tasks);
  return finished is not null and exists (
    select from team_members mine join teams on teams.tenant_id = mine.tenant_id and teams.id = mine.team_id
      where mine.tenant_id = p_tenant and mine.person_id = p_person and teams.archived_at is null
  ) and not exists (
    select from team_members mine
      join teams on teams.tenant_id = mine.tenant_id and teams.id = mine.team_id and teams.archived_at is null
      join team_members mate on mate.tenant_id = mine.tenant_id and mate.team_id = mine.team_id
      where mine.tenant_id = p_tenant and mine.person_id = p_person and mate.person_id <> p_person
        and (
          exists (
            select from badges
              where badges.tenant_id = p_tenant and badges.person_id = mate.person_id
                and badges.adventure_id = p_adventure and badges.badge_id = p_test ->> 'id'
          )
          or (
            select count(*) from completions done
              where done.tenant_id = p_tenant and done.person_id = mate.person_id and done.adventure_id = p_adventure
                and done.task_id = any (p_tasks) and done.completed_at < finished
          ) = cardinality(p_tasks)
        )
  );
end
$$;

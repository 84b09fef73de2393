-- How far a person has come towards a badge: what its test (`server/db/badge-test.ts`) counts. Hours are those of `p_zone`. One
-- place for every rule: awards, the look back at the past and the page of badges all ask here.
create or replace function badge_reached(
  p_tenant uuid, p_person uuid, p_adventure uuid, p_zone text, p_test jsonb
) returns integer language plpgsql stable as $$
declare
  p_from integer := p_test ->> 'from';
  p_to integer := p_test ->> 'to';
  p_weekly boolean := p_test ->> 'isWeekly';
  -- PostgreSQL's weeks begin on Monday
  p_shift integer := coalesce((p_test ->> 'weekShift')::integer, 0);
begin
  case p_test ->> 'type'
    when 'tasks' then
      return (
        select count(*) from completions done
          where done.tenant_id = p_tenant and done.person_id = p_person and done.adventure_id = p_adventure
            and ((p_test -> 'tasks') ? done.task_id) is not false
      );
    when 'stories' then
      return (
        select count(*) from stories story
          where story.tenant_id = p_tenant and story.person_id = p_person and story.adventure_id = p_adventure
            and story.finished_at is not null and (p_test -> 'missions') ? story.mission_id
      );
    when 'first-of-team' then
      return is_first_of_team(p_tenant, p_person, p_adventure, p_test)::integer;
    when 'full-points' then
      return (
        select count(*) from completions done
          where done.tenant_id = p_tenant and done.person_id = p_person and done.adventure_id = p_adventure
            and done.points >= (p_test -> 'worth' ->> done.task_id)::integer
      );
    when 'full-stars' then
      return (
        select count(distinct work.task_id) from reviews work
          where work.tenant_id = p_tenant and work.person_id = p_person and work.adventure_id = p_adventure
            and work.stars = 5
      );
    when 'night' then
      return (
        select count(*) from completions done
          where done.tenant_id = p_tenant and done.person_id = p_person and done.adventure_id = p_adventure
            and case
              when p_from < p_to
                then extract(hour from done.completed_at at time zone p_zone) between p_from and p_to - 1
              else extract(hour from done.completed_at at time zone p_zone) not between p_to and p_from - 1
            end
      );
    when 'streak' then
      -- a step follows the one before by its number; the first of a round does where no period was missed, or a freeze covered it
      return (
        select coalesce(max(length), 0) from (
          select count(*) as length from (
            select sum(starts) over (order by day) as run from (
              select day, case
                when step = 1 + lag(step) over days % 3 and (
                  step > 1
                  or case when p_weekly
                    then (
                      date_trunc('week', day + p_shift)::date
                      - date_trunc('week', lag(day) over days + p_shift)::date
                    ) / 7
                    else day - lag(day) over days
                  end <= 1 + (frozen_on is not null)::integer
                ) then 0 else 1 end as starts
                from streak_steps taken
                where taken.tenant_id = p_tenant and taken.person_id = p_person
                window days as (order by day)
            ) as steps
          ) as runs group by run
        ) as streaks
      );
    when 'tips-written' then
      return (select count(*) from tips where tips.tenant_id = p_tenant and tips.person_id = p_person);
    when 'tips-helped' then
      return (
        select count(*) from tips
          join tip_choices choice on choice.tenant_id = tips.tenant_id and choice.tip_id = tips.id
          where tips.tenant_id = p_tenant and tips.person_id = p_person and choice.chosen_by <> p_person
      );
    else
      -- of a newer release
      return 0;
  end case;
end
$$;

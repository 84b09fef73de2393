-- Adds what a person was given to the sums that rankings are made of: all time, the month in the tenant's zone, and the season
-- that runs then. Whoever calls has locked the wallet.
create or replace function note_points(p_tenant uuid, p_person uuid, p_points integer, p_now timestamptz)
returns void language plpgsql as $$
declare
  p_slot integer := point_slot(p_person);
  season uuid;
begin
  perform lock_points(p_tenant, p_person);
  select id into season from seasons
    where tenant_id = p_tenant and starts_at <= p_now and p_now < ends_at;
  with periods as (
    select 'all' as period
    union all select to_char(p_now at time zone time_zone, 'YYYY-MM') from tenants where id = p_tenant
    union all select season::text where season is not null
  ), changed as (
    insert into point_totals as total (tenant_id, person_id, period, points, is_ranked, name)
      select p_tenant, p_person, periods.period, p_points,
          is_ranked(person.role, person.is_disabled, person.privacy), lower(person.display_name)
        from people person, periods
        where person.tenant_id = p_tenant and person.id = p_person
      on conflict (tenant_id, person_id, period) do update set points = total.points + excluded.points
      returning period, points, is_ranked
  ), moves as (
    select period, points, 1 as people from changed where is_ranked
    union all select period, points - p_points, -1 from changed where is_ranked
  )
  insert into point_counts as known (tenant_id, period, level, prefix, slot, people)
    select p_tenant, period, level, points >> (7 * level), p_slot, sum(people)
      from moves, generate_series(0, 2) level
      where points > 0
      group by period, level, points >> (7 * level)
      having sum(people) <> 0
    on conflict (tenant_id, period, level, prefix, slot) do update set people = known.people + excluded.people;
  if season is not null then
    insert into team_points as known (tenant_id, team_id, season_id, slot, points)
      select p_tenant, team, season, p_slot, p_points from (
        select uuid '00000000-0000-0000-0000-000000000000' as team
        union all select team_id from team_members where tenant_id = p_tenant and person_id = p_person
      ) teams
      on conflict (tenant_id, season_id, team_id, slot) do update set points = known.points + excluded.points;
  end if;
end
$$;

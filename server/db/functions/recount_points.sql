-- Makes the sums of the next people of a tenant anew from its ledger, all sums or those of one season, and leaves the people after
-- them to a job: none of it takes long, however large the tenant is. Without `p_after` it begins, with the moments of the seasons in
-- the tenant's zone. Awards of the tenant wait for it. A season that is gone has sums of nothing. What `note_points` and its triggers
-- add up meanwhile stays right, because the counts and the sums of teams always move by as much as the totals do.
create or replace function recount_points(
  p_tenant uuid, p_season uuid default null, p_after uuid default null, p_people integer default 100
) returns void language plpgsql as $$
declare
  p_period text := p_season::text;
  zone text;
  ids uuid[];
begin
  perform lock_points(p_tenant, null);
  select time_zone into zone from tenants where id = p_tenant;
  if p_after is null then
    update seasons
      set starts_at = starts_on::timestamp at time zone zone, ends_at = (ends_on + 1)::timestamp at time zone zone
      where tenant_id = p_tenant;
  end if;
  ids := array(
    select id from people
      where tenant_id = p_tenant and id > coalesce(p_after, '00000000-0000-0000-0000-000000000000')
      order by id limit p_people
  );
  with earned as (
    select entry.person_id, part.period, sum(entry.points)::integer as points
      from ledger_entries entry
      left join seasons season on season.tenant_id = entry.tenant_id
        and season.starts_at <= entry.created_at and entry.created_at < season.ends_at
      cross join lateral (
        values ('all'), (to_char(entry.created_at at time zone zone, 'YYYY-MM')), (season.id::text)
      ) part (period)
      where entry.tenant_id = p_tenant and entry.person_id = any(ids) and entry.points <> 0
        and part.period is not null and (p_period is null or part.period = p_period)
      group by entry.person_id, part.period
  ), known as (
    select person_id, period, points, is_ranked from point_totals
      where tenant_id = p_tenant and person_id = any(ids) and (p_period is null or period = p_period)
  ), moved as (
    select person_id, period, known.points as before, earned.points as now, known.is_ranked as was_ranked,
        is_ranked(person.role, person.is_disabled, person.privacy) as now_ranked, lower(person.display_name) as name
      from known
      full join earned using (person_id, period)
      join people person on person.tenant_id = p_tenant and person.id = person_id
      where known.points is distinct from earned.points
  ), dropped as (
    delete from point_totals total using moved
      where total.tenant_id = p_tenant and total.person_id = moved.person_id and total.period = moved.period
        and moved.now is null
  ), written as (
    insert into point_totals (tenant_id, person_id, period, points, is_ranked, name)
      select p_tenant, person_id, period, now, now_ranked, name from moved where now is not null
      on conflict (tenant_id, person_id, period) do update
        set points = excluded.points, is_ranked = excluded.is_ranked, name = excluded.name
  ), counted as (
    insert into point_counts as known (tenant_id, period, level, prefix, slot, people)
      select p_tenant, period, level, points >> (7 * level), point_slot(person_id), sum(people)
        from moved
        cross join lateral (
          select before as points, -1 as people where was_ranked and before > 0
          union all select now, 1 where now_ranked and now > 0
        ) move, generate_series(0, 1) level
        group by 2, 3, 4, 5
        having sum(people) <> 0
      on conflict (tenant_id, period, level, prefix, slot) do update set people = known.people + excluded.people
  )
  insert into team_points as known (tenant_id, team_id, season_id, slot, points)
    select p_tenant, part.team_id, season.id, point_slot(person_id), sum(coalesce(now, 0) - coalesce(before, 0))
      from moved
      join seasons season on season.tenant_id = p_tenant and season.id::text = moved.period
      cross join lateral (
        select uuid '00000000-0000-0000-0000-000000000000' as team_id
        union all select team_id from team_members
          where tenant_id = p_tenant and team_members.person_id = moved.person_id
      ) part
      group by 2, 3, 4
    on conflict (tenant_id, season_id, team_id, slot) do update set points = known.points + excluded.points;
  if cardinality(ids) = p_people then
    insert into jobs (id, tenant_id, kind, payload, run_at, created_at)
      values (
        gen_random_uuid(), p_tenant, 'points-recount',
        jsonb_build_object('season', p_season, 'after', ids[p_people]), now(), now()
      );
  elsif p_period is not null then
    delete from point_counts where tenant_id = p_tenant and period = p_period and people = 0;
  end if;
end
$$;

-- Adds what a person was given to the sums that rankings are made of: all time, the month in the tenant's zone, and the season
-- that runs then. The caller has locked the wallet.
create or replace function note_points(p_tenant uuid, p_person uuid, p_points integer, p_now timestamptz)
returns void language plpgsql as $$
declare
  p_slot integer := point_slot(p_person);
  month text;
  season uuid;
begin
  -- as `lock_points` does it, without the price of another call
  perform pg_advisory_xact_lock_shared(hashtextextended('points ' || p_tenant, 0)),
    pg_advisory_xact_lock(hashtextextended('points ' || p_tenant, 1 + p_slot));
  select to_char(p_now at time zone tenant.time_zone, 'YYYY-MM'), running.id into month, season
    from tenants tenant
    left join seasons running
      on running.tenant_id = tenant.id and running.starts_at <= p_now and p_now < running.ends_at
    where tenant.id = p_tenant;
  with changed as (
    insert into point_totals as total (tenant_id, person_id, period, points, is_ranked, name)
      select p_tenant, p_person, part.period, p_points,
          is_ranked(person.role, person.is_disabled, person.privacy), lower(person.display_name)
        from people person, (values ('all'), (month), (season::text)) part (period)
        where person.tenant_id = p_tenant and person.id = p_person and part.period is not null
      on conflict (tenant_id, person_id, period) do update set points = total.points + excluded.points
      returning period, points as now, points - p_points as before, is_ranked
  ), noted as (
    insert into team_points as known (tenant_id, team_id, season_id, slot, points)
      select p_tenant, team, season, p_slot, p_points from (
        select uuid '00000000-0000-0000-0000-000000000000' as team
        union all select team_id from team_members where tenant_id = p_tenant and person_id = p_person
      ) teams where season is not null
      on conflict (tenant_id, season_id, team_id, slot) do update set points = known.points + excluded.points
  )
  insert into point_counts as known (tenant_id, period, level, prefix, slot, people)
    select p_tenant, period, level, prefix, p_slot, people
      from changed, lateral (
        values (0, now, 1, now), (0, before, -1, before),
          (1, case when now >> 7 <> before >> 7 or before <= 0 then now >> 7 end, 1, now),
          (1, case when now >> 7 <> before >> 7 or now <= 0 then before >> 7 end, -1, before)
      ) move (level, prefix, people, points)
      where is_ranked and move.points > 0 and prefix is not null
    on conflict (tenant_id, period, level, prefix, slot) do update set people = known.people + excluded.people;
end
$$;

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
      returning period, points, is_ranked
  ), moves as (
    select period, level, prefix, people
      from changed, generate_series(0, 1) level,
        lateral (values (points >> (7 * level), 1), ((points - p_points) >> (7 * level), -1)) move (prefix, people)
      where is_ranked
        and case when people = 1 then points > 0 else points - p_points > 0 end
        and (points <= 0 or points - p_points <= 0 or (points >> (7 * level)) <> ((points - p_points) >> (7 * level)))
  )
  insert into point_counts as known (tenant_id, period, level, prefix, slot, people)
    select p_tenant, period, level, prefix, p_slot, people from moves
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

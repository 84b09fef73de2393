-- Makes the sums of a tenant anew from its ledger, all of them or those of one season, in one go: what `note_points` and its triggers
-- have added up comes to the same, and so does what `recount_points` does in pieces, which the product uses. Minutes in a large tenant;
-- its awards wait for it.
create or replace function rebuild_points(p_tenant uuid, p_season uuid default null) returns void language plpgsql as $$
declare
  zone text := (select time_zone from tenants where id = p_tenant);
  p_period text := p_season::text;
begin
  perform lock_points(p_tenant, null);
  update seasons
    set starts_at = starts_on::timestamp at time zone zone, ends_at = (ends_on + 1)::timestamp at time zone zone
    where tenant_id = p_tenant;
  delete from point_totals where tenant_id = p_tenant and (p_period is null or period = p_period);
  delete from point_counts where tenant_id = p_tenant and (p_period is null or period = p_period);
  delete from team_points where tenant_id = p_tenant and (p_season is null or season_id = p_season);
  insert into point_totals (tenant_id, person_id, period, points, is_ranked, name)
    select p_tenant, person.id, earned.period, earned.points,
        is_ranked(person.role, person.is_disabled, person.privacy), lower(person.display_name)
      from (
        select entry.person_id, part.period, sum(entry.points) as points
          from ledger_entries entry
          left join seasons season on season.tenant_id = entry.tenant_id
            and season.starts_at <= entry.created_at and entry.created_at < season.ends_at
          cross join lateral (
            values ('all'), (to_char(entry.created_at at time zone zone, 'YYYY-MM')), (season.id::text)
          ) part (period)
          where entry.tenant_id = p_tenant and entry.points <> 0 and part.period is not null
            and (p_period is null or part.period = p_period)
          group by entry.person_id, part.period
      ) earned
      join people person on person.tenant_id = p_tenant and person.id = earned.person_id;
  insert into point_counts (tenant_id, period, level, prefix, slot, people)
    select p_tenant, period, level, points >> (7 * level), point_slot(person_id), count(*)
      from point_totals, generate_series(0, 1) level
      where tenant_id = p_tenant and is_ranked and points > 0 and (p_period is null or period = p_period)
      group by 2, 3, 4, 5;
  insert into team_points (tenant_id, team_id, season_id, slot, points)
    select p_tenant, part.team_id, season.id, point_slot(total.person_id), sum(total.points)
      from seasons season
      join point_totals total on total.tenant_id = season.tenant_id and total.period = season.id::text
      cross join lateral (
        select uuid '00000000-0000-0000-0000-000000000000' as team_id
        union all select team_id from team_members
          where tenant_id = p_tenant and person_id = total.person_id
      ) part
      where season.tenant_id = p_tenant and (p_season is null or season.id = p_season)
      group by 2, 3, 4;
end
$$;

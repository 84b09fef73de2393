-- A new member brings to a team what he or she has earned in each season, and takes it along.
create or replace function note_member() returns trigger language plpgsql as $$
declare
  member team_members%rowtype := case when tg_op = 'INSERT' then new else old end;
begin
  -- the sums come and go with the tenant
  if is_moved(member.tenant_id) then return null; end if;
  perform lock_points(member.tenant_id, null);
  insert into team_points as known (tenant_id, team_id, season_id, slot, points)
    select member.tenant_id, member.team_id, season.id, point_slot(member.person_id),
        case when tg_op = 'INSERT' then total.points else -total.points end
      from seasons season
      join point_totals total on total.tenant_id = season.tenant_id and total.period = season.id::text
      where season.tenant_id = member.tenant_id and total.person_id = member.person_id
    on conflict (tenant_id, season_id, team_id, slot) do update set points = known.points + excluded.points;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger team_members_points after insert or delete on team_members
  for each row execute function note_member();

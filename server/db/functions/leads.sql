-- Whether somebody leads a player now: a leader by one of the roles, not disabled, of a team in use that the player is in. Nobody leads
-- themselves.
create or replace function leads(p_tenant uuid, p_leader uuid, p_player uuid) returns boolean language sql stable as $$
  select p_leader <> p_player and exists (
    select from team_leaders led
      join teams team on team.tenant_id = led.tenant_id and team.id = led.team_id
      join team_members member on member.tenant_id = led.tenant_id and member.team_id = led.team_id
      join people leader on leader.tenant_id = led.tenant_id and leader.id = led.person_id
      where led.tenant_id = p_tenant and led.person_id = p_leader and member.person_id = p_player
        and team.archived_at is null and (leader.role = 'leader' or 'leader' = any (leader.more_roles)) and not leader.is_disabled
  )
$$;

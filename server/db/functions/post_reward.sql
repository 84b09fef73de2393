-- Gives points and coins for one thing, once; true when it was given now. What a thing is worth is decided by the caller.
-- Locks the wallet before
-- anything else; a caller that locks the person too has done so.
create or replace function post_reward(
  p_tenant uuid, p_person uuid, p_reason text, p_source text, p_cycle text,
  p_points integer, p_coins integer, p_day date, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  insert into ledger_entries (tenant_id, person_id, reason, source, cycle, points, coins, day, created_at)
    values (p_tenant, p_person, p_reason, p_source, p_cycle, p_points, p_coins, p_day, p_now)
    on conflict do nothing;
  if not found then
    return false;
  end if;
  update wallets set points = points + p_points, coins = coins + p_coins
    where tenant_id = p_tenant and person_id = p_person;
  if p_points <> 0 then
    perform note_points(p_tenant, p_person, p_points, p_now);
  end if;
  return true;
end
$$;

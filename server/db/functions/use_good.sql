-- Uses a good of the game that somebody has, or puts it away; of those for one spot one is used at a time, so that another one there
-- is put away. False where the person has no such good. Locks the wallet first, as `place_order` does.
create or replace function use_good(p_tenant uuid, p_person uuid, p_order uuid, p_is_used boolean)
returns boolean language plpgsql as $$
declare
  spot text;
begin
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  select split_part(kind, '-', 1) into spot from shop_orders
    where tenant_id = p_tenant and person_id = p_person and id = p_order and state = 'handed'
      and kind not in ('company', 'freeze');
  if not found then
    return false;
  end if;
  update shop_orders set is_used = p_is_used and id = p_order
    where tenant_id = p_tenant and person_id = p_person and state = 'handed'
      and split_part(kind, '-', 1) = spot and (id = p_order or (p_is_used and is_used));
  return true;
end
$$;

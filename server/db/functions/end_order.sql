-- Ends an order: `handed` over or `rejected` by an admin, or `returned` by its buyer until `returnableSince` was ordered (null where
-- the buyer's account goes). What is not handed over gives the coins and the piece back. Outcomes: 'ended', 'repeated' (it ended
-- so before), 'gone' (no such order, or not this buyer's), 'taken' (it ended otherwise), 'late', 'used' (the streak has gone on
-- with the freeze). Locks the people, the wallet, the item, the order, and the streak last, as
-- `place_order` does.
create or replace function end_order(p_end jsonb) returns text language plpgsql as $$
declare
  p_tenant uuid not null := p_end ->> 'tenantId';
  p_order uuid not null := p_end ->> 'orderId';
  p_buyer uuid := p_end ->> 'buyerId';
  p_admin uuid := p_end ->> 'adminId';
  p_state text not null := p_end ->> 'state';
  p_note text not null := p_end ->> 'note';
  p_since timestamptz := p_end ->> 'returnableSince';
  p_day date not null := p_end ->> 'day';
  p_now timestamptz not null := p_end ->> 'now';
  placed shop_orders%rowtype;
begin
  select * into placed from shop_orders where tenant_id = p_tenant and id = p_order;
  if not found or placed.person_id <> p_buyer then
    return 'gone';
  end if;
  perform 1 from people where tenant_id = p_tenant and id in (placed.person_id, p_admin) order by id for key share;
  perform 1 from wallets where tenant_id = p_tenant and person_id = placed.person_id for update;
  perform 1 from shop_items where tenant_id = p_tenant and id = placed.item_id for update;
  select * into placed from shop_orders where tenant_id = p_tenant and id = p_order for update;
  if placed.state = p_state and placed.ended_by is not distinct from p_admin then
    return 'repeated';
  end if;
  if placed.state <> 'waiting' and not (placed.kind <> 'company' and placed.state = 'handed' and p_state = 'returned') then
    return 'taken';
  end if;
  if placed.ordered_at < p_since then
    return 'late';
  end if;
  if placed.kind = 'freeze' then
    update streaks set has_freeze = false
      where tenant_id = p_tenant and person_id = placed.person_id and has_freeze
        and (taken_at is null or taken_at <= placed.ordered_at);
    if not found then
      return 'used';
    end if;
  end if;
  update shop_orders set state = p_state, ended_at = p_now, ended_by = p_admin, note = p_note
    where tenant_id = p_tenant and id = p_order;
  if p_state <> 'handed' then
    update shop_items set stock = stock + 1 where tenant_id = p_tenant and id = placed.item_id;
    perform post_reward(
      p_tenant, placed.person_id, 'shop_return', p_order::text, '1', 0, placed.price, p_day, p_now
    );
  end if;
  if p_admin is not null then
    insert into notices (tenant_id, person_id, kind, order_id, created_at)
      values (p_tenant, placed.person_id, 'order', p_order, p_now);
  end if;
  return 'ended';
end
$$;

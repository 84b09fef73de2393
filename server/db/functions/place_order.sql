-- Buys one piece of an item for its price of now, once a key. Outcomes: 'ordered', 'repeated' (this key bought before), 'gone'
-- (no such item for this person), 'soon' (its sale has not begun), 'price' (it costs something else than the buyer saw),
-- 'sold-out', 'poor' (too few coins), 'held' (a freeze is held already), 'owned' (one of what the map shows), 'stale' (the streak was judged on old facts: judge again;
-- nothing was done). `isStreakBroken`: what is left of the streak ends before the freeze begins, which covers nothing of the past.
-- `kinds`: the goods of the game that there are for this person. A good that the map shows is used at once, in place of another one for
-- its spot, as `use_good` says. Locks the person, the wallet, the item, and the streak last, in this order, as `end_order` does.
create or replace function place_order(p_order jsonb)
returns table (outcome text, order_id uuid) language plpgsql as $$
declare
  p_tenant uuid not null := p_order ->> 'tenantId';
  p_person uuid not null := p_order ->> 'personId';
  p_item uuid not null := p_order ->> 'itemId';
  p_id uuid not null := p_order ->> 'id';
  p_key uuid not null := p_order ->> 'key';
  p_price integer not null := p_order ->> 'price';
  -- servers of the release before name freezes alone, as long as they run beside this one
  p_kinds jsonb not null := coalesce(
    p_order -> 'kinds', case when (p_order ->> 'mayFreeze')::boolean then '["freeze"]' else '[]' end::jsonb
  );
  p_streak_date date := p_order ->> 'streakDate';
  p_is_broken boolean not null := p_order ->> 'isStreakBroken';
  p_today date not null := p_order ->> 'today';
  p_day date not null := p_order ->> 'day';
  p_now timestamptz not null := p_order ->> 'now';
  purse wallets%rowtype;
  item shop_items%rowtype;
  held streaks%rowtype;
  placed uuid;
begin
  perform 1 from people where tenant_id = p_tenant and id = p_person and not is_disabled for share;
  if not found then
    return query select 'gone', null::uuid;
    return;
  end if;
  select * into purse from wallets where tenant_id = p_tenant and person_id = p_person for update;
  select known.id into placed from shop_orders known
    where known.tenant_id = p_tenant and known.person_id = p_person and known.key = p_key;
  if found then
    return query select 'repeated', placed;
    return;
  end if;
  select * into item from shop_items where tenant_id = p_tenant and id = p_item for update;
  if not found or not sees_shop_item(p_tenant, p_person, p_item) or p_today > item.closes_on
    or (item.kind <> 'company' and not p_kinds ? item.kind) then
    return query select 'gone', null::uuid;
    return;
  end if;
  outcome := case
    when p_today < item.opens_on then 'soon'
    when item.price <> p_price then 'price'
    when item.stock = 0 then 'sold-out'
    when item.kind not in ('company', 'freeze') and exists (
      select 1 from shop_orders mine
        where mine.tenant_id = p_tenant and mine.person_id = p_person and mine.kind = item.kind and mine.state = 'handed'
    ) then 'owned'
    when purse.coins < item.price then 'poor'
  end;
  if outcome is not null then
    return next;
    return;
  end if;
  if item.kind = 'freeze' then
    select * into held from streaks where tenant_id = p_tenant and person_id = p_person for update;
    if held.has_freeze or held.date is distinct from p_streak_date then
      return query select case when held.has_freeze then 'held' else 'stale' end, null::uuid;
      return;
    end if;
    update streaks set has_freeze = true,
        steps = case when p_is_broken then 0 else steps end,
        granted = granted and not p_is_broken,
        rounds = case when p_is_broken then 0 else rounds end,
        date = case when p_is_broken then null else date end
      where tenant_id = p_tenant and person_id = p_person;
  end if;
  update shop_items set stock = stock - 1 where tenant_id = p_tenant and id = p_item;
  insert into shop_orders (tenant_id, id, person_id, item_id, key, kind, words, price, state, ordered_at, ended_at)
    values (
      p_tenant, p_id, p_person, p_item, p_key, item.kind, item.words, item.price,
      case when item.kind = 'company' then 'waiting' else 'handed' end, p_now,
      case when item.kind <> 'company' then p_now end
    );
  if item.kind not in ('company', 'freeze') then
    perform use_good(p_tenant, p_person, p_id, true);
  end if;
  perform post_reward(p_tenant, p_person, 'shop', p_id::text, '1', 0, -item.price, p_day, p_now);
  return query select 'ordered', p_id;
end
$$;

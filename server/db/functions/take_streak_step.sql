-- Takes a step of the streak that was judged on `before`; false when another request has stepped since, and nothing is done.
-- `frozenOn` is the missed period that a freeze covers now. Locks the person, then the wallet, before anything else.
create or replace function take_streak_step(p_step jsonb) returns boolean language plpgsql as $$
declare
  p_tenant uuid not null := p_step ->> 'tenantId';
  p_person uuid not null := p_step ->> 'personId';
  p_act text not null := p_step ->> 'act';
  p_before date := p_step ->> 'before';
  p_day date not null := p_step ->> 'day';
  p_steps integer not null := p_step ->> 'steps';
  p_granted boolean not null := p_step ->> 'granted';
  p_rounds integer not null := p_step ->> 'rounds';
  p_frozen_on date := p_step ->> 'frozenOn';
  p_freeze_earned boolean not null := p_step ->> 'isFreezeEarned';
  p_bonus_points integer not null := p_step ->> 'bonusPoints';
  p_bonus_coins integer not null := p_step ->> 'bonusCoins';
  p_now timestamptz not null := p_step ->> 'takenAt';
  p_zone text not null := p_step ->> 'takenIn';
begin
  perform 1 from people where tenant_id = p_tenant and id = p_person for key share;
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  update streaks set steps = p_steps, granted = p_granted, date = p_day, taken_at = p_now, taken_in = p_zone,
      rounds = p_rounds, frozen_on = coalesce(p_frozen_on, frozen_on),
      has_freeze = p_freeze_earned or (has_freeze and p_frozen_on is null)
    where tenant_id = p_tenant and person_id = p_person and date is not distinct from p_before;
  if not found then
    return false;
  end if;
  insert into streak_steps (tenant_id, person_id, day, step, granted, act, frozen_on, taken_at, taken_in)
    values (p_tenant, p_person, p_day, p_steps, p_granted, p_act, p_frozen_on, p_now, p_zone)
    on conflict do nothing;
  if p_granted then
    perform post_reward(
      p_tenant, p_person, 'streak', 'streak', p_day::text, p_bonus_points, p_bonus_coins, p_day, p_now
    );
  end if;
  return true;
end
$$;

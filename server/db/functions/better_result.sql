-- Gives what the result of a retry (`p_finish`, as `finish_attempt` takes it) is better by than all that the task (`p_source`) has brought,
-- points and coins each for themselves, as the ledger has it. Answers what its finish is told: denied where it is no better. What its
-- leader once rated is never bettered by playing. Called under the lock of the wallet.
create or replace function better_result(p_finish jsonb, p_source text) returns jsonb language plpgsql as $$
declare
  p_tenant uuid not null := p_finish ->> 'tenantId';
  p_person uuid not null := p_finish ->> 'personId';
  p_summary jsonb not null := p_finish -> 'summary';
  had_points integer not null := 0;
  had_coins integer not null := 0;
  more_points integer not null := 0;
  more_coins integer not null := 0;
begin
  select coalesce(sum(points), 0), coalesce(sum(coins), 0) into had_points, had_coins from ledger_entries
    where tenant_id = p_tenant and person_id = p_person and reason = 'task' and source = p_source;
  if not exists (
    select from reviews
      where tenant_id = p_tenant and person_id = p_person and adventure_id || '/' || task_id = p_source
  ) then
    more_points := greatest(0, (p_finish ->> 'points')::integer - had_points);
    more_coins := greatest(0, (p_finish ->> 'coins')::integer - had_coins);
  end if;
  if more_points = 0 and more_coins = 0 then
    return (p_finish -> 'denied') || jsonb_strip_nulls(jsonb_build_object(
      'earned', had_points, 'score', p_summary -> 'score', 'ending', p_summary -> 'ending'
    ));
  end if;
  perform post_reward(
    p_tenant, p_person, 'task', p_source, p_finish ->> 'attemptId', more_points, more_coins,
    (p_finish ->> 'day')::date, (p_finish ->> 'now')::timestamptz
  );
  -- a retry takes no step of a streak
  return (p_summary - 'streak') || jsonb_build_object(
    'points', more_points,
    'currency', case when (p_finish ->> 'hasCoins')::boolean then more_coins else 0 end,
    'earned', had_points + more_points,
    'isPassed', true,
    'isMissionFinished', false
  );
end
$$;

-- The bookkeeping of rewards: one round trip, one row lock. What a thing is worth is decided by the caller; here it is
-- only written down, once. Nothing newer than PostgreSQL 15.

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end
$$;
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
--> statement-breakpoint
-- Gives points and coins for one thing, once; true when it was given now. Locks the wallet before anything else.
create function post_reward(
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
  return true;
end
$$;
--> statement-breakpoint
-- Takes a step of the streak that was judged on p_before; false when another request has stepped since, and nothing is done.
create function take_streak_step(
  p_tenant uuid, p_person uuid, p_before date, p_steps integer, p_granted boolean, p_day date,
  p_bonus_points integer, p_bonus_coins integer, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  update streaks set steps = p_steps, granted = p_granted, date = p_day
    where tenant_id = p_tenant and person_id = p_person and date is not distinct from p_before;
  if not found then
    return false;
  end if;
  if p_granted then
    perform post_reward(
      p_tenant, p_person, 'streak', 'streak', p_day::text, p_bonus_points, p_bonus_coins, p_day, p_now
    );
  end if;
  return true;
end
$$;
--> statement-breakpoint
-- Closes an attempt and, when it is the first of its task, completes the task and gives its reward. Outcomes:
-- 'awarded', 'denied' (the task was done before), 'repeated' (this key was answered before), 'stale' (the streak was
-- judged on old facts: judge again; nothing was done), 'gone' (no such attempt). p_steps is null where no step is due.
create function finish_attempt(
  p_tenant uuid, p_person uuid, p_attempt uuid, p_key uuid,
  p_points integer, p_coins integer, p_summary jsonb, p_denied jsonb, p_mission_tasks text[],
  p_day date, p_now timestamptz,
  p_before date, p_steps integer, p_granted boolean, p_bonus_points integer, p_bonus_coins integer
) returns table (outcome text, reply jsonb) language plpgsql as $$
declare
  attempt attempts%rowtype;
  done integer;
  answer jsonb;
begin
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  select * into attempt from attempts
    where tenant_id = p_tenant and id = p_attempt and person_id = p_person for update;
  if not found then
    return query select 'gone', null::jsonb;
    return;
  end if;
  if attempt.finished_at is not null then
    if attempt.finish_key = p_key then
      return query select 'repeated', attempt.finish_reply;
    else
      return query select 'denied', p_denied;
    end if;
    return;
  end if;
  if attempt.is_review or exists (
    select from completions
      where tenant_id = p_tenant and person_id = p_person
        and adventure_id = attempt.adventure_id and task_id = attempt.task_id
  ) then
    update attempts set finished_at = p_now, finish_key = p_key, finish_reply = p_denied
      where tenant_id = p_tenant and id = p_attempt;
    return query select 'denied', p_denied;
    return;
  end if;
  if p_steps is not null and not take_streak_step(
    p_tenant, p_person, p_before, p_steps, p_granted, p_day, p_bonus_points, p_bonus_coins, p_now
  ) then
    return query select 'stale', null::jsonb;
    return;
  end if;
  insert into completions (tenant_id, person_id, adventure_id, task_id, attempt_id, points, day, completed_at)
    values (p_tenant, p_person, attempt.adventure_id, attempt.task_id, p_attempt, p_points, p_day, p_now);
  perform post_reward(
    p_tenant, p_person, 'task', attempt.adventure_id || '/' || attempt.task_id, '1', p_points, p_coins, p_day, p_now
  );
  insert into activities (tenant_id, person_id, adventure_id, task_id, created_at)
    values (p_tenant, p_person, attempt.adventure_id, attempt.task_id, p_now);
  select count(*) into done from completions
    where tenant_id = p_tenant and person_id = p_person
      and adventure_id = attempt.adventure_id and task_id = any (p_mission_tasks);
  answer := p_summary || jsonb_build_object('isMissionFinished', done = cardinality(p_mission_tasks));
  update attempts set finished_at = p_now, finish_key = p_key, finish_reply = answer
    where tenant_id = p_tenant and id = p_attempt;
  return query select 'awarded', answer;
end
$$;

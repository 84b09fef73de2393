-- Closes an attempt and, when it is the first of its task, completes the task and gives its reward. Of a task that its leader
-- rates (`awaitsRating`), what it brings waits with the review; one that was sent back is handed in once more and waits again,
-- its points given with the first rating. `step` is what `take_streak_step` takes, or null where no step is due; `badges` are the
-- tests of badges that this finish may earn. Outcomes:
-- 'awarded', 'bettered' (the task was done before, and `isRetry` brought more: the difference is given, under the attempt, so that each
-- brings its own once), 'denied' (the task was done before), 'repeated' (this key was answered before), 'moved' (the attempt was changed
-- since it was judged; nothing was done), 'stale' (the streak was judged on old facts: judge again; nothing was done),
-- 'early' (sooner than a person can have played it; `reply` says how many seconds are missing; nothing was done), 'gone' (no such
-- attempt). What other attempts have taken up of `leastSeconds` since `since` is asked under the lock of the wallet, so that finishes
-- at the same time cannot share their time. One round trip; locks the person, then the wallet, before anything else.
create or replace function finish_attempt(p_finish jsonb)
returns table (outcome text, reply jsonb) language plpgsql as $$
declare
  p_tenant uuid not null := p_finish ->> 'tenantId';
  p_person uuid not null := p_finish ->> 'personId';
  p_attempt uuid not null := p_finish ->> 'attemptId';
  p_key uuid not null := p_finish ->> 'key';
  p_revision integer not null := p_finish ->> 'revision';
  p_points integer not null := p_finish ->> 'points';
  p_coins integer not null := p_finish ->> 'coins';
  p_awaits_rating boolean not null := p_finish ->> 'awaitsRating';
  -- the release before says nothing of it
  p_is_retry boolean not null := coalesce((p_finish ->> 'isRetry')::boolean, false);
  -- the release before names none, and asks beforehand
  p_least integer not null := coalesce((p_finish ->> 'leastSeconds')::integer, 0);
  p_since timestamptz := p_finish ->> 'since';
  p_summary jsonb not null := p_finish -> 'summary';
  p_denied jsonb not null := p_finish -> 'denied';
  p_day date not null := p_finish ->> 'day';
  p_now timestamptz not null := p_finish ->> 'now';
  mission_tasks text[] not null := array(select jsonb_array_elements_text(p_finish -> 'missionTasks'));
  attempt attempts%rowtype;
  was_done boolean;
  is_repeat boolean := false;
  done integer;
  missing integer := 0;
  answer jsonb;
begin
  perform 1 from people where tenant_id = p_tenant and id = p_person for key share;
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
  if attempt.revision <> p_revision then
    return query select 'moved', null::jsonb;
    return;
  end if;
  if p_least > 0 then
    missing := time_to_wait(p_tenant, p_person, p_attempt, p_least, p_since, p_now);
  end if;
  if missing > 0 then
    return query select 'early', to_jsonb(missing);
    return;
  end if;
  was_done := exists (
    select from completions
      where tenant_id = p_tenant and person_id = p_person
        and adventure_id = attempt.adventure_id and task_id = attempt.task_id
  );
  if was_done and p_awaits_rating and not attempt.is_review then
    select last.may_repeat into is_repeat from reviews last
      where last.tenant_id = p_tenant and last.person_id = p_person
        and last.adventure_id = attempt.adventure_id and last.task_id = attempt.task_id
      order by last.handed_in_at desc, (last.rated_at is null) desc limit 1;
  end if;
  if attempt.is_review or (was_done and is_repeat is not true) then
    answer := p_denied;
    if attempt.is_review and was_done and p_is_retry then
      answer := better_result(p_finish, attempt.adventure_id || '/' || attempt.task_id);
      if not answer ? 'denided' then
        update completions set points = (answer ->> 'earned')::integer
          where tenant_id = p_tenant and person_id = p_person
            and adventure_id = attempt.adventure_id and task_id = attempt.task_id;
      end if;
    end if;
    update attempts set finished_at = p_now, finish_key = p_key, finish_reply = answer,
        least_seconds = case when p_least > 0 then p_least else least_seconds end
      where tenant_id = p_tenant and id = p_attempt;
    if answer ? 'denided' then
      return query select 'denied', answer;
      return;
    end if;
    if jsonb_array_length(p_finish -> 'badges') > 0 then
      perform award_badges(
        p_tenant, p_person, attempt.adventure_id, p_finish ->> 'zone', p_finish -> 'badges', p_now
      );
    end if;
    return query select 'bettered', answer;
    return;
  end if;
  if jsonb_typeof(p_finish -> 'step') = 'object' and not take_streak_step(p_finish -> 'step') then
    return query select 'stale', null::jsonb;
    return;
  end if;
  if not was_done then
    insert into completions (tenant_id, person_id, adventure_id, task_id, attempt_id, points, day, completed_at)
      values (
        p_tenant, p_person, attempt.adventure_id, attempt.task_id, p_attempt,
        case when p_awaits_rating then 0 else p_points end, p_day, p_now
      );
    insert into activities (tenant_id, person_id, adventure_id, task_id, created_at)
      values (p_tenant, p_person, attempt.adventure_id, attempt.task_id, p_now);
  end if;
  if p_awaits_rating then
    insert into reviews (tenant_id, person_id, adventure_id, task_id, attempt_id, points, coins, handed_in_at)
      values (
        p_tenant, p_person, attempt.adventure_id, attempt.task_id, p_attempt,
        case when was_done then 0 else p_points end, case when was_done then 0 else p_coins end, p_now
      );
  else
    perform post_reward(
      p_tenant, p_person, 'task', attempt.adventure_id || '/' || attempt.task_id, '1', p_points, p_coins, p_day, p_now
    );
  end if;
  select count(*) into done from completions
    where tenant_id = p_tenant and person_id = p_person
      and adventure_id = attempt.adventure_id and task_id = any (mission_tasks);
  answer := p_summary
    || jsonb_build_object(
      -- a task that was taken out since it began finishes no mission
      'isMissionFinished',
      not was_done and attempt.task_id = any (mission_tasks) and done = cardinality(mission_tasks)
    );
  update attempts set finished_at = p_now, finish_key = p_key, finish_reply = answer,
      least_seconds = case when p_least > 0 then p_least else least_seconds end
    where tenant_id = p_tenant and id = p_attempt;
  if jsonb_array_length(p_finish -> 'badges') > 0 then
    perform award_badges(
      p_tenant, p_person, attempt.adventure_id, p_finish ->> 'zone', p_finish -> 'badges', p_now
    );
  end if;
  return query select 'awarded', answer;
end
$$;

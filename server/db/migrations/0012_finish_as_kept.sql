CREATE INDEX "attempts_of_task" ON "attempts" USING btree ("tenant_id","person_id","adventure_id","task_id","started_at");--> statement-breakpoint
drop function finish_attempt(
  uuid, uuid, uuid, uuid, integer, integer, jsonb, jsonb, text[], date, timestamptz, date, integer, boolean, integer, integer,
  text
);
--> statement-breakpoint
-- As before, and also 'moved': the attempt was changed since it was judged, and nothing was done. The revision on which it
-- was judged comes last and may be left out, so that a process of the version before can go on while this one takes over.
create function finish_attempt(
  p_tenant uuid, p_person uuid, p_attempt uuid, p_key uuid,
  p_points integer, p_coins integer, p_summary jsonb, p_denied jsonb, p_mission_tasks text[],
  p_day date, p_now timestamptz,
  p_before date, p_steps integer, p_granted boolean, p_bonus_points integer, p_bonus_coins integer,
  p_zone text default null, p_revision integer default null
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
  if p_revision is not null and attempt.revision <> p_revision then
    return query select 'moved', null::jsonb;
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
    p_tenant, p_person, p_before, p_steps, p_granted, p_day, p_bonus_points, p_bonus_coins, p_now, p_zone
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

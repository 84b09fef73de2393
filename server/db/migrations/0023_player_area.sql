CREATE TABLE "streak_steps" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"step" integer NOT NULL,
	"granted" boolean NOT NULL,
	"act" text,
	"frozen_on" date,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_in" text,
	CONSTRAINT "streak_steps_tenant_id_person_id_day_pk" PRIMARY KEY("tenant_id","person_id","day")
);
--> statement-breakpoint
ALTER TABLE "streaks" ADD COLUMN "rounds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "streaks" ADD COLUMN "has_freeze" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "streaks" ADD COLUMN "frozen_on" date;--> statement-breakpoint
ALTER TABLE "streak_steps" ADD CONSTRAINT "streak_steps_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_newest" ON "ledger_entries" USING btree ("tenant_id","person_id","created_at","id");
--> statement-breakpoint
-- What is known of steps that were taken before: those of the last round, by days, or the last alone, by weeks.
insert into streak_steps (tenant_id, person_id, day, step, granted, taken_at, taken_in)
select s.tenant_id, s.person_id, s.date - back, s.steps - back, s.granted and back = 0,
  coalesce(s.taken_at, s.date::timestamp at time zone 'UTC') - make_interval(days => back), s.taken_in
from streaks s
join tenants t on t.id = s.tenant_id
cross join lateral generate_series(0, s.steps - 1) back
where s.date is not null
  and (back = 0 or not t.params @> '[{"configKey": "streak_type", "configValue": "week"}]');
--> statement-breakpoint
drop function finish_attempt(
  uuid, uuid, uuid, uuid, integer, integer, jsonb, jsonb, text[], date, timestamptz, date, integer, boolean, integer, integer,
  text, integer, boolean
);
--> statement-breakpoint
drop function take_streak_step(uuid, uuid, date, integer, boolean, date, integer, integer, timestamptz, text);
--> statement-breakpoint
-- As before, and keeps every step with what took it, and what became of the freeze: p_frozen_on is the missed period that it
-- covers now. The last four may be left out, so that a process of the version before can go on while this one takes over.
create function take_streak_step(
  p_tenant uuid, p_person uuid, p_before date, p_steps integer, p_granted boolean, p_day date,
  p_bonus_points integer, p_bonus_coins integer, p_now timestamptz, p_zone text default null,
  p_act text default null, p_rounds integer default null, p_frozen_on date default null, p_freeze_earned boolean default false
) returns boolean language plpgsql as $$
begin
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  update streaks set steps = p_steps, granted = p_granted, date = p_day, taken_at = p_now, taken_in = p_zone,
      rounds = coalesce(p_rounds, 0), frozen_on = coalesce(p_frozen_on, frozen_on),
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
--> statement-breakpoint
-- As before, and hands on what a step of the streak does to the freeze. The last three may be left out, as above.
create function finish_attempt(
  p_tenant uuid, p_person uuid, p_attempt uuid, p_key uuid,
  p_points integer, p_coins integer, p_summary jsonb, p_denied jsonb, p_mission_tasks text[],
  p_day date, p_now timestamptz,
  p_before date, p_steps integer, p_granted boolean, p_bonus_points integer, p_bonus_coins integer,
  p_zone text default null, p_revision integer default null, p_awaits boolean default false,
  p_rounds integer default null, p_frozen_on date default null, p_freeze_earned boolean default false
) returns table (outcome text, reply jsonb) language plpgsql as $$
declare
  attempt attempts%rowtype;
  was_done boolean;
  is_repeat boolean := false;
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
  was_done := exists (
    select from completions
      where tenant_id = p_tenant and person_id = p_person
        and adventure_id = attempt.adventure_id and task_id = attempt.task_id
  );
  if was_done and p_awaits and not attempt.is_review then
    select last.may_repeat into is_repeat from reviews last
      where last.tenant_id = p_tenant and last.person_id = p_person
        and last.adventure_id = attempt.adventure_id and last.task_id = attempt.task_id
      order by last.handed_in_at desc, (last.rated_at is null) desc limit 1;
  end if;
  if attempt.is_review or (was_done and is_repeat is not true) then
    update attempts set finished_at = p_now, finish_key = p_key, finish_reply = p_denied
      where tenant_id = p_tenant and id = p_attempt;
    return query select 'denied', p_denied;
    return;
  end if;
  if p_steps is not null and not take_streak_step(
    p_tenant, p_person, p_before, p_steps, p_granted, p_day, p_bonus_points, p_bonus_coins, p_now, p_zone,
    'task', p_rounds, p_frozen_on, p_freeze_earned
  ) then
    return query select 'stale', null::jsonb;
    return;
  end if;
  if not was_done then
    insert into completions (tenant_id, person_id, adventure_id, task_id, attempt_id, points, day, completed_at)
      values (
        p_tenant, p_person, attempt.adventure_id, attempt.task_id, p_attempt,
        case when p_awaits then 0 else p_points end, p_day, p_now
      );
    insert into activities (tenant_id, person_id, adventure_id, task_id, created_at)
      values (p_tenant, p_person, attempt.adventure_id, attempt.task_id, p_now);
  end if;
  if p_awaits then
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
      and adventure_id = attempt.adventure_id and task_id = any (p_mission_tasks);
  answer := p_summary
    || jsonb_build_object('isMissionFinished', not was_done and done = cardinality(p_mission_tasks));
  update attempts set finished_at = p_now, finish_key = p_key, finish_reply = answer
    where tenant_id = p_tenant and id = p_attempt;
  return query select 'awarded', answer;
end
$$;

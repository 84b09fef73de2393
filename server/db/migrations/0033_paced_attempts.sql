ALTER TABLE "attempts" ADD COLUMN "launched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "least_seconds" integer;
--> statement-breakpoint
-- Attempts that were begun before launches were recorded count as launched.
update attempts set launched_at = started_at where finished_at is null;
--> statement-breakpoint
-- Takes up p_least seconds of the player's time since p_since for the finish of an attempt; what other attempts have taken
-- up since then is gone, so that tasks opened side by side need the time of all of them. Returns the seconds still to wait;
-- 0: the time is taken up. The wallet is locked, so that finishes at the same time cannot share their time.
create function take_up_time(
  p_tenant uuid, p_person uuid, p_attempt uuid, p_least integer, p_since timestamptz, p_now timestamptz
) returns integer language plpgsql as $$
declare
  used double precision;
  missing double precision;
begin
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  select coalesce(sum(least(
    other.least_seconds,
    greatest(0, extract(epoch from coalesce(other.finished_at, p_now)
      - greatest(p_since, coalesce(other.launched_at, other.started_at))))
  )), 0) into used
    from attempts other
    where other.tenant_id = p_tenant and other.person_id = p_person and other.id <> p_attempt
      and other.least_seconds is not null
      and (other.finished_at is null or other.finished_at > p_since);
  missing := p_least + used - extract(epoch from p_now - p_since);
  if missing > 0 then
    return ceil(missing);
  end if;
  update attempts set least_seconds = p_least
    where tenant_id = p_tenant and id = p_attempt and person_id = p_person and finished_at is null;
  return 0;
end
$$;

-- For the release before this one: `finish_attempt` does it now, and this file goes with the next release.
-- Takes up the time of `time_to_wait` for the finish of an attempt, or returns the seconds still to wait. The wallet is locked,
-- so that finishes at the same time cannot share their time.
create or replace function take_up_time(
  p_tenant uuid, p_person uuid, p_attempt uuid, p_least integer, p_since timestamptz, p_now timestamptz
) returns integer language plpgsql as $$
declare
  missing integer;
begin
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  missing := time_to_wait(p_tenant, p_person, p_attempt, p_least, p_since, p_now);
  if missing > 0 then
    return missing;
  end if;
  update attempts set least_seconds = p_least
    where tenant_id = p_tenant and id = p_attempt and person_id = p_person and finished_at is null;
  return 0;
end
$$;

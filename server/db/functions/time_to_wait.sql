-- The seconds that the finish of an attempt has still to wait, for anyone who asks before it is tried; 0: none. Of p_least seconds
-- since p_since, what other attempts have taken up since then is gone, so that tasks opened side by side need the time of
-- all of them.
create or replace function time_to_wait(
  p_tenant uuid, p_person uuid, p_attempt uuid, p_least integer, p_since timestamptz, p_now timestamptz
) returns integer language plpgsql stable as $$
begin
  return (select greatest(0, ceil(
    p_least - extract(epoch from p_now - p_since) + coalesce(sum(least(
      other.least_seconds,
      greatest(0, extract(epoch from coalesce(other.finished_at, p_now)
        - greatest(p_since, coalesce(other.launched_at, other.started_at))))
    )), 0)
  ))::integer
    from attempts other
    where other.tenant_id = p_tenant and other.person_id = p_person and other.id <> p_attempt
      and other.least_seconds is not null
      and (other.finished_at is null or other.finished_at > p_since));
end
$$;

-- Takes somebody off a coaching session or its waiting list, gives a seat that becomes free to the one who waits longest, and answers with
-- who got one. Whether they may still leave is decided by the caller.
create or replace function leave_coaching_session(
  p_tenant uuid, p_session uuid, p_person uuid, p_now timestamptz
) returns setof uuid language plpgsql as $$
begin
  perform 1 from coaching_sessions where tenant_id = p_tenant and id = p_session for update;
  delete from coaching_bookings where tenant_id = p_tenant and session_id = p_session and person_id = p_person;
  return query select fill_coaching_seats(p_tenant, p_session, p_now);
end
$$;

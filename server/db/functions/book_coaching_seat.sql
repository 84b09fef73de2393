-- Gives somebody a seat in a coaching session, or a place on its waiting list where none is free. Whether it is offered to them is
-- decided by the caller. Answers 'booked', 'waiting', 'cancelled', 'over' or 'gone'; a second call changes nothing.
-- The session is locked first, so of parallel calls on any server one after the other counts the seats.
create or replace function book_coaching_seat(
  p_tenant uuid, p_session uuid, p_person uuid, p_now timestamptz
) returns text language plpgsql as $$
declare
  held coaching_sessions%rowtype;
  mine coaching_bookings%rowtype;
  next_number integer;
  is_free boolean;
begin
  select * into held from coaching_sessions where tenant_id = p_tenant and id = p_session for update;
  if not found then
    return 'gone';
  end if;
  if held.cancelled_at is not null then
    return 'cancelled';
  end if;
  if held.starts_at <= p_now then
    return 'over';
  end if;
  select * into mine from coaching_bookings
    where tenant_id = p_tenant and session_id = p_session and person_id = p_person;
  if found then
    return case when mine.seat_at is null then 'waiting' else 'booked' end;
  end if;
  -- an account that is on its way out takes none
  perform 1 from people where tenant_id = p_tenant and id = p_person and not is_disabled for key share;
  if not found then
    return 'gone';
  end if;
  select coalesce(max(number), 0) + 1, count(seat_at) < held.seats into next_number, is_free from coaching_bookings
    where tenant_id = p_tenant and session_id = p_session;
  insert into coaching_bookings (tenant_id, session_id, person_id, number, asked_at, seat_at)
    values (p_tenant, p_session, p_person, next_number, p_now, case when is_free then p_now end);
  return case when is_free then 'booked' else 'waiting' end;
end
$$;

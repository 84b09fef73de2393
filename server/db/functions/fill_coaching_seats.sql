-- Gives the free seats of a coaching session to those who wait, in their order, and answers with who got one. A disabled account
-- keeps its place and is passed over. Locks the session first, as booking and leaving do.
create or replace function fill_coaching_seats(
  p_tenant uuid, p_session uuid, p_now timestamptz
) returns setof uuid language plpgsql as $$
declare
  free integer;
begin
  select session.seats into free from coaching_sessions session
    where session.tenant_id = p_tenant and session.id = p_session
      and session.cancelled_at is null and session.starts_at > p_now
    for update;
  if not found then
    return;
  end if;
  select free - count(booking.seat_at) into free from coaching_bookings booking
    where booking.tenant_id = p_tenant and booking.session_id = p_session;
  return query
    with next_ones as (
      select waiting.person_id from coaching_bookings waiting
        join people person on person.tenant_id = waiting.tenant_id and person.id = waiting.person_id
        where waiting.tenant_id = p_tenant and waiting.session_id = p_session and waiting.seat_at is null
          and not person.is_disabled
        order by waiting.number
        limit greatest(free, 0)
    )
    update coaching_bookings booking set seat_at = p_now
      from next_ones
      where booking.tenant_id = p_tenant and booking.session_id = p_session and booking.person_id = next_ones.person_id
      returning booking.person_id;
end
$$;

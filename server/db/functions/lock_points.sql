-- Until the transaction ends, keeps the sums of a tenant's points for what is given to one person, or for all that changes
-- several (null): nothing else adds to them then. Awards go on side by side, but for those of people in the same rows
-- (`point_slot`, `note_points`), which could wait for each other in turns. A caller that locks a wallet as well locks that first.
create or replace function lock_points(p_tenant uuid, p_person uuid) returns void language plpgsql as $$
begin
  if p_person is null then
    perform pg_advisory_xact_lock(hashtextextended('points ' || p_tenant, 0));
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('points ' || p_tenant, 0));
    perform pg_advisory_xact_lock(hashtextextended('points ' || p_tenant, 1 + point_slot(p_person)));
  end if;
end
$$;

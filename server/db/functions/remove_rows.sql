-- Takes away up to `p_most` rows that a tenant has in a table, and says how many: only of one that is being deleted. The server's role
-- may not delete from what is append-only: this runs with the rights of the user that owns the tables.
create or replace function remove_rows(p_table text, p_tenant uuid, p_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  owner_column text := case p_table when 'tenants' then 'id' else 'tenant_id' end;
  gone integer;
begin
  if not is_leaving(p_tenant) then raise exception 'tenant % is not being deleted', p_tenant; end if;
  perform set_config('waymark.moved_tenant', p_tenant::text, true);
  execute format(
    'delete from %1$I where ctid = any(array(select ctid from %1$I where %2$I = $1 limit $2))', p_table, owner_column
  ) using p_tenant, p_most;
  get diagnostics gone = row_count;
  return gone;
end
$$;
--> statement-breakpoint
-- The server's role may call it, which is granted this (server/db/server-role.ts), and the owner of the tables.
revoke execute on function remove_rows(text, uuid, integer) from public

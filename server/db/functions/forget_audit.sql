-- Takes away up to `p_most` lines of audit logs whose retention is over, and says how many. The server's role may not delete them:
-- this runs with the rights of the user that owns the tables.
create or replace function forget_audit(p_most integer) returns integer language sql security definer
set search_path = public, pg_temp as $$
  with old as (
    select entry.tenant_id, entry.id
      from tenants join audit_entries entry
        on entry.tenant_id = tenants.id and entry.at < audit_retained_since(tenants.id)
      limit p_most
  ), gone as (
    delete from audit_entries entry using old where entry.tenant_id = old.tenant_id and entry.id = old.id returning 1
  )
  select count(*)::integer from gone
$$;
--> statement-breakpoint
-- The server's role may call it, which is granted this (server/db/server-role.ts), and the owner of the tables.
revoke execute on function forget_audit(integer) from public

-- Whether this transaction brings or takes away the whole tenant (server/tenants): what its rows say is final then.
create or replace function is_moved(tenant uuid) returns boolean language sql stable as $$
  select coalesce(tenant = nullif(current_setting('waymark.moved_tenant', true), '')::uuid, false)
$$;

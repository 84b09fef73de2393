-- Whether a tenant is being deleted as a whole, which nothing takes back.
create or replace function is_leaving(p_tenant uuid) returns boolean language sql stable as $$
  select exists (select from tenants where id = p_tenant and removed_at is not null)
$$;

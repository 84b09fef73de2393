-- What is older may go from a tenant's audit log: by its setting, which is never below 90 days and 730 at first
-- (RETENTION_DAYS in shared/domain/tenant-settings.ts), and by the database's own clock.
create or replace function audit_retained_since(p_tenant uuid) returns timestamptz language sql stable as $$
  select now() - make_interval(days => greatest(90, coalesce((features ->> 'auditDays')::integer, 730)))
    from tenants where id = p_tenant
$$;

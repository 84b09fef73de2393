-- Rows go with the whole tenant alone (is_leaving.sql).
create or replace function refuse_tenant_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_leaving(old.tenant_id) then return old; end if;
  raise exception 'the log of settings is append-only';
end
$$;
--> statement-breakpoint
create or replace trigger tenant_changes_append_only before update or delete on tenant_changes
  for each row execute function refuse_tenant_change();

create or replace function refuse_tenant_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log of settings is append-only';
end
$$;
--> statement-breakpoint
create or replace trigger tenant_changes_append_only before update or delete on tenant_changes
  for each row execute function refuse_tenant_change();

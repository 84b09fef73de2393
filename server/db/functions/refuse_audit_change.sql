-- Rows go after their retention (audit_retained_since.sql), and with the whole tenant (is_leaving.sql).
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.at < audit_retained_since(old.tenant_id) or is_leaving(old.tenant_id)) then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end
$$;
--> statement-breakpoint
create or replace trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();

-- Rows go with the whole tenant alone (is_leaving.sql).
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_leaving(old.tenant_id) then return old; end if;
  raise exception 'the ledger is append-only';
end
$$;
--> statement-breakpoint
create or replace trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();

create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end
$$;
--> statement-breakpoint
create or replace trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();

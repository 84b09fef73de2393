-- What is append-only is not emptied either.
create or replace function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
--> statement-breakpoint
create or replace trigger agreement_acceptances_never_emptied before truncate on agreement_acceptances
  for each statement execute function refuse_truncate();
--> statement-breakpoint
create or replace trigger agreement_versions_never_emptied before truncate on agreement_versions
  for each statement execute function refuse_truncate();
--> statement-breakpoint
create or replace trigger audit_entries_never_emptied before truncate on audit_entries
  for each statement execute function refuse_truncate();
--> statement-breakpoint
create or replace trigger ledger_entries_never_emptied before truncate on ledger_entries
  for each statement execute function refuse_truncate();
--> statement-breakpoint
create or replace trigger operator_entries_never_emptied before truncate on operator_entries
  for each statement execute function refuse_truncate();
--> statement-breakpoint
create or replace trigger tenant_changes_never_emptied before truncate on tenant_changes
  for each statement execute function refuse_truncate();

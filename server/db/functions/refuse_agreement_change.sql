-- Rows go with the whole tenant alone (is_leaving.sql).
create or replace function refuse_agreement_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_leaving(old.tenant_id) then return old; end if;
  raise exception 'agreements and who accepted them are append-only';
end
$$;
--> statement-breakpoint
create or replace trigger agreement_versions_append_only before update or delete on agreement_versions
  for each row execute function refuse_agreement_change();
--> statement-breakpoint
create or replace trigger agreement_acceptances_append_only before update or delete on agreement_acceptances
  for each row execute function refuse_agreement_change();

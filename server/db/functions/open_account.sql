-- Anyone who is in the database has a wallet and a streak, however they came.
create or replace function open_account() returns trigger language plpgsql as $$
begin
  -- both come with the tenant
  if is_moved(new.tenant_id) then return null; end if;
  insert into wallets (tenant_id, person_id) values (new.tenant_id, new.id) on conflict do nothing;
  insert into streaks (tenant_id, person_id) values (new.tenant_id, new.id) on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger people_account after insert on people for each row execute function open_account();

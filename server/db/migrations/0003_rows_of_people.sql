-- Whoever is in the database has a wallet and a streak, by whatever way he came.
create function open_account() returns trigger language plpgsql as $$
begin
  insert into wallets (tenant_id, person_id) values (new.tenant_id, new.id) on conflict do nothing;
  insert into streaks (tenant_id, person_id) values (new.tenant_id, new.id) on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create trigger people_account after insert on people for each row execute function open_account();
--> statement-breakpoint
insert into wallets (tenant_id, person_id, points, coins)
  select people.tenant_id, people.id, coalesce(sum(points), 0), coalesce(sum(coins), 0)
  from people left join ledger_entries on ledger_entries.tenant_id = people.tenant_id and person_id = people.id
  group by people.tenant_id, people.id
  on conflict do nothing;
--> statement-breakpoint
insert into streaks (tenant_id, person_id) select tenant_id, id from people on conflict do nothing;

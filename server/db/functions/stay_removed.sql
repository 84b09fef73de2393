-- A mark that could be taken back would let the logs of a tenant go, and the tenant stay.
create or replace function stay_removed() returns trigger language plpgsql as $$
begin
  if old.removed_at is not null and new.removed_at is null then
    raise exception 'a tenant that is being deleted stays so';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger tenants_stay_removed before update of removed_at on tenants
  for each row execute function stay_removed();

-- Months and seasons begin and end in the tenant's zone: with another one they are others.
create or replace function note_zone() returns trigger language plpgsql as $$
begin
  perform recount_points(new.id);
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger tenants_zone after update of time_zone on tenants
  for each row when (old.time_zone is distinct from new.time_zone) execute function note_zone();

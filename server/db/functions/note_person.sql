-- A person who is renamed, changes role, hides, or goes: rankings follow at once.
create or replace function note_person() returns trigger language plpgsql as $$
declare
  was_ranked boolean := is_ranked(old.role, old.is_disabled, old.privacy);
  now_ranked boolean := is_ranked(new.role, new.is_disabled, new.privacy);
begin
  if was_ranked = now_ranked and lower(old.display_name) = lower(new.display_name) then
    return null;
  end if;
  perform lock_points(new.tenant_id, null);
  update point_totals set is_ranked = now_ranked, name = lower(new.display_name)
    where tenant_id = new.tenant_id and person_id = new.id;
  if was_ranked <> now_ranked then
    insert into point_counts as known (tenant_id, period, level, prefix, slot, people)
      select new.tenant_id, period, level, points >> (7 * level), point_slot(new.id),
          case when now_ranked then 1 else -1 end
        from point_totals, generate_series(0, 1) level
        where tenant_id = new.tenant_id and person_id = new.id and points > 0
      on conflict (tenant_id, period, level, prefix, slot) do update set people = known.people + excluded.people;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger people_ranked after update of role, is_disabled, privacy, display_name on people
  for each row execute function note_person();

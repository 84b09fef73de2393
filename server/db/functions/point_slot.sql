-- In which of the rows that share a sum a person's part is (point_counts, team_points).
create or replace function point_slot(p_person uuid) returns integer language sql immutable as $$
  select get_byte(uuid_send(p_person), 0) % 8
$$;

-- How many of those whom rankings show have more points in a period: the rank is one more. Reads few rows, however many
-- people there are.
create or replace function people_above(p_tenant uuid, p_period text, p_points integer)
returns integer language plpgsql stable as $$
begin
  return (
    select coalesce(sum(part.people), 0) from (
      select people from point_counts
        where tenant_id = p_tenant and period = p_period and level = 1 and prefix > p_points >> 7
      union all select people from point_counts
        where tenant_id = p_tenant and period = p_period and level = 0
          and prefix > p_points and prefix < ((p_points >> 7) + 1) << 7
    ) part
  );
end
$$;

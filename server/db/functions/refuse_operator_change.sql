-- Rows go after their retention (forget_operator_log.sql), the shortest of which holds for every statement.
create or replace function refuse_operator_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '90 days' then return old; end if;
  raise exception 'the log of operators is append-only';
end
$$;
--> statement-breakpoint
create or replace trigger operator_entries_append_only before update or delete on operator_entries
  for each row execute function refuse_operator_change();

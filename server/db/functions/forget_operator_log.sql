-- Takes away lines of the operators' log that are older than so many days, never younger than 90
-- (OPERATOR_LOG_DAYS in shared/domain/operator-log.ts), by the database's own clock. The server's role may not delete them: this runs
-- with the rights of the user that owns the tables.
create or replace function forget_operator_log(p_days integer) returns void language sql security definer
set search_path = public, pg_temp as $$
  delete from operator_entries where at < now() - make_interval(days => greatest(90, p_days))
$$;
--> statement-breakpoint
-- The server's role may call it, which is granted this (server/db/server-role.ts), and the owner of the tables.
revoke execute on function forget_operator_log(integer) from public

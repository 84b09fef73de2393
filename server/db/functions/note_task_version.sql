-- Whatever closes an attempt, the version of the task that it was judged by is recorded with it: where it names the version of the
-- adventure that it began with, the last of before it began.
create or replace function note_task_version() returns trigger language plpgsql as $$
begin
  select coalesce(
      max(number) filter (where new.version_id is null or published_at <= new.started_at), max(number)
    ) into new.task_version
    from task_versions
    where tenant_id = new.tenant_id and adventure_id = new.adventure_id and task_id = new.task_id;
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger attempts_task_version before update of finished_at on attempts
  for each row when (new.finished_at is not null and old.finished_at is null)
  execute function note_task_version();

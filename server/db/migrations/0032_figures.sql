CREATE TABLE "kept_figures" (
	"tenant_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_figures_tenant_id_adventure_id_pk" PRIMARY KEY("tenant_id","adventure_id")
);
--> statement-breakpoint
CREATE TABLE "task_versions" (
	"tenant_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"names" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_versions_tenant_id_adventure_id_task_id_number_pk" PRIMARY KEY("tenant_id","adventure_id","task_id","number")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "task_version" integer;--> statement-breakpoint
ALTER TABLE "kept_figures" ADD CONSTRAINT "kept_figures_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_versions" ADD CONSTRAINT "task_versions_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_finished" ON "attempts" USING btree ("tenant_id","finished_at","id") WHERE "attempts"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "completions_newest" ON "completions" USING btree ("tenant_id","completed_at","attempt_id");--> statement-breakpoint
-- What is published now counts as the first version of each of its tasks; its hash is filled in when it is published again.
insert into task_versions (tenant_id, adventure_id, task_id, number, hash, names, published_at)
select distinct on (adventure.tenant_id, adventure.id, task.content ->> 'id')
  adventure.tenant_id, adventure.id, task.content ->> 'id', 1, '', '{}'::jsonb, version.created_at
from adventures adventure
join adventure_versions version on version.tenant_id = adventure.tenant_id and version.id = adventure.version_id
cross join lateral jsonb_array_elements(version.content -> 'missions') as mission (content)
cross join lateral jsonb_array_elements(mission.content -> 'tasks') as task (content)
order by adventure.tenant_id, adventure.id, task.content ->> 'id';
--> statement-breakpoint
-- Whatever closes an attempt, the version of the task that it was judged by stands with it.
create function note_task_version() returns trigger language plpgsql as $$
begin
  select max(number) into new.task_version from task_versions
    where tenant_id = new.tenant_id and adventure_id = new.adventure_id and task_id = new.task_id;
  return new;
end
$$;
--> statement-breakpoint
create trigger attempts_task_version before update of finished_at on attempts
  for each row when (new.finished_at is not null and old.finished_at is null)
  execute function note_task_version();

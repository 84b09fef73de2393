create table tenant_hosts (
  host text primary key not null,
  tenant_id uuid not null,
  constraint tenant_hosts_small check (tenant_hosts.host = lower(tenant_hosts.host))
);
--> statement-breakpoint
alter table tenant_hosts add constraint tenant_hosts_tenant_id_tenants_id_fk
  foreign key (tenant_id) references tenants (id) on delete cascade;
--> statement-breakpoint
create index tenant_hosts_tenant on tenant_hosts (tenant_id);
--> statement-breakpoint
-- Where several claimed the same, the oldest answered; it keeps it.
insert into tenant_hosts (host, tenant_id)
  select distinct on (lower(host)) lower(host), id from tenants, unnest(hosts) as host order by lower(host), created_at, id;
--> statement-breakpoint
update tenants set is_default = false where is_default and id <> (
  select id from tenants where is_default order by created_at, id limit 1
);
--> statement-breakpoint
create unique index tenants_default on tenants (is_default) where is_default;
--> statement-breakpoint
alter table tenants drop column hosts;

-- What a person's face wears, as a field of it: goods that he or she has and uses, as long as the tenant's shop is on.
create or replace function worn_parts(p_tenant uuid, p_person uuid) returns jsonb language sql stable as $$
  select case when count(*) = 0 then '{}' else jsonb_build_object('worn', jsonb_agg(kind order by kind)) end
    from shop_orders
    where tenant_id = p_tenant and person_id = p_person and state = 'handed' and is_used
      and kind in ('glasses-round', 'hat-wool', 'scarf-striped')
      and exists (select from tenants where id = p_tenant and (features ->> 'isShopEnabled')::boolean)
$$;

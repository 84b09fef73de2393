-- Whether an item of the shop is there for somebody: it is not hidden, and it is for all or for a team in use that the person
-- is in. When it may be bought is another question.
create or replace function sees_shop_item(p_tenant uuid, p_person uuid, p_item uuid) returns boolean language sql stable as $$
  select exists (
    select from shop_items item
      where item.tenant_id = p_tenant and item.id = p_item and not item.is_hidden
        and (not item.is_for_teams or exists (
          select from shop_item_teams audience
            join teams team on team.tenant_id = audience.tenant_id and team.id = audience.team_id
            join team_members member on member.tenant_id = audience.tenant_id and member.team_id = audience.team_id
            where audience.tenant_id = p_tenant and audience.item_id = p_item
              and member.person_id = p_person and team.archived_at is null
        ))
  )
$$;
